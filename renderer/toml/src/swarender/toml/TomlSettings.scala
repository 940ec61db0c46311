package swarender
package toml

import swarender.Policy.{NonFinite, Nulls}

/** The settings of a style of TOML. The methods of [[TomlStyle]] say what each field is that is not
  * here.
  *
  * @param escapes
  *   which chars of a basic string are escaped
  * @param oddities
  *   what a program writes otherwise than people do
  */
private[swarender] final case class TomlSettings(
    common: CommonSettings = TomlSettings.common,
    tableIndent: String = "",
    arrayIndent: String = "    ",
    arrayWidth: Int = 80,
    trailingComma: Boolean = true,
    smallTables: SmallTables = SmallTables.Headers,
    smallTableWidth: Int = 0,
    superTableHeaders: Boolean = false,
    finalNewline: Boolean = true,
    quotes: TomlQuotes = TomlQuotes.FewestEscapes,
    multiLineStrings: Boolean = true,
    escapes: Escapes = Escapes.toml,
    dateTimes: TomlDateTimes = TomlDateTimes.Bare,
    oddities: TomlOddities = NoOddities
) extends StyleSettings {
  def isSmall: Boolean = common.areSmall(tableIndent.length.toLong + arrayIndent.length)

  /** Whether nulls are left out of arrays, and of tables. */
  def omitsElements: Boolean = common.nulls eq Nulls.OmitEverywhere
  def omitsMembers: Boolean = omitsElements || (common.nulls eq Nulls.OmitMembers)

  /** The settings for a member in a comment; with `escaped` its strings are in double quotes, on
    * one line, and have no char that a comment would escape.
    */
  def inComments(escaped: Boolean): TomlSettings = {
    // An indentation before each comment would be part of a string of several lines.
    val lines = withoutHeaders.copy(multiLineStrings = multiLineStrings && !escaped && tableIndent.isEmpty)
    if (escaped) lines.copy(quotes = TomlQuotes.BasicStrings, escapes = Escapes.message) else lines
  }

  /** The settings for a member that is on one line. */
  def onOneLine: TomlSettings = withoutHeaders.copy(multiLineStrings = false, arrayWidth = Int.MaxValue)

  private def withoutHeaders: TomlSettings = copy(
    common = common.inComments.copy(nulls = if (omitsElements) Nulls.OmitEverywhere else Nulls.OmitMembers),
    smallTables = SmallTables.Inline,
    smallTableWidth = Int.MaxValue,
    finalNewline = false
  )

  @transient private[this] var madeLiterals: TomlLiterals = null

  /** Made once for all writers of the style; threads may make the same ones twice. */
  def literals: TomlLiterals = {
    val known = madeLiterals
    if (known ne null) known
    else {
      val made = new TomlLiterals(this)
      madeLiterals = made
      made
    }
  }
}

private[swarender] object TomlSettings {

  /** TOML has no null, and its readers take no key twice. */
  val common: CommonSettings = CommonSettings(
    numbers = NumberLayout.toml,
    nonFinite = NonFinite.Keyword,
    nulls = Nulls.Fail,
    uniqueKeys = true
  )
}
