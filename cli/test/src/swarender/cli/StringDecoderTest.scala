package swarender.cli

import java.nio.ByteBuffer
import java.nio.charset.{CharacterCodingException, StandardCharsets}

import utest.*

object StringDecoderTest extends TestSuite {
  private def decoded(bytes: Array[Byte]): Option[String] =
    try {
      val plain = new StringDecoder().plain(bytes, 0, bytes.length).toString
      assert(plain == escaped(bytes))
      Some(plain)
    } catch { case _: InputError => None }

  /** The text of `bytes[from, until)`, which come in as many parts as the decoder asks for. */
  private def whole(decoder: StringDecoder, bytes: Array[Byte], from: Int, until: Int, part: Int = 1 << 20): String = {
    decoder.begin()
    var at = from
    var ready = Math.min(from + part, until)
    at = decoder.take(bytes, at, ready)
    while (ready < until && (at == ready || at + 1 == ready && bytes(at) == '\\')) {
      ready = Math.min(ready + part, until)
      at = decoder.take(bytes, at, ready)
    }
    if (at == until) decoder.taken.toString else decoder.rest(bytes, at, until)
  }

  /** The text of `bytes`, alone and inside others, which have to say the same. */
  private def escaped(bytes: Array[Byte]): String = {
    def inside(others: Int): Either[Int, String] = {
      val all = Array.fill(others)('\\'.toByte) ++ bytes ++ Array.fill(others)('n'.toByte)
      try Right(whole(new StringDecoder, all, others, others + bytes.length))
      catch { case e: InputError => Left(e.index - others) }
    }
    val alone = inside(0)
    assert(inside(20) == alone)
    alone.fold(index => throw new InputError(index, ""), text => text)
  }

  private def strict(bytes: Array[Byte]): Option[String] =
    try Some(StandardCharsets.UTF_8.newDecoder.decode(ByteBuffer.wrap(bytes)).toString)
    catch { case _: CharacterCodingException => None }

  private def same(bytes: Array[Byte]): Unit = {
    val (got, expected) = (decoded(bytes), strict(bytes))
    assert(got == expected)
  }

  val tests: Tests = Tests {
    test("every code point") {
      (0 to Character.MAX_CODE_POINT)
        .filter(c => c != '\\' && (c < 0xd800 || c > 0xdfff))
        .grouped(100)
        .foreach { group =>
          val text = group.foldLeft(new java.lang.StringBuilder)(_.appendCodePoint(_)).toString
          assert(decoded(text.getBytes("UTF-8")) == Some(text))
        }
    }
    test("every sequence of two bytes, and those of three and four at the borders") {
      val borders = Seq(0x00, 0x41, 0x7f, 0x80, 0x8f, 0x90, 0x9f, 0xa0, 0xbf, 0xc0, 0xc1, 0xc2, 0xdf, 0xe0, 0xe1, 0xec,
        0xed, 0xee, 0xef, 0xf0, 0xf1, 0xf3, 0xf4, 0xf5, 0xff).map(_.toByte)
      val all = (0 until 256).map(_.toByte).filter(_ != '\\')
      for (a <- all; b <- all) same(Array(a, b))
      for (a <- borders; b <- borders; c <- borders) {
        same(Array(a, b, c))
        borders.foreach(d => same(Array(a, b, c, d)))
      }
    }
    test("escapes among any number of other chars") {
      val random = new scala.util.Random(16)
      val spelled =
        Seq("a" -> "a", "\\n" -> "\n", "\\\"" -> "\"", "\u007f" -> "\u007f", "\\u0041" -> "A", "\u00e9" -> "\u00e9")
      for (length <- 0 until 40; kinds <- 1 to spelled.size; _ <- 0 until 20) {
        val parts = Seq.fill(length)(spelled(if (random.nextBoolean()) 0 else random.nextInt(kinds)))
        val bytes = parts.map(_._1).mkString.getBytes("UTF-8")
        val text = escaped(bytes)
        val inParts = whole(new StringDecoder, bytes, 0, bytes.length, 1 + random.nextInt(20))
        val expected = parts.map(_._2).mkString
        assert(text == expected, inParts == expected)
      }
    }
    test("one decoder for many texts") {
      val decoder = new StringDecoder
      for (n <- Seq(0, 5, 3000, 7, 100000, 1)) {
        val text = "x" * n + "\\t"
        val got = whole(decoder, (text + " " * 8).getBytes("UTF-8"), 0, text.length)
        assert(got == "x" * n + "\t")
      }
    }
    test("every escape") {
      (0 until 256).filter(_ != 'u').foreach { c =>
        val expected = """"\/bfnrt""".indexOf(c.toChar) match {
          case -1 => None
          case i => Some("\"\\/\b\f\n\r\t".substring(i, i + 1))
        }
        val bytes = Array('\\'.toByte, c.toByte)
        val got =
          try Some(escaped(bytes))
          catch { case e: InputError => assert(e.index == 0); None }
        assert(got == expected)
      }
      (0 until 0x10000).foreach { c =>
        val bytes = f"\\u$c%04x".getBytes("UTF-8")
        assert(escaped(bytes) == c.toChar.toString)
      }
    }
  }
}
