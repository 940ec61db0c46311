package swarender

import swarender.Policy.{BigIntegers, NonFinite, NumberText, Surrogates}
import swarender.text.ReadBack.require
import swarender.text.{Escapes, Indentation, Literal, NumberLayout, QuotedText}

private[swarender] final case class JsonSettings(
    /* Between elements, and between members. */
    itemSeparator: Separator = new Separator(","),
    /* Between a key and its value. */
    keySeparator: Separator = new Separator(":"),
    /* The line break and indentation before each element and before each closing bracket. */
    indentation: Indentation = Indentation.none,
    /* What is inside an empty container, if `brokenEmpties` is not set. */
    emptyFiller: String = "",
    /* Whether an empty container has a line break, an empty line and the indentation inside. */
    brokenEmpties: Boolean = false,
    trueText: String = "true",
    falseText: String = "false",
    nullText: String = "null",
    /* Whether the members of a root object are written as lines `key = value`, the keys as they
     * are.
     */
    assignments: Boolean = false,
    /* Whether a root string is written without quotes and escapes. */
    bareRootString: Boolean = false,
    /* What is written before and after each document. */
    documentStart: String = "",
    documentEnd: String = "",
    escapes: Escapes = Escapes.minimal,
    /* Whether the numbers are those of YAML. */
    yamlNumbers: Boolean = false,
    dialect: JsonDialect = JsonDialect.Strict,
    /* Whether a comma comes after the last element of a container that has several lines. */
    trailingCommas: Boolean = false,
    singleQuotes: Boolean = false,
    /* Whether keys have quotes only where they need them. */
    bareKeys: Boolean = false,
    /* A container is on one line if it ends there before this column; 0 for never. */
    width: Int = 0,
    /* Whether scalars in an array share lines. */
    filledArrays: Boolean = false,
    shared: SharedSettings = SharedSettings(NumberLayout.ecma)
) extends StyleSettings {
  @transient lazy val isSmall: Boolean = shared.isSmall && itemSeparator.text.length.toLong + keySeparator.text.length +
    indentation.newline.length + indentation.unit.length + emptyFiller.length + documentStart.length +
    documentEnd.length <= StyleSettings.SmallTexts

  @transient lazy val elementIndentation = new Indentation(itemSeparator.text + indentation.newline, indentation.unit)
  @transient lazy val keySeparatorLiteral = new Literal(keySeparator.text)
  @transient lazy val newlineLiteral = new Literal(indentation.newline)
  @transient lazy val emptyArrayEnd = new Literal(emptyFiller + "]")
  @transient lazy val emptyObjectEnd = new Literal(emptyFiller + "}")
  @transient lazy val documentStartLiteral = new Literal(documentStart)
  @transient lazy val documentEndLiteral = new Literal(documentEnd)
  @transient lazy val trueLiteral = new Literal(trueText)
  @transient lazy val falseLiteral = new Literal(falseText)
  @transient lazy val nullLiteral = new Literal(nullText)
  @transient lazy val stringEscapes: Escapes =
    if (shared.surrogates eq Surrogates.Escape) escapes.withSurrogateEscape else escapes

  /** One line per element, or all on one line if `indent` is empty, with the separators of that
    * layout where none were set.
    */
  def indented(indent: String): JsonSettings = copy(
    itemSeparator = itemSeparator.orElse(","),
    keySeparator = keySeparator.orElse(if (indent.isEmpty) ":" else ": "),
    indentation = if (indent.isEmpty) Indentation.none else new Indentation("\n", indent)
  )

  /** Whether scalars and keys are written as they are in JSON text, but for escapes that are not
    * minimal.
    */
  def copiesText: Boolean =
    keySeparator.text == ":" && trueText == "true" && !assignments && !bareRootString && (escapes eq Escapes.minimal) &&
      (shared.numberText.spelling eq null) && (shared.numberText ne NumberText.ToDouble) && !yamlNumbers &&
      ((shared.bigIntegers eq BigIntegers.Full) || (shared.numberText eq NumberText.Verbatim))

  /** Whether the style needs more than JSON's own writer has. */
  def isRelaxed: Boolean = (dialect ne JsonDialect.Strict) || width > 0

  /** Whether the style is flow style inside of YAML. */
  def isFlow: Boolean = (dialect eq JsonDialect.YamlFlow) || (dialect eq JsonDialect.QuotedFlow)

  /** Whether an array of containers has its brackets on the lines of these. */
  def isCuddled: Boolean = (dialect eq JsonDialect.Kyaml) && !indentation.isEmpty

  /** Whether the text of numbers is spelled as YAML reads it. */
  def respellsNumbers: Boolean = yamlNumbers && (shared.numberText ne NumberText.Verbatim)

  /** Whether documents are a sequence of RFC 7464. */
  def isTextSequence: Boolean = documentStart == JsonSettings.RecordSeparator && documentEnd == "\n"

  protected def ownNames: String = JsonSettings.Names

  def check(): Unit = {
    checkShared()
    require((itemSeparator.text ne null) && (keySeparator.text ne null), "a style with a separator of no text")
    require(
      (trueText == "true" && falseText == "false" && nullText == "null") ||
        (trueText == "True" && falseText == "False" && nullText == "None"),
      "a style with other literals"
    )
    require(
      (shared.nonFinite ne NonFinite.Keyword) || (dialect eq JsonDialect.Json5) || (dialect eq JsonDialect.Kyaml),
      "a style with keywords that JSON does not have"
    )
    require(!trailingCommas || (dialect ne JsonDialect.Strict), "a style with commas that JSON does not have")
    require(
      !(singleQuotes || bareKeys) || (dialect eq JsonDialect.Json5),
      "a style with quotes that JSON does not have"
    )
    require(width >= 0 && width <= 10000 && !(width > 0 && assignments), s"a width of $width")
  }
}

private[swarender] object JsonSettings {
  final val RecordSeparator = "\u001e"

  /** The fields but the last, in order. */
  val Names = "itemSeparator keySeparator indentation emptyFiller brokenEmpties trueText falseText nullText " +
    "assignments bareRootString documentStart documentEnd escapes yamlNumbers dialect trailingCommas singleQuotes " +
    "bareKeys width filledArrays"
}

/** A text between two tokens: that of the layout unless somebody has set it. */
private[swarender] final case class Separator(text: String, isSet: Boolean) {
  def this(text: String) = this(text, false)

  /** This one if it was set, else `text`. */
  def orElse(text: String): Separator = if (isSet) this else new Separator(text)

  override def toString: String = QuotedText(text)
}
