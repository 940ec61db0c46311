package benchmarks

import java.lang.StringBuilder

/** The loop that one writes when there is no library: a tree to text on one line.
  *
  * @param constants
  *   what true, false and null are.
  */
final class HandWritten(itemSeparator: String, keySeparator: String, constants: (String, String, String)) {
  def apply(value: ujson.Value): String = {
    val text = new StringBuilder
    append(value, text)
    text.toString
  }

  /** Appends `value`. */
  def append(value: ujson.Value, to: StringBuilder): Unit = value match {
    case ujson.Str(s) => HandWritten.quote(s, to)
    case ujson.Num(n) => HandWritten.number(n, to)
    case ujson.Arr(all) =>
      to.append('[')
      var first = true
      all.foreach { v =>
        if (!first) to.append(itemSeparator)
        first = false
        append(v, to)
      }
      to.append(']')
    case ujson.Obj(all) =>
      to.append('{')
      var first = true
      all.foreach { case (k, v) =>
        if (!first) to.append(itemSeparator)
        first = false
        HandWritten.quote(k, to)
        to.append(keySeparator)
        append(v, to)
      }
      to.append('}')
    case ujson.Bool(b) => to.append(if (b) constants._1 else constants._2)
    case _ => to.append(constants._3)
  }
}

object HandWritten {
  private val ofJson = ("true", "false", "null")
  val oneLine = new HandWritten(", ", ": ", ofJson)
  val minified = new HandWritten(",", ":", ofJson)
  val python = new HandWritten(", ", ": ", ("True", "False", "None"))

  def quoted(s: String): String = {
    val text = new StringBuilder
    quote(s, text)
    text.toString
  }

  /** A table as Jsonnet lays it out: the values first, then a header for each table. */
  def toml(table: ujson.Obj): String = {
    val text = new StringBuilder
    tables("", "", table, text)
    text.toString
  }

  private def tables(path: String, indent: String, table: ujson.Obj, to: StringBuilder): Unit = {
    table.value.foreach {
      case (_, _: ujson.Obj) =>
      case (key, value) =>
        if (to.length > 0) to.append('\n')
        to.append(indent).append(key).append(" = ")
        lines(value, indent, to)
    }
    table.value.foreach {
      case (key, inner: ujson.Obj) =>
        val header = if (path.isEmpty) key else s"$path.$key"
        to.append("\n\n").append(indent).append('[').append(header).append(']')
        tables(header, s"$indent  ", inner, to)
      case _ =>
    }
  }

  /** A scalar, or an array with a line for each element. */
  private def lines(value: ujson.Value, indent: String, to: StringBuilder): Unit = value match {
    case ujson.Arr(all) =>
      to.append('[')
      var first = true
      all.foreach { v =>
        to.append(if (first) "\n" else ",\n").append(indent).append("  ")
        first = false
        oneLine.append(v, to)
      }
      to.append('\n').append(indent).append(']')
      ()
    case _ => oneLine.append(value, to)
  }

  private def number(n: Double, to: StringBuilder): Unit = {
    if (n.toLong.toDouble == n) to.append(n.toLong) else to.append(n)
    ()
  }

  private def quote(s: String, to: StringBuilder): Unit = {
    to.append('"')
    var i = 0
    while (i < s.length) {
      s.charAt(i) match {
        case '"' => to.append("\\\"")
        case '\\' => to.append("\\\\")
        case '\n' => to.append("\\n")
        case c if c < ' ' => to.append(f"\\u${c.toInt}%04x")
        case c => to.append(c)
      }
      i += 1
    }
    to.append('"')
    ()
  }
}
