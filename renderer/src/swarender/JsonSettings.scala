package swarender

import swarender.Policy.{NonFinite, Surrogates}
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
    /* Whether the text of numbers is spelled as YAML reads it. */
    yamlNumbers: Boolean = false,
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
    require(shared.nonFinite ne NonFinite.Keyword, "a style with keywords that JSON does not have")
  }
}

private[swarender] object JsonSettings {
  final val RecordSeparator = "\u001e"

  /** The fields but the last, in order. */
  val Names = "itemSeparator keySeparator indentation emptyFiller brokenEmpties trueText falseText nullText " +
    "assignments bareRootString documentStart documentEnd escapes yamlNumbers"
}

/** A text between two tokens: that of the layout unless somebody has set it. */
private[swarender] final case class Separator(text: String, isSet: Boolean) {
  def this(text: String) = this(text, false)

  /** This one if it was set, else `text`. */
  def orElse(text: String): Separator = if (isSet) this else new Separator(text)

  override def toString: String = QuotedText(text)
}
