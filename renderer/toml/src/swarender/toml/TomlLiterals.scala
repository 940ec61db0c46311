package swarender
package toml

import swarender.chars.{Indentation, Literal}

/** The fixed texts of a style of TOML, ready to be copied: made once for all its writers. */
private[swarender] final class TomlLiterals(style: TomlSettings) {
  private[this] val tableIndent = style.tableIndent
  private[this] val arrayIndent = style.arrayIndent
  private[this] val hasSpaces = style.oddities.arraySpaces

  val lineIndentation: Indentation = new Indentation("\n", tableIndent)

  /** The indentation of the document's first line. */
  val firstIndentation: Indentation = new Indentation("", tableIndent)
  val elementIndentation: Indentation = new Indentation("", arrayIndent)

  /** The lines of `arrayIndent`. */
  val elementLines: Array[Literal] = Literal.each(arrayIndent.split("\n", -1))
  val emptyKey: Literal = new Literal(style.oddities.emptyKey)
  val emptyTable: Literal = new Literal("{".concat(style.oddities.emptyFiller).concat("}"))

  /** The number of spaces inside each bracket of an array on one line. */
  val arraySpace: Int = if (hasSpaces) 1 else 0
  val arrayStart: Literal = new Literal(if (hasSpaces) "[ " else "[")
  val arrayEnd: Literal = new Literal(if (hasSpaces) " ]" else "]")

  /** Whether writers may take shortcuts: all of these fields are known to them. */
  val isKnown: Boolean = style.common.isKnown && style == TomlSettings(
    style.common,
    tableIndent = style.tableIndent,
    arrayIndent = style.arrayIndent,
    arrayWidth = style.arrayWidth,
    trailingComma = style.trailingComma,
    smallTables = style.smallTables,
    smallTableWidth = style.smallTableWidth,
    superTableHeaders = style.superTableHeaders,
    finalNewline = style.finalNewline,
    quotes = style.quotes,
    multiLineStrings = style.multiLineStrings,
    escapes = style.escapes,
    dateTimes = style.dateTimes,
    oddities = style.oddities
  )
}
