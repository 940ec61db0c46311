package swarender
package toml

import swarender.Policy.{NonFinite, Nulls}

/** The settings of a style of TOML.
  *
  * @param tableIndent
  *   the indent of a table in a table
  * @param arrayIndent
  *   the indent of arrays that take several lines
  * @param arrayWidth
  *   how many chars an array on one line may have
  * @param trailingComma
  *   whether a comma ends an array that takes several lines
  * @param smallTables
  *   what becomes of small tables
  * @param smallTableWidth
  *   how many chars a small table may have as an inline table
  * @param superTableHeaders
  *   whether tables that hold only tables have headers
  * @param finalNewline
  *   whether the last line ends in a line feed
  * @param quotes
  *   the quotes of strings
  * @param multiLineStrings
  *   whether strings of several lines take several lines
  * @param escapes
  *   which chars of a basic string are escaped
  * @param dateTimes
  *   whether date-times are values of TOML's own types
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

  @transient private[this] var madeTexts: TomlTexts = null

  /** Made once for all writers of the style; threads may make the same ones twice. */
  def texts: TomlTexts = {
    val known = madeTexts
    if (known ne null) known
    else {
      val made = new TomlTexts(this)
      madeTexts = made
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
