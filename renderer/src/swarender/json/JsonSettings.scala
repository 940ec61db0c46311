package swarender
package json

import swarender.chars.Indentation

/** The settings of JSON, and of the languages that have JSON in them. Each language has those of
  * the ones before it.
  */
private[swarender] object JsonSettings extends SettingTable(Settings.shared) {
  val itemSeparator: Setting[Separator] =
    data("itemSeparator", new Separator(","), classOf[Separator], "what is between elements, and between members")
  val keySeparator: Setting[Separator] =
    data("keySeparator", new Separator(":"), classOf[Separator], "what is between a key and its value")
  val indentation: Setting[Indentation] = data(
    "indentation",
    new Indentation("", ""),
    classOf[Indentation],
    "the line break and the indentation before each element and each closing bracket"
  )
  val emptyFiller: Setting[String] = text("emptyFiller", "", "what is inside an empty container")
  val brokenEmpties: Setting[Boolean] =
    yesNo(
      "brokenEmpties",
      false,
      "whether an empty container has a line break, an empty line and the indentation inside"
    )
  val python: Setting[Boolean] = yesNo("python", false, "whether literals are those of Python")
  val assignments: Setting[Boolean] =
    yesNo("assignments", false, "whether the members of the root are lines key = value, the keys as they are")
  val bareRootString: Setting[Boolean] =
    yesNo("bareRootString", false, "whether a root string is written without quotes and escapes")
  val documentStart: Setting[String] = text("documentStart", "", "what is before each document")
  val documentEnd: Setting[String] = text("documentEnd", "", "what is after each document")
  val escapes: Setting[Escapes] =
    data("escapes", Escapes.minimal, classOf[Escapes], "which chars of a string are escaped")
  val yamlNumbers: Setting[Boolean] = yesNo("yamlNumbers", false, "whether numbers are those of YAML")

  /** RFC 8259. */
  val strict: Array[Setting[?]] = replaced(
    all,
    List(
      Settings.nonFinite
        .without("Fail", "JSON has no keyword for NaN and the infinities: use json5", List("Keyword"))
    )
  )

  val trailingCommas: Setting[Boolean] =
    yesNo("trailingCommas", false, "whether a comma ends what takes several lines")

  /** KEP-5295. */
  val kyaml: Array[Setting[?]] = replaced(all, List(Settings.nonFinite.in("Keyword"), Settings.yamlSurrogates))

  val width: Setting[Int] = number("width", 0, 0, 10000, "the width of a line")
  val filledArrays: Setting[Boolean] = yesNo("filledArrays", false, "whether scalars of an array share lines")

  val braceSpaces: Setting[Boolean] =
    yesNo("braceSpaces", false, "whether braces on one line have spaces inside: { a: 1 }")

  /** JSON that fits a width, and JSON with comments. */
  val fitted: Array[Setting[?]] = replaced(all, List(strict(Settings.nonFinite.index)))

  /** JSON as a part of YAML. */
  val inYaml: Array[Setting[?]] = replaced(fitted, List(Settings.yamlSurrogates))

  val singleQuotes: Setting[Boolean] = yesNo("singleQuotes", false, "whether strings are in single quotes")
  val bareKeys: Setting[Boolean] = yesNo("bareKeys", false, "whether keys have quotes only where they need them")

  /** https://spec.json5.org */
  val json5: Array[Setting[?]] = all

  // What the shortcuts of JsonWriter know: see `StyleValues.isDefaultBut`.
  private val ofDocuments = Settings.aroundWriters | documentStart.bit | documentEnd.bit
  private val ofScalars =
    Settings.ofNumbers | Settings.surrogates.bit | escapes.bit | python.bit | yamlNumbers.bit
  private val ofSeparators = itemSeparator.bit | keySeparator.bit
  private val ofLayout = ofSeparators | indentation.bit | emptyFiller.bit | brokenEmpties.bit

  /** A comma alone between two elements, where that is the item separator. */
  val knownToCommas: Long = ofDocuments | ofScalars | ofSeparators | assignments.bit | bareRootString.bit

  /** The texts of fields that are kept, where surrogates are not errors. */
  val knownToFields: Long = ofDocuments | ofScalars | ofLayout | bareRootString.bit
  val knownToTrees: Long = ofDocuments | ofScalars | ofLayout

  /** Copies of JSON text, where numbers keep theirs, and the separators are a comma and a colon. */
  val knownToCopies: Long = ofDocuments | ofSeparators | Settings.ofNumbers | Settings.surrogates.bit

  /** What encoders write without events, where the separators are a comma and a colon. */
  val knownToDirect: Long = ofSeparators | documentStart.bit | documentEnd.bit | Settings.nonFinite.bit |
    Settings.lostTags.bit | Settings.maxDepth.bit

  /** Whether the style is one of YAML. */
  private[json] def isOfYaml(style: StyleValues): Boolean =
    (style.settings eq inYaml) || (style.settings eq kyaml)

  /** The texts of a style, made once for all its writers. */
  private[json] def texts(style: StyleValues): JsonTexts = style.prepared match {
    case known: JsonTexts => known
    case _ =>
      val made = new JsonTexts(style)
      style.prepared = made
      made
  }

  final val RecordSeparator = "\u001e"
}
