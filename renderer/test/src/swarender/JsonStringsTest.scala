package swarender

import java.nio.ByteBuffer
import java.nio.charset.{CharacterCodingException, StandardCharsets}

import utest.*

import swarender.Policy.Surrogates
import swarender.event.NoEvents
import swarender.read.{JsonInput, JsonReader}

/** The text of strings: escapes, UTF-8, and what is neither. */
object JsonStringsTest extends TestSuite {

  /** What is written in it says every code unit of a string. */
  private val style = JsonStyle.compact.withSurrogates(Surrogates.Escape)

  /** The string that is written as `bytes` between its quotes, as JSON, or the offset of the error
    * in it; at the end of a text and before its end.
    */
  private def decoded(bytes: Array[Byte]): Either[Long, String] = {
    def read(after: String): Either[Long, String] = {
      val text = "[\"".getBytes ++ bytes ++ after.getBytes
      try Right(Json.render(JsonText(text), style).drop(1).dropRight(1))
      catch { case e: JsonSyntaxError => Left(e.offset - 2) }
    }
    val all = Seq("\"]", "\"            ]").map(read).distinct
    assert(all.size == 1)
    all.head
  }

  /** What is put into strings, and what it means; null for what is refused. */
  private val inserted = Seq(
    "\\n" -> "\n",
    "\\\\" -> "\\",
    "\\\"" -> "\"",
    "\\/" -> "/",
    "\\u0041" -> "A",
    "\\u00e9" -> "é",
    "\\n\\t\\n" -> "\n\t\n",
    "é" -> "é",
    "中😀" -> "中😀",
    "\u007f" -> "\u007f",
    "\\x" -> null,
    "\u0001" -> null,
    "\\u12g4" -> null
  )

  /** The only string of a text, as an event. */
  private def events(text: Array[Byte]): String = {
    var read = ""
    val recorder = new NoEvents { override def string(s: CharSequence): Unit = read = s.toString }
    new JsonReader(JsonInput(text), recorder).single()
    read
  }

  private def strict(bytes: Array[Byte]): Option[String] =
    try Some(Json.render(StandardCharsets.UTF_8.newDecoder.decode(ByteBuffer.wrap(bytes)).toString, style))
    catch { case _: CharacterCodingException => None }

  private def same(bytes: Array[Byte]): Unit = {
    val (got, expected) = (decoded(bytes).toOption, strict(bytes))
    assert(got == expected)
  }

  private def isPlain(c: Int): Boolean = c >= ' ' && c != '"' && c != '\\'

