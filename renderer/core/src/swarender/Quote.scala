package swarender

import swarender.output.{Output, StringOutput}
import swarender.platform.Platform
import swarender.numbers.ScalarBytes

/** Escapes single strings. Each member takes any text and returns it in quotes, unless it says that
  * it only escapes. Lone surrogates become U+FFFD.
  *
  * {{{
  * Quote.json("a\nb")                    // "a\\nb", in quotes
  * "const name = " + Quote.jsonHtml(name) + ";"
  * }}}
  */
object Quote {

  /** Up to so many chars a string is looked at char by char. */
  private final val Short = 64

  /** Escapes by `escapes`, and puts the text between two of `quote`, which is at most one char in
    * `[0, 0x7f]`.
    */
  final class Quoter private[Quote] (quote: String, escapes: Escapes) {

    /** `s`, escaped and in quotes. */
    def apply(s: CharSequence): String = s match {
      case s: String if ScalarBytes.AreQuick && s.length <= Short =>
        if (!escapes.probe.isClean(s)) dirty(s)
        else if (quote.isEmpty) s
        else new java.lang.StringBuilder(s.length + 2).append(quote).append(s).append(quote).toString
      case s: String if !Platform.isLatin1(s, 0, s.length) => StringOutput.ofWide(writeTo(_, s))
      case _ => StringOutput(writeTo(_, s))
    }

    /** A short text, of which a char at least is escaped: if it is ASCII, without an output. */
    private def dirty(s: String): String = {
      val n = s.length
      val packed = escapes.packed
      var size = 0
      var seen = 0
      var i = 0
      while (i < n) {
        val c = s.charAt(i).toInt
        size += Escapes.length(packed(c & 0x7f))
        seen |= c
        i += 1
      }
      if (seen > 0xff) StringOutput.ofWide(writeTo(_, s))
      else if (seen > 0x7f) StringOutput(writeTo(_, s))
      else {
        val start = quote.length
        val bytes = new Array[Byte](size + 2 * start + 7)
        var p = start
        i = 0
        while (i < n) {
          val escaped = packed(s.charAt(i).toInt)
          Platform.putLongLE(bytes, p, escaped)
          p += Escapes.length(escaped)
          i += 1
        }
        if (start > 0) {
          bytes(0) = quote.charAt(0).toByte
          bytes(p) = bytes(0)
        }
        Platform.latin1String(bytes, 0, p + start)
      }
    }

    /** Writes `s`, escaped and in quotes, to `out`. */
    def writeTo(out: Output, s: CharSequence): Unit =
      if (quote.isEmpty) out.escaped(s, 0, s.length, escapes) else out.quoted(s, quote.charAt(0).toInt, escapes)
  }

  /** An escaper for strings in double quotes, with the escapes of a set.
    *
    * {{{
    * Quote(Escapes.go)("x")              // "x", in quotes
    * }}}
    */
  def apply(escapes: Escapes): Quoter = new Quoter("\"", escapes)

  /** A JSON string, with only the necessary escapes. */
  val json: Quoter = Quote(Escapes.minimal)

  /** A JSON string of ASCII only. */
  val jsonAscii: Quoter = Quote(Escapes.ascii)

  /** A JSON string that is safe inside HTML. */
  val jsonHtml: Quoter = Quote(Escapes.html)

  /** Jsonnet's `std.escapeStringBash`: in single quotes. */
  val bash: Quoter = new Quoter("'", Escapes.bash)

  /** Jsonnet's `std.escapeStringDollars`: escaped only. */
  val dollars: Quoter = new Quoter("", Escapes.dollars)

  /** Jsonnet's `std.escapeStringXML`: escaped only. */
  val xml: Quoter = new Quoter("", Escapes.xml)

  /** A YAML double-quoted scalar. */
  val yaml: Quoter = Quote(Escapes.yaml)

  /** A TOML basic string. */
  val toml: Quoter = Quote(Escapes.toml)
}
