package converter

import java.io.OutputStream
import java.util.BitSet

/** Colours JSON, what is like it, and TOML.
  *
  * @param keysOnLines
  *   whether it is TOML: a line begins with a key or a header, strings in three quotes have lines
  */
private final class ValueColors(target: OutputStream, keysOnLines: Boolean) extends Colors(target) {
  import ValueColors._

  private[this] var state: State = Between

  /** Of the string: its quote, whether it is in three of them, how many have come just now. */
  private[this] var quote = 0
  private[this] var isTriple = false
  private[this] var quotes = 0
  private[this] var isEscaped = false

  /** Which of the open containers are objects. */
  private[this] val objects = new BitSet
  private[this] var depth = 0
  private[this] var isKey = keysOnLines

  def write(b: Int): Unit = {
    state match {
      case Between => between(b)
      case Line => if (b == '\n') between(b)
      case Word => if (Delimiters.indexOf(b) >= 0) between(b)
      case Opening => opening(b)
      case Quoted => quoted(b)
    }
    pass(b)
  }

  private def begin(next: State, ink: Ink): Unit = {
    state = next
    paint(ink)
  }

  private def between(b: Int): Unit = {
    begin(Between, Ink.Plain)
    b match {
      case '"' | '\'' =>
        begin(Opening, if (isKey) Ink.Key else Ink.Text)
        quote = b
        quotes = 1
      case '[' if keysOnLines && isKey && depth == 0 => begin(Line, Ink.Key)
      case '{' | '[' =>
        objects.set(depth, b == '{')
        depth += 1
        isKey = b == '{'
      case '}' | ']' =>
        depth = Math.max(depth - 1, 0)
        isKey = false
      case ',' => isKey = depth > 0 && objects.get(depth - 1)
      case ':' | '=' => isKey = false
      case '\n' => if (depth == 0) isKey = keysOnLines
      case '#' | '/' => begin(Line, Ink.Comment)
      case ' ' | '\t' | '\r' | 0x1e => ()
      case _ =>
        val ink = if (isKey) Ink.Key else if ("+-.0123456789".indexOf(b) >= 0) Ink.Number else Ink.Word
        begin(Word, ink)
    }
  }

  /** After the first quotes of a string. */
  private def opening(b: Int): Unit =
    if (b == quote && !keysOnLines) state = Between
    else if (b == quote && quotes == 2) {
      isTriple = true
      quotes = 0
      state = Quoted
    } else if (b == quote) quotes = 2
    else if (quotes == 2) between(b)
    else {
      isTriple = false
      quotes = 0
      state = Quoted
      quoted(b)
    }

  private def quoted(b: Int): Unit =
    if (isEscaped) isEscaped = false
    else if (b == quote && isTriple) quotes += 1
    else if (b == quote) state = Between
    else if (quotes >= 3 || b == '\n' && !isTriple) between(b)
    else {
      quotes = 0
      isEscaped = b == '\\' && !(keysOnLines && quote == '\'')
    }
}

private object ValueColors {
  sealed abstract class State
  case object Between extends State

  /** A comment, or the header of a table: to the end of the line. */
  case object Line extends State
  case object Word extends State
  case object Opening extends State
  case object Quoted extends State

  /** What ends a word or a number. */
  final val Delimiters = ",:=[]{} \t\r\n"
}