  val tests: Tests = Tests {
    test("every code point") {
      (0 to Character.MAX_CODE_POINT)
        .filter(c => isPlain(c) && (c < 0xd800 || c > 0xdfff))
        .grouped(100)
        .foreach { group =>
          val text = group.foldLeft(new java.lang.StringBuilder)(_.appendCodePoint(_)).toString
          assert(decoded(text.getBytes("UTF-8")) == Right(Json.render(text, style)))
          if (group.head % 3 == 0) assert(Json.render(JsonText("\"" + text + "\""), style) == Json.render(text, style))
        }
    }
    test("every sequence of two bytes, and those of three and four at the borders") {
      val borders = Seq(0x41, 0x7f, 0x80, 0x8f, 0x90, 0x9f, 0xa0, 0xbf, 0xc0, 0xc1, 0xc2, 0xdf, 0xe0, 0xe1, 0xec, 0xed,
        0xee, 0xef, 0xf0, 0xf1, 0xf3, 0xf4, 0xf5, 0xff).map(_.toByte)
      val all = (0 until 256).filter(isPlain).map(_.toByte)
      // Every place on the fastest platform, else some.
      val step = 100 / TestPlatform.scaled(100)
      for (a <- all if a < 0 || a == 'a'; i <- all.indices by step) same(Array(a, all(i)))
      for ((a, b, c) <- Cases.some(for { a <- borders; b <- borders; c <- borders } yield (a, b, c))) {
        same(Array(a, b, c))
        if ("\u00f0\u00f4\u00f5".indexOf(a & 0xff) >= 0 && b < 0 && c < 0) borders.foreach(d => same(Array(a, b, c, d)))
      }
    }
    test("control chars are refused in every place") {
      for (c <- Seq(0, 1, 9, 10, 13, 31); (n, at) <- Cases.some(for { n <- 0 to 20; at <- 0 to n } yield (n, at))) {
        val text = "x" * at + c.toChar + "y" * (n - at)
        assert(decoded(text.getBytes("UTF-8")) == Left(at.toLong))
      }
    }
    test("escapes among any number of other chars") {
      val random = Seeded("escapes")
      val spelled =
        Seq("a" -> "a", "\\n" -> "\n", "\\\"" -> "\"", "\u007f" -> "\u007f", "\\u0041" -> "A", "\u00e9" -> "\u00e9")
      for (length <- 0 until 40; kinds <- 1 to spelled.size; _ <- 0 until Math.max(TestPlatform.scaled(20), 2)) {
        val parts = Seq.fill(length)(spelled(if (random.nextBoolean()) 0 else random.nextInt(kinds)))
        val got = decoded(parts.map(_._1).mkString.getBytes("UTF-8"))
        assert(got == Right(Json.render(parts.map(_._2).mkString, style)))
      }
    }
    test("strings of many sizes in one text") {
      for (escape <- Seq("", "\\t", "\\u00e9", "\u00e9")) {
        val strings = Seq(0, 5, 3000, 7, 100000, 1).map(n => "x" * n + escape)
        val got = Json.render(JsonText(strings.mkString("[\"", "\",\"", "\"]")), style)
        val meant = strings.map(_.replace("\\t", "\t").replace("\\u00e9", "\u00e9"))
        assert(got == Json.render(meant, style))
      }
    }
    test("an escape, a char or an error in every place of strings of every length, with text after them") {
      val after = " ".getBytes("UTF-8") ++ Array.fill(24)(' '.toByte)
      val places = for { length <- 0 to 40; at <- 0 to length } yield (length, at)
      for ((written, meant) <- inserted; (length, at) <- Cases.some(places)) {
        val before = "a" * at
        val rest = "b" * (length - at)
        val text = ("[\"" + before + written + rest + "\"").getBytes("UTF-8") ++ after ++ "]".getBytes("UTF-8")
        val got =
          try events(text)
          catch { case e: JsonSyntaxError => s"at ${e.offset}" }
        val expected = if (meant eq null) s"at ${at + 2}" else before + meant + rest
        assert(got == expected)
      }
    }
    test("long strings with escapes in events") {
      for (n <- Seq(100, 255, 256, 257, 1000, 5000); unit <- Seq("\\n", "x\\\"", "abcdefgh\\t", "\\u0041\\n", "é\\n")) {
        val text = "[\"" + unit * n + "\"]" + " " * 30
        val meant = unit.replace("\\n", "\n").replace("\\\"", "\"").replace("\\t", "\t").replace("\\u0041", "A")
        assert(events(text.getBytes("UTF-8")) == meant * n)
      }
    }
    test("every escape") {
      (0 until 256).filter(_ != 'u').foreach { c =>
        val expected = """"\/bfnrt""".indexOf(c.toChar) match {
          case -1 => None
          case i => Some(Json.render("\"\\/\b\f\n\r\t".substring(i, i + 1)))
        }
        assert(decoded(Array('\\'.toByte, c.toByte)) == expected.toRight(0L))
      }
      for (c <- 0 until 0x10000 by 100 / TestPlatform.scaled(100)) {
        val got = decoded(f"\\u$c%04x".getBytes("UTF-8"))
        assert(got == Right(Json.render(c.toChar.toString, style)))
      }
      for (digits <- Seq("", "1", "12", "123", "123g", "--1 ", "+123", "0x12", "\u00e9\u00e9\u00e9\u00e9", "\uff11234"))
        assert(decoded(("\\u" + digits).getBytes("UTF-8")) == Left(0L))
    }
  }
}
