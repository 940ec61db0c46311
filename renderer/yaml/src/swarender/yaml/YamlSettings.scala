package swarender
package yaml

import swarender.Events.Place
import swarender.Policy.NonFinite

/** The settings of a style of YAML in block style. The methods of [[BlockStyle]] and
  * [[BlockYamlStyle]] say what each field is that is not here.
  *
  * @param plainValues
  *   whether values may be without quotes
  * @param width
  *   the column beyond which values are folded; 0 is none
  * @param strings
  *   the rule by which strings are classified
  * @param flow
  *   of `withMaxFlowLength`
  * @param tags
  *   null for none, as `layout`
  */
private[swarender] final case class YamlSettings(
    common: CommonSettings = YamlSettings.common,
    indent: Int = 2,
    indentSequences: Boolean = false,
    quotes: YamlQuotes = YamlQuotes.DoubleQuotes,
    nullText: YamlNullText = YamlNullText.Word,
    plainKeys: Boolean = true,
    plainValues: Boolean = true,
    blocks: Boolean = true,
    width: Int = 0,
    strings: YamlStringClass = YamlStringClass.safe,
    escapes: Escapes = Escapes.yaml,
    hugeNumbers: HugeNumbers = HugeNumbers.Fail,
    documentStart: Boolean = false,
    documentEnd: Boolean = false,
    streamEnd: Boolean = false,
    finalNewline: Boolean = true,
    flow: Int = 0,
    braceSpaces: Boolean = false,
    flowWidth: Int = 0,
    tags: Place => Option[String] = null,
    layout: Place => YamlStyle.Layout = null,
    integerKeys: Boolean = false
) extends StyleSettings {

  def isSmall: Boolean = (tags eq null) && (layout eq null) && common.areSmall(0)

  /** Whether writers may take shortcuts: all of these fields are known to them. The texts of fields
    * are kept then, where surrogates are no errors, and those of numbers that keep theirs.
    */
  def isKnown: Boolean = common.isKnown && this == YamlSettings(
    common,
    indent = indent,
    indentSequences = indentSequences,
    quotes = quotes,
    nullText = nullText,
    plainKeys = plainKeys,
    plainValues = plainValues,
    blocks = blocks,
    width = width,
    strings = strings,
    escapes = escapes,
    hugeNumbers = hugeNumbers,
    documentStart = documentStart,
    documentEnd = documentEnd,
    streamEnd = streamEnd,
    finalNewline = finalNewline,
    flow = flow,
    braceSpaces = braceSpaces,
    flowWidth = flowWidth,
    tags = tags,
    layout = layout
  )

  /** The settings for a member in a comment; with `escaped` its strings are in quotes, on one line,
    * and have no char that a comment would escape.
    */
  def inComments(escaped: Boolean): YamlSettings = {
    val lines = copy(common = common.inComments, documentStart = false, documentEnd = false, finalNewline = false)
    if (!escaped) lines
    else
      lines.copy(
        quotes = YamlQuotes.DoubleQuotes,
        plainKeys = false,
        plainValues = false,
        blocks = false,
        width = 0,
        strings = YamlStringClass.safe,
        escapes = Escapes.yaml
      )
  }

  /** Whether strings, or keys, are plain if their chars say so. */
  def hasPlainValues: Boolean = plainValues && (strings eq YamlStringClass.safe) && isKnown
  def hasPlainKeys: Boolean = plainKeys && (strings eq YamlStringClass.safe) && isKnown
}

private[swarender] object YamlSettings {
  val common: CommonSettings = CommonSettings(
    numbers = NumberLayout.yaml,
    nonFinite = NonFinite.Keyword,
    uniqueKeys = true
  )
}
