package converter

import java.io.OutputStream

/** Colours INI: headers and keys, and the text after `=`. */
private final class IniColors(target: OutputStream) extends Colors(target) {
  private[this] var ink: Ink = Ink.Plain
  private[this] var isFirst = true

  def write(b: Int): Unit = {
    if (b == '\n' || b == '=' && ink == Ink.Key) ink = Ink.Plain
    else if (isFirst) ink = if (b == '#' || b == ';') Ink.Comment else Ink.Key
    else if (ink == Ink.Plain) ink = Ink.Text
    paint(ink)
    pass(b)
    isFirst = b == '\n'
  }
}

/** Colours XML: tags, and the values in them. */
private final class XmlColors(target: OutputStream) extends Colors(target) {
  private[this] var isTag = false
  private[this] var quote = 0

  def write(b: Int): Unit = {
    val isQuote = isTag && (b == '"' || b == '\'') && (quote == 0 || quote == b)
    if (b == '<') isTag = true
    paint(if (isQuote || quote != 0) Ink.Text else if (isTag) Ink.Key else Ink.Plain)
    pass(b)
    if (isQuote) quote = if (quote == 0) b else 0
    else if (b == '>' && quote == 0) isTag = false
  }
}
