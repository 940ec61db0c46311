package swarender

import swarender.output.{Output, StringOutput}
import swarender.platform.Platform
import swarender.chars.{CharLoop, CharWord}

/** Escapes single strings. Each member takes any text and returns it in quotes, unless it says that
  * it only escapes. Lone surrogates become U+FFFD.
  *
  * {{{
  * Quote.json("a\nb")                    // "a\\nb", in quotes
  * s"const name = ${Quote.jsonHtml(name)};"
  * }}}
  */
object Quote {

  /** Escapes by `escapes`, and puts the text between two of `quote`, which is at most one char in
    * `[0, 0x7f]`.
    */
  final class Quoter private[Quote] (quote: String, escapes: Escapes) {

    /** `s`, escaped and in quotes. */
    def apply(s: CharSequence): String = s match {
      case s: String if s.length <= CharLoop.MostByWords =>
        if (!CharWord.isClean(s, escapes.probe)) dirty(s)
        else if (quote.isEmpty) s
        else new java.lang.StringBuilder(s.length + 2).append(quote).append(s).append(quote).toString
      case _ => StringOutput(writeTo(_, s))
    }

    /** A short text, of which a char at least is escaped: if it is ASCII, without an output. */
    private def dirty(s: String): String = {
      val n = s.length
      val bytes = new Array[Byte](8 * n + 16)
      val start = quote.length
      var p = start
      var i = 0
      var c = 0
      while (i < n && { c = s.charAt(i).toInt; c < 0x80 }) {
        Platform.putLongLE(bytes, p, escapes.packed(c))
        p += escapes.lengths(c)
        i += 1
      }
      if (i < n) StringOutput(writeTo(_, s))
      else {
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
