package swarender

import java.util.SplittableRandom

import utest.*

/** The `ujson` profile against ujson's own writer. Only what ujson gets wrong is left out: 2^63,
  * which it prints as 2^63 - 1, and lone surrogates, which it throws at.
  */
object UjsonTest extends TestSuite {
  private val indents = Seq(-1, 0, 1, 2, 4, 7)

  private def check(value: ujson.Value): Unit =
    for (indent <- indents; escapeUnicode <- Seq(false, true)) {
      val expected = ujson.writeToByteArray(value, indent, escapeUnicode)
      val style = JsonStyle.ujson(indent, escapeUnicode)
      same(s"indent $indent, $escapeUnicode", Json(style).toBytes(value), expected)
    }

  private def same(what: String, got: Array[Byte], expected: Array[Byte]): Unit =
    if (!java.util.Arrays.equals(got, expected))
      throw new java.lang.AssertionError(
        s"$what: ${Golden.difference(new String(got, "UTF-8"), new String(expected, "UTF-8"))}"
      )

  private def safe(d: Double): Double = if (d == 9223372036854775808.0) 0.0 else d

  private def safe(value: ujson.Value): ujson.Value = value match {
    case ujson.Num(d) => ujson.Num(safe(d))
    case ujson.Arr(elements) => ujson.Arr.from(elements.map(safe(_)))
    case ujson.Obj(members) => ujson.Obj.from(members.map { case (k, v) => k -> safe(v) })
    case v => v
  }

  val tests: Tests = Tests {
    test("the table of documents") {
      Documents.table.foreach { case (_, value) => check(safe(value)) }
    }
    test("generated documents") {
      val random = Seeded("documents for ujson")
      for (_ <- 0 until 500) check(safe(Documents.random(random)))
    }
    test("samples") {
      for (name <- Seq("config", "empties", "kubernetes", "numbers", "services", "unicode")) {
        val text = TestPlatform.readFile(s"samples/$name.json")
        check(safe(ujson.read(text)))
        for (indent <- indents)
          same(name, Json(JsonStyle.ujson(indent)).toBytes(JsonText(text)), ujson.reformatToByteArray(text, indent))
      }
    }
    test("every code unit") {
      val units = (0 to 0xffff).filterNot(c => c >= 0xd800 && c < 0xe000).map(_.toChar.toString)
      check(ujson.Arr.from(units))
      check(ujson.Str(units.mkString))
    }
    test("numbers of all kinds") {
      val edges =
        (-1074 to 1023).map(e => Math.scalb(1.0, e)) ++ (-323 to 308).map(e => s"1e$e".toDouble) ++ (1 to 300).map(
          _ * Double.MinPositiveValue
        )
      val all = edges.flatMap(d =>
        Seq(d, Math.nextUp(d), Math.nextDown(d))
      ) ++ Documents.numbers :+ Double.NaN :+ Double.PositiveInfinity
      check(ujson.Arr.from(all.flatMap(d => Seq(d, -d)).map(safe(_))))
    }
    test("random doubles") {
      println(s"doubles for ujson: seed ${Seeded.Seed}")
      val random = new SplittableRandom(Seeded.Seed)
      for (_ <- 0 until 100) {
        val value = ujson.Arr.from(Seq.fill(10000)(safe(java.lang.Double.longBitsToDouble(random.nextLong()))))
        same("doubles", Json(JsonStyle.ujson).toBytes(value), ujson.writeToByteArray(value))
      }
    }
    test("integers of case classes") {
      val values = Seq(Long.MaxValue, Long.MinValue, 1L << 53, (1L << 53) + 1, -(1L << 53), -(1L << 53) - 1, 0L, -1L)
      same(
        "longs",
        Json(JsonStyle.ujson).toBytes(upickle.default.transform(values)),
        upickle.default.writeToByteArray(values)
      )
    }
  }
}
