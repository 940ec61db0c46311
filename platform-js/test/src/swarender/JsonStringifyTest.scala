package swarender

import scala.scalajs.js

import swarender.Policy.{NonFinite, Surrogates}
import swarender.numbers.{Decimal, EngineDecimal}
import utest.*

/** `compact` and `pretty` against the engine's own `JSON.stringify`, which differs for -0 alone. */
object JsonStringifyTest extends TestSuite {
  private def stringify(value: js.Any, indent: js.Any): String =
    js.Dynamic.global.JSON.stringify(value, null, indent).asInstanceOf[String]

  private val indents: Seq[(js.Any, JsonStyle)] =
    Seq[js.Any](0, 1, 2, 3, 4, 8, 10).map(n => (n, JsonStyle.pretty(n.asInstanceOf[Int]))) ++
      Seq("", "\t", " \t", "--> ", "\u00e9").map(s => (s: js.Any, JsonStyle.pretty(s)))

  /** Objects of the engine have keys that look like indexes before all others; so the document is
    * first read by it.
    */
  private def check(document: ujson.Value): Unit = {
    val value = js.JSON.parse(unsigned(document).render())
    val ordered = ujson.read(stringify(value, 0))
    for ((indent, style) <- indents) {
      val expected = stringify(value, indent)
      val got = Json.render(ordered, style.withSurrogates(Surrogates.Escape))
      if (got != expected) throw new java.lang.AssertionError(s"indent $indent: ${Golden.difference(got, expected)}")
    }
  }

  /** `value` with zeros for its negative zeros. */
  private def unsigned(value: ujson.Value): ujson.Value = value match {
    case ujson.Num(d) => ujson.Num(if (d == 0) 0 else d)
    case ujson.Arr(elements) => ujson.Arr.from(elements.map(unsigned(_)))
    case ujson.Obj(members) => ujson.Obj.from(members.map { case (k, v) => k -> unsigned(v) })
    case v => v
  }

  val tests: Tests = Tests {
    test("the table of documents") {
      Documents.table.foreach { case (_, value) => check(value) }
    }
    test("thousands of generated documents") {
      val random = Seeded("documents for JSON.stringify")
      for (_ <- 0 until 3000) check(Documents.random(random))
    }
    test("every code unit, lone surrogates as escapes") {
      for (from <- 0 to 0xff) {
        val units = (from * 256 until from * 256 + 256).map(_.toChar)
        val document = ujson.Arr(units.mkString, ujson.Arr.from(units.map(c => s"a${c}b")))
        val value = js.JSON.parse(Json.render(document, JsonStyle.compact.withSurrogates(Surrogates.Escape)))
        val got = Json.render(document, JsonStyle.compact.withSurrogates(Surrogates.Escape))
        assert(got == stringify(value, 0), value.asInstanceOf[js.Array[String]](0) == units.mkString)
      }
    }
    test("not finite numbers as null") {
      for (d <- Seq(Double.NaN, Double.PositiveInfinity, Double.NegativeInfinity)) {
        val got = Json.render(ujson.Arr(d), JsonStyle.compact.withNonFinite(NonFinite.WriteNull))
        assert(got == stringify(js.Array(d), 0))
      }
    }
    test("numbers") {
      val random = Seeded("numbers for JSON.stringify")
      for (_ <- 0 until 50000) {
        val d = Documents.double(random)
        val got = Json.render(ujson.Num(d))
        val expected = stringify(d, 0)
        if (got != expected && d != 0) throw new java.lang.AssertionError(s"$got, not $expected")
      }
    }
    test("the shared algorithm finds the digits that the engine finds") {
      val random = Seeded("digits of the engine")
      val ours = new Decimal
      val engine = new Decimal
      for (_ <- 0 until 20000) {
        val d = Math.abs(java.lang.Double.longBitsToDouble(random.nextLong()))
        if (d > 0 && d <= Double.MaxValue) {
          ours.shortest(d)
          EngineDecimal(d, engine)
          if (ours.digits != engine.digits || ours.exponent != engine.exponent)
            throw new java.lang.AssertionError(s"$d: ${ours.digits}e${ours.exponent}")
        }
      }
    }
  }
}
