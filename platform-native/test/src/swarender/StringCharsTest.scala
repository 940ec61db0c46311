package swarender

import utest.*

import swarender.platform.{Platform, StringChars}

/** The chars of strings where they are, against `charAt`. */
object StringCharsTest extends TestSuite {
  val tests: Tests = Tests {
    test("strings are as this version of Scala Native has them") {
      assert(StringChars.readable)
    }
    test("parts of strings of Latin-1 and beyond, made in several ways") {
      val letters = (0 until 100).map(i => (i * 37 & 0xff).toChar).mkString
      val strings = Seq(
        letters,
        letters.substring(7),
        new String(letters.toCharArray, 3, 50),
        new java.lang.StringBuilder(letters).toString,
        letters.take(20) + "\u0100" + letters,
        "",
        "\ud83d\ude00"
      )
      for (s <- strings; from <- 0 to Math.min(s.length, 20); until <- from to s.length) {
        val got = new Array[Byte](s.length + 20)
        val isLatin1 = Platform.copyIfLatin1(s, from, until, got, 9)
        val part = s.substring(from, until)
        assert(isLatin1 == part.forall(_ <= 0xff))
        val expected = new Array[Byte](got.length)
        part.indices.foreach(i => expected(9 + i) = part.charAt(i).toByte)
        if (isLatin1) assert(java.util.Arrays.equals(got, expected))
      }
    }
  }
}
