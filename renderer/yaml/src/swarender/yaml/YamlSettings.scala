package swarender
package yaml

import swarender.Events.Place
import swarender.Policy.{HugeNumbers, NonFinite}

/** The settings of a style of YAML in block style.
  *
  * @param indent
  *   how many spaces deeper the members of an object are than those of its parent
  * @param indentSequences
  *   whether the dashes of an array in an object are indented
  * @param quotes
  *   the quotes of strings
  * @param nullText
  *   how a null is spelled
  * @param plainKeys
  *   whether keys may be without quotes
  * @param plainValues
  *   whether values may be without quotes
  * @param blocks
  *   whether strings of several lines are block scalars
  * @param width
  *   the column beyond which values are folded; 0 is none
  * @param strings
  *   the rule by which strings are classified
  * @param escapes
  *   which chars of a string are escaped
  * @param hugeNumbers
  *   what becomes of numbers beyond the range of doubles
  * @param documentStart
  *   whether a line --- begins each document, the first one too
  * @param documentEnd
  *   whether a line ... follows each document
  * @param streamEnd
  *   whether a line ... follows the last document
  * @param finalNewline
  *   whether a document ends with a line feed
  * @param flow
  *   how many chars an array or object of scalars may have in flow style
  * @param braceSpaces
  *   whether braces on one line have spaces inside: { a: 1 }
  * @param flowWidth
  *   the column before which lines of arrays of scalars in flow style end; 0 is none
  * @param tags
  *   the tag of a value by its place, or null
  * @param layout
  *   the layout of a value by its place, or null
  * @param integerKeys
  *   whether keys that are integers are written as integers
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
