package swarender

import java.nio.charset.StandardCharsets.UTF_8

import scala.util.Random

import swarender.dialects.*

/** Writes objects of random chars of all Unicode in the style `json5`, for
  * `tools/compare/json5/check`: a line of JSON each, with the object and its text. Arguments: how
  * many, and their seed.
  */
object UnicodeDocumentsMain {

  /** A code point that is no surrogate: of ASCII, of the BMP or of all, as often. */
  private def codePoint(random: Random): Int = {
    val c = random.nextInt(Seq(0x80, 0x300, 0x10000, 0x110000)(random.nextInt(4)))
    if (c >= 0xd800 && c < 0xe000) codePoint(random) else c
  }

  private def string(random: Random): String = {
    val s = new java.lang.StringBuilder
    for (_ <- 0 until random.nextInt(6)) {
      val _ = s.appendCodePoint(if (random.nextInt(12) == 0) 0 else codePoint(random))
    }
    s.toString
  }

  /** A key that begins as names do, more often than others. JavaScript has keys of digits first. */
  private def key(random: Random): String = {
    val s = string(random)
    if (s.nonEmpty && s.forall(c => c >= '0' && c <= '9')) "n" + s
    else if (random.nextBoolean()) s.filter(Character.isUnicodeIdentifierPart(_))
    else s
  }

  def main(args: Array[String]): Unit = {
    val random = new Random(args(1).toLong)
    val out = new java.io.OutputStreamWriter(System.out, UTF_8)
    for (_ <- 0 until args(0).toInt) {
      val members = Seq.fill(1 + random.nextInt(3))(key(random) -> ujson.Str(string(random)))
      val doc = ujson.Obj.from(members.filterNot(_._1.matches("[0-9]+")))
      out.write(Json.render(ujson.Obj("document" -> doc, "json5" -> Json.render(doc, JsonStyle.json5))))
      out.write('\n')
    }
    out.flush()
  }
}
