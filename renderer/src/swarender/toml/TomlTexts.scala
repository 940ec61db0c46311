package swarender
package toml

import swarender.chars.{Indentation, Literal}

/** The fixed texts of a style of TOML, ready to be copied: made once for all its writers. */
private[toml] final class TomlTexts private (style: StyleValues) {
  private[this] val tableIndent = style(TomlSettings.tableIndent)
  private[this] val arrayIndent = style(TomlSettings.arrayIndent)
  private[this] val hasSpaces = style(TomlSettings.arraySpaces)

  val lineIndentation: Indentation = new Indentation("\n", tableIndent)

  /** The indentation of the document's first line. */
  val firstIndentation: Indentation = new Indentation("", tableIndent)
  val elementIndentation: Indentation = new Indentation("", arrayIndent)

  /** The lines of `arrayIndent`. */
  val elementLines: Array[Literal] = Literal.each(arrayIndent.split("\n", -1))
  val emptyKey: Literal = new Literal(style(TomlSettings.emptyKey))
  val emptyTable: Literal = new Literal("{".concat(style(TomlSettings.emptyFiller)).concat("}"))

  /** The number of spaces inside each bracket of an array on one line. */
  val arraySpace: Int = if (hasSpaces) 1 else 0
  val arrayStart: Literal = new Literal(if (hasSpaces) "[ " else "[")
  val arrayEnd: Literal = new Literal(if (hasSpaces) " ]" else "]")
}

private[toml] object TomlTexts {
  def apply(style: StyleValues): TomlTexts = style.prepared match {
    case known: TomlTexts => known
    case _ =>
      val made = new TomlTexts(style)
      style.prepared = made
      made
  }
}
