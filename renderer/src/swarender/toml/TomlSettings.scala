package swarender
package toml

/** The settings of TOML. */
private[swarender] object TomlSettings extends SettingTable(Settings.shared) {
  val tableIndent: Setting[String] = text("tableIndent", "", "the indent of a table in a table")
  val arrayIndent: Setting[String] = text("arrayIndent", "    ", "the indent of arrays that take several lines")
  val arrayWidth: Setting[Int] =
    number("arrayWidth", 80, 0, Int.MaxValue, "how many chars an array on one line may have")
  val nestedLines: Setting[Boolean] =
    yesNo("nestedLines", true, "whether arrays inside arrays may go over several lines")
  val trailingComma: Setting[Boolean] =
    yesNo("trailingComma", true, "whether a comma ends an array that takes several lines")
  val arraySpaces: Setting[Boolean] =
    yesNo("arraySpaces", false, "whether an array on one line has spaces inside its brackets")
  val smallTables: Setting[TomlStyle.SmallTables] =
    policy("smallTables", "SmallTables", "Headers", "what becomes of small tables")
  val smallTableWidth: Setting[Int] =
    number("smallTableWidth", 0, 0, Int.MaxValue, "how many chars a small table may have as an inline table")
  val superTableHeaders: Setting[Boolean] =
    yesNo("superTableHeaders", false, "whether tables that hold only tables have headers")
  val strayEmptyLines: Setting[Boolean] = yesNo(
    "strayEmptyLines",
    false,
    "whether an empty line is before a header that is the first thing in its document or table too"
  )
  val adjacentHeaders: Setting[Boolean] = yesNo(
    "adjacentHeaders",
    false,
    "whether no empty line is between the header of a table without values and the next one"
  )
  val finalNewline: Setting[Boolean] = yesNo("finalNewline", true, "whether the last line ends in a line feed")
  val quotes: Setting[TomlStyle.Quotes] = policy("quotes", "TomlQuotes", "FewestEscapes", "the quotes of strings")
  val multiLineStrings: Setting[Boolean] =
    yesNo("multiLineStrings", true, "whether strings of several lines take several lines")
  val emptyKey: Setting[String] = text("emptyKey", "\"\"", "the empty key", List("\"\"", "''", ""))
  val emptyFiller: Setting[String] =
    text("emptyFiller", "", "what is between the braces of an empty inline table", List("", "  "))
  val escapes: Setting[Escapes] =
    data("escapes", Escapes.toml, classOf[Escapes], "which chars of a basic string are escaped")
  val dateTimes: Setting[TomlStyle.DateTimes] =
    policy("dateTimes", "TomlDateTimes", "Bare", "whether date-times are values of TOML's own types")

  /** What the shortcuts of TomlWriter know: see `StyleValues.isDefaultBut`. */
  val knownToAll: Long = Settings.aroundWriters | Settings.ofNumbers | Settings.surrogates.bit | tableIndent.bit |
    arrayIndent.bit | arrayWidth.bit | nestedLines.bit | trailingComma.bit | arraySpaces.bit | smallTables.bit |
    smallTableWidth.bit | superTableHeaders.bit | strayEmptyLines.bit | adjacentHeaders.bit | finalNewline.bit |
    quotes.bit | multiLineStrings.bit | emptyKey.bit | emptyFiller.bit | escapes.bit | dateTimes.bit

  val settings: Array[Setting[?]] = replaced(
    all,
    List(
      Settings.numbers.in(NumberLayout.toml),
      Settings.nonFinite.without("Keyword", "TOML has no null", List("WriteNull")),
      Settings.nulls.without("Fail", "TOML has no null to keep", List("Keep")),
      Settings.surrogates.without("Replace", "TOML cannot escape lone surrogates", List("Escape")),
      Settings.bigIntegers.without("Full", "TOML writes all integers in full", lessThanFull),
      Settings.duplicateKeys.without("Fail", "TOML refuses duplicate keys", List("Keep"))
    )
  )

  /** Apart from the list around it: the compiler makes an array of a list in a long one. */
  private def lessThanFull = List("Quote", "ToDouble", "Fail")
}
