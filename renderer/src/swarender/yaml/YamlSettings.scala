package swarender
package yaml

import swarender.Events.Place
import swarender.Policy.HugeNumbers

/** The settings of YAML in block style. */
private[swarender] object YamlSettings extends SettingTable(Settings.shared) {
  val indent: Setting[Int] =
    number("indent", 2, 1, 9, "how many spaces deeper the members of an object are than those of its parent")
  val indentSequences: Setting[Boolean] =
    yesNo("indentSequences", false, "whether the dashes of an array in an object are indented")
  val compactSequences: Setting[Boolean] = yesNo(
    "compactSequences",
    true,
    "whether the first element of an array in an array is on the line of its parent's dash"
  )
  val quotes: Setting[YamlStyle.Quotes] = policy("quotes", "YamlQuotes", "DoubleQuotes", "the quotes of strings")
  val nullText: Setting[YamlStyle.NullText] = policy("nullText", "YamlNullText", "Word", "how a null is spelled")
  val plainKeys: Setting[Boolean] = yesNo("plainKeys", true, "whether keys may be without quotes")
  val plainValues: Setting[Boolean] = yesNo("plainValues", true, "whether values may be without quotes")
  val blocks: Setting[Boolean] = yesNo("blocks", true, "whether strings of several lines are block scalars")
  val indentEmptyLines: Setting[Boolean] =
    yesNo("indentEmptyLines", false, "whether an empty line of a block has its indentation")
  val width: Setting[Int] = number("width", 0, 0, 10000, "the column beyond which values are folded; 0 is none")
  val maxKey: Setting[Int] =
    number("maxKey", 1024, 1024, Int.MaxValue, "how many bytes a key may have that is not written after a `? `")
  val markEmptyKey: Setting[Boolean] =
    yesNo("markEmptyKey", false, "whether an empty key is written after a `? `")
  val strings: Setting[YamlStringClass] =
    data("strings", YamlStringClass.safe, classOf[YamlStringClass], "the rule by which strings are classified")
  val escapes: Setting[Escapes] =
    data("escapes", Escapes.yaml, classOf[Escapes], "which chars of a string are escaped")
  val hugeNumbers: Setting[HugeNumbers] =
    policy("hugeNumbers", "HugeNumbers", "Fail", "what becomes of numbers beyond the range of doubles")
  val documentStart: Setting[Boolean] =
    yesNo("documentStart", false, "whether a line --- begins each document, the first one too")
  val documentEnd: Setting[Boolean] = yesNo("documentEnd", false, "whether a line ... follows each document")
  val streamEnd: Setting[Boolean] = yesNo("streamEnd", false, "whether a line ... follows the last document")
  val finalNewline: Setting[Boolean] = yesNo("finalNewline", true, "whether a document ends with a line feed")
  val blockNewline: Setting[Boolean] =
    yesNo(
      "blockNewline",
      true,
      "whether a document ends with a line feed if its last text would lose its own otherwise"
    )
  val openEnd: Setting[Boolean] = yesNo(
    "openEnd",
    false,
    "whether a line ... follows a plain scalar that is a document"
  )
  val openStreamEnd: Setting[Boolean] =
    yesNo("openStreamEnd", false, "whether a line ... follows a plain scalar that is the last document of several")
  val emptyStream: Setting[String] =
    text("emptyStream", "", "what a stream without documents is", List("", "\n", "---\n\n"))
  val flow: Setting[Int] =
    number("flow", 0, 0, 10000, "how many chars an array or object of scalars may have in flow style")
  val braceSpaces: Setting[Boolean] =
    yesNo("braceSpaces", false, "whether braces on one line have spaces inside: { a: 1 }")
  val flowWidth: Setting[Int] =
    number("flowWidth", 0, 0, 10000, "the column before which lines of arrays of scalars in flow style end; 0 is none")
  val tags: Setting[Place => Option[String]] = function("tags", "the tag of a value by its place")
  val layout: Setting[Place => YamlStyle.Layout] = function("layout", "the layout of a value by its place")

  // What the shortcuts of YamlWriter know: see `StyleValues.isDefaultBut`.
  private val ofMarks = documentStart.bit | documentEnd.bit | streamEnd.bit | finalNewline.bit | blockNewline.bit |
    openEnd.bit | openStreamEnd.bit | emptyStream.bit
  private val ofLayout = indent.bit | indentSequences.bit | compactSequences.bit | flow.bit | flowWidth.bit |
    braceSpaces.bit | layout.bit | tags.bit
  private val ofScalars = Settings.ofNumbers | Settings.surrogates.bit | hugeNumbers.bit | nullText.bit
  private val ofStrings = quotes.bit | escapes.bit | blocks.bit | indentEmptyLines.bit | width.bit | maxKey.bit |
    markEmptyKey.bit

  /** Strings that are plain if their chars say so; and keys. */
  val knownToPlain: Long = Settings.aroundWriters | ofMarks | ofLayout | ofScalars | ofStrings | plainKeys.bit
  val knownToPlainKeys: Long = Settings.aroundWriters | ofMarks | ofLayout | ofScalars | ofStrings | plainValues.bit

  /** The texts of fields that are kept, where surrogates are not errors; the text of numbers that
    * is made where it is written, where they keep it.
    */
  val knownToFields: Long = knownToPlain | plainValues.bit | strings.bit

  val block: Array[Setting[?]] = replaced(
    all,
    List(
      Settings.numbers.in(NumberLayout.yaml),
      Settings.nonFinite.in("Keyword"),
      Settings.duplicateKeys.in("Fail"),
      Settings.yamlSurrogates,
      Settings.lostTags.without("Fail", "YAML in block style writes tags", List("Omit"))
    )
  )
}
