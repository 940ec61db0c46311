package swarender

/** Reads one document of JSON5, of JSON with comments, or of KYAML, which has comments after `#`
  * and the escapes of YAML. It checks no more than that the text is such a document.
  */
final class Json5Reader private (text: String, mark: String) {
  private var at = 0

  private def wrong(what: String): Nothing =
    throw new IllegalArgumentException(s"$what at $at: ${text.substring(at, Math.min(at + 20, text.length))}")

  private def peek: Char = if (at < text.length) text.charAt(at) else 0

  private def take(c: Char): Unit = if (peek == c) at += 1 else wrong(s"no $c")

  private def blank(): Unit = {
    while (at < text.length && " \t\r\n".indexOf(peek.toInt) >= 0) at += 1
    if (text.startsWith(mark, at)) {
      while (at < text.length && peek != '\n') at += 1
      blank()
    }
  }

  private def all(): ujson.Value = {
    blank()
    val v = value()
    blank()
    if (at < text.length) wrong("more")
    v
  }

  private def value(): ujson.Value = peek match {
    case '{' => members()
    case '[' => elements()
    case '"' | '\'' => ujson.Str(string())
    case _ => word()
  }

  private def members(): ujson.Value = {
    val o = ujson.Obj()
    items('{', '}') {
      val key = if (peek == '"' || peek == '\'') string() else bareKey()
      blank()
      take(':')
      blank()
      o(key) = value()
    }
    o
  }

  private def elements(): ujson.Value = {
    val a = ujson.Arr()
    items('[', ']')(a.value += value())
    a
  }

  private def items(first: Char, last: Char)(item: => Unit): Unit = {
    take(first)
    blank()
    while (peek != last) {
      item
      blank()
      if (peek == ',') {
        take(',')
        blank()
      } else if (peek != last) wrong(s"no comma or $last")
    }
    take(last)
  }

  private def bareKey(): String = {
    val start = at
    while (at < text.length && ": \n,{}[]\"'".indexOf(peek.toInt) < 0) at += 1
    if (at == start) wrong("no key")
    text.substring(start, at)
  }

  private def word(): ujson.Value = {
    val start = at
    while (at < text.length && " \n,]}".indexOf(peek.toInt) < 0) at += 1
    text.substring(start, at) match {
      case "null" => ujson.Null
      case "true" => ujson.True
      case "false" => ujson.False
      case "NaN" | ".nan" => ujson.Num(Double.NaN)
      case "Infinity" | ".inf" => ujson.Num(Double.PositiveInfinity)
      case "-Infinity" | "-.inf" => ujson.Num(Double.NegativeInfinity)
      case s => ujson.Num(s.toDouble)
    }
  }

  private def string(): String = {
    val quote = peek
    at += 1
    val s = new java.lang.StringBuilder
    while (peek != quote) {
      if (at >= text.length) wrong("no end of a string")
      val c = peek
      at += 1
      if (c == '\\') escape(s)
      else if (c < ' ' && c != '\t') wrong("a control")
      else s.append(c)
    }
    at += 1
    s.toString
  }

  private def escape(s: java.lang.StringBuilder): Unit = {
    val c = peek
    at += 1
    c match {
      case '\n' => while (peek == ' ') at += 1 // A folded line, and the indentation of the next one.
      case 'x' => code(s, 2)
      case 'u' => code(s, 4)
      case 'U' => code(s, 8)
      case _ =>
        val i = "0abtnvfreN_LP".indexOf(c.toInt)
        if (i < 0) s.append(c) else s.append(Json5Reader.Escaped.charAt(i))
    }
    ()
  }

  private def code(s: java.lang.StringBuilder, digits: Int): Unit = {
    s.appendCodePoint(java.lang.Integer.parseInt(text.substring(at, at + digits), 16))
    at += digits
  }
}

object Json5Reader {
  private val Escaped =
    new String(Array[Char](0, 7, '\b', '\t', '\n', 0x0b, '\f', '\r', 0x1b, 0x85, 0xa0, 0x2028, 0x2029))

  /** JSON, with comments or not, and JSON5. */
  def read(text: String): ujson.Value = new Json5Reader(text, "//").all()

  /** One document of KYAML after its line `---`. */
  def kyaml(text: String): ujson.Value = {
    if (!text.startsWith("---\n")) throw new IllegalArgumentException("no line ---")
    new Json5Reader(text.substring(4), "#").all()
  }
}
