package benchmarks

/** The loops that an evaluator has when it has no library. */
final class HandWritten(
    item: String,
    colon: String,
    trueText: String,
    falseText: String,
    nullText: String,
    isBareRoot: Boolean
) {
  def json(value: ujson.Value): String = value match {
    case ujson.Str(s) if isBareRoot => s
    case _ =>
      val text = new java.lang.StringBuilder
      append(value, text)
      text.toString
  }

  private def append(value: ujson.Value, to: java.lang.StringBuilder): Unit = value match {
    case s: ujson.Str => HandWritten.quote(s.value, to)
    case n: ujson.Num => HandWritten.number(n.value, to)
    case a: ujson.Arr =>
      to.append('[')
      var i = 0
      while (i < a.value.length) {
        if (i > 0) to.append(item)
        append(a.value(i), to)
        i += 1
      }
      to.append(']')
    case o: ujson.Obj =>
      to.append('{')
      val members = o.value.iterator
      var first = true
      while (members.hasNext) {
        val member = members.next()
        if (!first) to.append(item)
        first = false
        HandWritten.quote(member._1, to)
        to.append(colon)
        append(member._2, to)
      }
      to.append('}')
    case b: ujson.Bool => to.append(if (b.value) trueText else falseText)
    case _ => to.append(nullText)
  }
}

object HandWritten {
  private def number(n: Double, to: java.lang.StringBuilder): Unit =
    if (n.toLong.toDouble == n) { val _ = to.append(n.toLong) }
    else { val _ = to.append(n) }

  private def quote(s: String, to: java.lang.StringBuilder): Unit = {
    to.append('"')
    var i = 0
    while (i < s.length) {
      s.charAt(i) match {
        case '"' => to.append("\\\"")
        case '\\' => to.append("\\\\")
        case '\n' => to.append("\\n")
        case '\r' => to.append("\\r")
        case '\t' => to.append("\\t")
        case c if c < ' ' || c >= 0x7f && c <= 0x9f => to.append(f"\\u${c.toInt}%04x")
        case c => to.append(c)
      }
      i += 1
    }
    to.append('"')
    ()
  }

  /** `std.escapeStringJson`. */
  val json: String => String = s => {
    val text = new java.lang.StringBuilder
    quote(s, text)
    text.toString
  }

  val xml: Map[Char, String] =
    Map('<' -> "&lt;", '>' -> "&gt;", '&' -> "&amp;", '"' -> "&quot;", '\'' -> "&apos;")

  /** The text between two of `quote`, with some chars replaced. */
  def escaped(quote: String, replacements: Map[Char, String]): String => String = {
    val table = new Array[String](0x80)
    for ((c, replacement) <- replacements) table(c.toInt) = replacement
    s => {
      val text = new java.lang.StringBuilder
      text.append(quote)
      var i = 0
      while (i < s.length) {
        val c = s.charAt(i)
        val replacement = if (c < 0x80) table(c.toInt) else null
        if (replacement eq null) text.append(c) else text.append(replacement)
        i += 1
      }
      text.append(quote).toString
    }
  }

  /** `std.manifestTomlEx(value, "  ")` of objects of values, arrays and objects, no array of
    * objects.
    */
  def toml(root: ujson.Obj): String = {
    val text = new java.lang.StringBuilder
    table(root, "", "", text)
    text.toString
  }

  private def table(value: ujson.Obj, path: String, indent: String, to: java.lang.StringBuilder): Unit = {
    val members = value.value.iterator
    var first = true
    while (members.hasNext) {
      val member = members.next()
      if (!member._2.isInstanceOf[ujson.Obj]) {
        if (!first) to.append('\n')
        first = false
        to.append(indent).append(member._1).append(" = ")
        inline(member._2, indent, to)
      }
    }
    val tables = value.value.iterator
    while (tables.hasNext) tables.next() match {
      case (key, inner: ujson.Obj) =>
        if (!first) to.append("\n\n")
        first = false
        val name = if (path.isEmpty) key else path + "." + key
        to.append(indent).append('[').append(name).append(']').append('\n')
        table(inner, name, indent + "  ", to)
      case _ => ()
    }
  }

  private def inline(value: ujson.Value, indent: String, to: java.lang.StringBuilder): Unit = value match {
    case s: ujson.Str => quote(s.value, to)
    case n: ujson.Num => number(n.value, to)
    case b: ujson.Bool =>
      val _ = to.append(b.value)
    case a: ujson.Arr =>
      to.append("[\n")
      var i = 0
      while (i < a.value.length) {
        if (i > 0) to.append(",\n")
        to.append(indent).append("  ")
        inline(a.value(i), indent, to)
        i += 1
      }
      to.append('\n').append(indent).append(']')
      ()
    case _ => throw new IllegalArgumentException("no inline value")
  }
}
