package converter

import java.io.OutputStream

/** Colours YAML, a line at a time: what a plain scalar is shows at its end. */
private final class YamlColors(target: OutputStream) extends Colors(target) {
  import YamlColors._

  private[this] var line = new Array[Byte](256)
  private[this] var size = 0

  /** The place in the line up to which it has been passed on. */
  private[this] var at = 0

  /** What the lines before have left open: a block scalar, by the column of what holds it, or -1; a
    * quoted scalar, by its quote and its colour; the containers in flow style.
    */
  private[this] var block = -1
  private[this] var quote = 0
  private[this] var quotedInk: Ink = Ink.Text
  private[this] var depth = 0

  def write(b: Int): Unit = {
    if (size == line.length) line = java.util.Arrays.copyOf(line, size * 2)
    line(size) = b.toByte
    size += 1
    if (b == '\n' || size == MaxLine) finish()
  }

  override protected def finish(): Unit = if (size > 0) {
    at = 0
    if (block >= 0 && !inBlock) block = -1
    if (block >= 0) put(Ink.Text, size)
    else {
      if (quote != 0) putQuoted()
      if (depth == 0 && at == 0) start()
      while (at < size && depth > 0) flow()
      rest()
    }
    size = 0
  }

  private def put(ink: Ink, until: Int): Unit = {
    if (at < until) paint(ink)
    while (at < until) {
      pass(line(at).toInt)
      at += 1
    }
  }

  private def char(i: Int): Int = if (i < size) line(i).toInt else '\n'
  private def isSpace(i: Int): Boolean = char(i) == ' ' || char(i) == '\n'

  private def afterSpaces(from: Int): Int = {
    var i = from
    while (i < size && isSpace(i)) i += 1
    i
  }

  private def inBlock: Boolean = {
    val i = afterSpaces(0)
    i == size || i > block
  }

  /** A line outside of all that lines before it have left open. */
  private def start(): Unit = {
    put(Ink.Plain, afterSpaces(0))
    var column = at
    if (at == 0 && (begins("---") || begins("...")) && isSpace(3)) put(Ink.Plain, afterSpaces(3))
    while ((char(at) == '-' || char(at) == '?') && isSpace(at + 1)) {
      column = at
      put(Ink.Plain, afterSpaces(at + 1))
    }
    tag()
    if (isQuote(char(at))) {
      val first = at
      val end = endOfQuoted(at + 1, char(at))
      if (end <= size && isColon(end)) {
        put(Ink.Key, end)
        column = first
      }
    } else if (!isFlow(char(at))) {
      val end = endOfPlain(inFlow = false)
      if (isColon(end)) {
        column = at
        put(Ink.Key, end)
      }
    }
    if (isColon(at)) put(Ink.Plain, afterSpaces(at + 1))
    value(column)
  }

  private def begins(marker: String): Boolean = (0 until 3).forall(i => char(i) == marker(i))
  private def isColon(i: Int): Boolean = char(i) == ':' && isSpace(i + 1)

  /** @param column
    *   where what holds the value begins
    */
  private def value(column: Int): Unit = {
    tag()
    if (at < size) char(at) match {
      case '"' | '\'' => beginQuoted(Ink.Text)
      case '|' | '>' =>
        block = column
        put(Ink.Plain, size)
      case c if isFlow(c) => flow()
      case '#' => ()
      case _ => putPlain(endOfPlain(inFlow = false))
    }
  }

  /** A tag, which ends at a space. */
  private def tag(): Unit = if (char(at) == '!') {
    var end = at
    while (!isSpace(end)) end += 1
    put(Ink.Plain, afterSpaces(end))
  }

  /** What follows a value: spaces, a comment. */
  private def rest(): Unit = {
    put(Ink.Plain, afterSpaces(at))
    put(if (char(at) == '#') Ink.Comment else Ink.Text, if (char(size - 1) == '\n') size - 1 else size)
    put(Ink.Plain, size)
  }

  /** One token in flow style. */
  private def flow(): Unit = char(at) match {
    case '{' | '[' =>
      depth += 1
      put(Ink.Plain, at + 1)
    case '}' | ']' =>
      depth -= 1
      put(Ink.Plain, at + 1)
    case ',' | ':' | ' ' | '\n' => put(Ink.Plain, at + 1)
    case '#' => put(Ink.Comment, if (char(size - 1) == '\n') size - 1 else size)
    case '!' => tag()
    case c if isQuote(c) =>
      val end = endOfQuoted(at + 1, c)
      beginQuoted(if (end <= size && char(afterSpaces(end)) == ':') Ink.Key else Ink.Text)
    case _ =>
      val end = endOfPlain(inFlow = true)
      if (char(end) == ':') put(Ink.Key, end) else putPlain(end)
  }

  private def beginQuoted(ink: Ink): Unit = {
    quote = char(at)
    quotedInk = ink
    put(ink, at + 1)
    putQuoted()
  }

  private def putQuoted(): Unit = {
    val end = endOfQuoted(at, quote)
    if (end <= size) quote = 0
    put(quotedInk, Math.min(end, size))
  }

  /** The place after the quote that ends a scalar, or more than `size`. */
  private def endOfQuoted(from: Int, quote: Int): Int = {
    var i = from
    while (i < size && char(i) != quote) i += (if (char(i) == '\\' && quote == '"') 2 else 1)
    i + 1
  }

  private def endOfPlain(inFlow: Boolean): Int = {
    var i = at + 1
    while (
      i < size && char(i) != '\n' && !isColon(i) && !(char(i) == ' ' && char(i + 1) == '#') &&
      !(inFlow && FlowDelimiters.indexOf(char(i)) >= 0)
    ) i += 1
    Math.min(i, size)
  }

  private def putPlain(end: Int): Unit = {
    val text = new String(line, at, end - at, "UTF-8").trim
    val isNumber = text.nonEmpty && (isDigit(text(0)) || text.length > 1 && "+-.".indexOf(text(0).toInt) >= 0 &&
      (isDigit(text(1)) || text(1) == '.'))
    put(if (Words.contains(text)) Ink.Word else if (isNumber) Ink.Number else Ink.Text, end)
  }
}

private object YamlColors {

  /** A longer line is taken for several. */
  final val MaxLine = 1 << 16
  final val FlowDelimiters = ",[]{}"
  val Words: Set[String] = Set("true", "false", "null", "~", ".inf", "-.inf", ".nan")

  private def isDigit(c: Char): Boolean = c >= '0' && c <= '9'
  private def isQuote(c: Int): Boolean = c == '"' || c == '\''
  private def isFlow(c: Int): Boolean = c == '{' || c == '['
}
