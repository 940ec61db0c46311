package swarender

import swarender.Events.Place
import swarender.Policy.{KeyOrder, NumberText}
import swarender.dialects.*

/** The `with` methods of all styles, as reflection finds them on the JVM: `StyleCallsTest` fails if
  * a method is missing here, and prints its line. A method that changes other fields than the one
  * of its name, or more, has their names (`StyleSettingsTest`).
  */
object StyleCallTable {
  import StyleArguments.*
  import StyleRow.{one, two}

  val rows: Seq[StyleRow] = Seq(
    one[BlockStyle, Boolean]("withBlocks", booleans)(_.withBlocks(_)),
    one[BlockStyle, Boolean]("withBraceSpaces", booleans)(_.withBraceSpaces(_)),
    one[BlockStyle, Boolean]("withFinalNewline", booleans)(_.withFinalNewline(_)),
    one[BlockStyle, Boolean]("withIndentSequences", booleans)(_.withIndentSequences(_)),
    one[BlockStyle, Boolean]("withIntegerKeys", booleans)(_.withIntegerKeys(_)),
    one[BlockStyle, Boolean]("withStreamEnd", booleans, "streamEnd", "strings")(_.withStreamEnd(_)),
    one[BlockStyle, Int]("withMaxFlowLength", ints, "flow")(_.withMaxFlowLength(_)),
    one[BlockStyle, Int]("withFlowWidth", ints)(_.withFlowWidth(_)),
    one[BlockStyle, HugeNumbers]("withHugeNumbers", Policies.hugeNumbers)(
      _.withHugeNumbers(_)
    ),
    one[BlockStyle, KeyQuotes]("withKeyQuotes", Policies.keyQuotes, "plainKeys")(
      _.withKeyQuotes(_)
    ),
    one[BlockStyle, Place => Option[String]]("withTags", notes)(_.withTags(_)),
    one[BlockStyle, Place => YamlStyle.Layout]("withLayout", placeLayouts)(_.withLayout(_)),
    one[BlockYamlStyle, Escapes]("withEscapes", escapes, "escapes", "strings")(_.withEscapes(_)),
    one[BlockYamlStyle, YamlNullText]("withNullText", Policies.yamlNullText)(_.withNullText(_)),
    one[BlockYamlStyle, YamlQuotes]("withQuotes", Policies.yamlQuotes)(_.withQuotes(_)),
    one[BlockYamlStyle, YamlParsers]("withParsers", Policies.yamlParsers, "strings")(
      _.withParsers(_)
    ),
    one[CommentedStyle, Int]("withBlankLines", ints)(_.withBlankLines(_)),
    one[CommentedStyle, Place => Option[String]]("withCommentLines", notes)(_.withCommentLines(_)),
    one[CommentedStyle, Place => Option[String]]("withComments", notes)(_.withComments(_)),
    one[Json5Style, Boolean]("withSingleQuotes", booleans, "variant")(_.withSingleQuotes(_)),
    one[Json5Style, Boolean]("withTrailingCommas", booleans)(_.withTrailingCommas(_)),
    one[Json5Style, KeyQuotes]("withKeyQuotes", Policies.keyQuotes, "variant")(
      _.withKeyQuotes(_)
    ),
    one[JsonStyle, Escapes]("withEscapes", escapes)(_.withEscapes(_)),
    one[JsonStyle, Int]("withIndent", ints, "indentation", "itemSeparator", "keySeparator")(_.withIndent(_)),
    one[JsonStyle, String]("withDocumentEnd", strings)(_.withDocumentEnd(_)),
    one[JsonStyle, String]("withDocumentStart", strings)(_.withDocumentStart(_)),
    one[JsonStyle, String]("withIndent", strings, "indentation", "itemSeparator", "keySeparator")(_.withIndent(_)),
    one[JsonStyle, String]("withItemSeparator", strings)(_.withItemSeparator(_)),
    one[JsonStyle, String]("withKeySeparator", strings)(_.withKeySeparator(_)),
    one[JsoncStyle, Boolean]("withTrailingCommas", booleans)(_.withTrailingCommas(_)),
    one[PyyamlStyle, Boolean]("withQuotedNumbers", booleans, "strings")(_.withQuotedNumbers(_)),
    one[RelaxedJsonStyle, Boolean]("withBraceSpaces", booleans)(_.withBraceSpaces(_)),
    one[RelaxedJsonStyle, Boolean]("withFilledArrays", booleans)(_.withFilledArrays(_)),
    one[RelaxedJsonStyle, Int]("withWidth", ints)(_.withWidth(_)),
    one[StrictJsonStyle, Int]("withWidth", ints)(_.withWidth(_)),
    one[Style, Boolean]("withCommentedDefaults", booleans)(_.withCommentedDefaults(_)),
    one[Style, Boolean]("withIntegralDoubles", booleans, "numbers")(_.withIntegralDoubles(_)),
    one[Style, Boolean]("withOmitDefaults", booleans)(_.withOmitDefaults(_)),
    one[Style, Boolean]("withOmitEmpty", booleans)(_.withOmitEmpty(_)),
    one[Style, Int]("withMaxDepth", ints)(_.withMaxDepth(_)),
    one[Style, KeyOrder]("withKeyOrder", Policies.keyOrder)(_.withKeyOrder(_)),
    one[LenientStyle, Policy.BigIntegers]("withBigIntegers", Policies.bigIntegers)(
      _.withBigIntegers(_)
    ),
    one[LenientStyle, Policy.DuplicateKeys]("withDuplicateKeys", Policies.duplicateKeys, "uniqueKeys")(
      _.withDuplicateKeys(_)
    ),
    one[Style, Policy.UnsupportedTags]("withUnsupportedTags", Policies.unsupportedTags, "omitTags")(
      _.withUnsupportedTags(_)
    ),
    one[Style, Policy.Newline]("withNewline", Policies.newline, "crLf")(_.withNewline(_)),
    one[Style, Policy.NonFinite]("withNonFinite", Policies.nonFinite)(_.withNonFinite(_)),
    one[Style, Policy.Nulls]("withNulls", Policies.nulls)(_.withNulls(_)),
    one[Style, Policy.Surrogates]("withSurrogates", Policies.surrogates)(_.withSurrogates(_)),
    one[Style, NumberLayout]("withNumbers", layouts)(_.withNumbers(_)),
    one[Style, NumberText]("withNumberText", Policies.numberText)(_.withNumberText(_)),
    one[TomlStyle, Boolean]("withFinalNewline", booleans)(_.withFinalNewline(_)),
    one[TomlStyle, Boolean]("withMultiLineStrings", booleans)(_.withMultiLineStrings(_)),
    one[TomlStyle, Boolean]("withSuperTableHeaders", booleans)(_.withSuperTableHeaders(_)),
    one[TomlStyle, Boolean]("withTrailingComma", booleans)(_.withTrailingComma(_)),
    one[TomlStyle, Int]("withArrayWidth", ints)(_.withArrayWidth(_)),
    one[TomlStyle, Int]("withIndent", ints, "arrayIndent")(_.withIndent(_)),
    one[TomlStyle, TomlDateTimes]("withDateTimes", Policies.tomlDateTimes)(_.withDateTimes(_)),
    one[TomlStyle, TomlQuotes]("withQuotes", Policies.tomlQuotes)(_.withQuotes(_)),
    one[TomlStyle, String]("withArrayIndent", strings)(_.withArrayIndent(_)),
    one[TomlStyle, String]("withTableIndent", strings)(_.withTableIndent(_)),
    one[YamlStyle, Boolean]("withDocumentEnd", booleans, "documentEnd", "strings")(_.withDocumentEnd(_)),
    one[YamlStyle, Boolean]("withDocumentStart", booleans)(_.withDocumentStart(_)),
    one[YamlStyle, Int]("withIndent", ints, "indent", "indentation", "keySeparator")(_.withIndent(_)),
    one[jsonnet.EvaluatorYamlStyle, Escapes]("withEscapes", escapes)(_.withEscapes(_)),
    one[jsonnet.EvaluatorYamlStyle, YamlNullText]("withNullText", Policies.yamlNullText)(_.withNullText(_)),
    one[jsonnet.EvaluatorYamlStyle, YamlQuotes]("withQuotes", Policies.yamlQuotes)(_.withQuotes(_)),
    one[jsonnet.IniStyle, Boolean]("withCompactValues", booleans)(_.withCompactValues(_)),
    one[jsonnet.IniStyle, Boolean]("withEmptyLines", booleans)(_.withEmptyLines(_)),
    one[jsonnet.IniStyle, Escapes]("withValueEscapes", escapes)(_.withValueEscapes(_)),
    one[jsonnet.XmlStyle, Boolean]("withCheckedChars", booleans)(_.withCheckedChars(_)),
    one[jsonnet.XmlStyle, Boolean]("withCompactValues", booleans)(_.withCompactValues(_)),
    one[jsonnet.XmlStyle, Boolean]("withWellFormed", booleans)(_.withWellFormed(_)),
    one[jsonnet.XmlStyle, Escapes]("withAttributeEscapes", escapes)(_.withAttributeEscapes(_)),
    one[jsonnet.XmlStyle, Escapes]("withTextEscapes", escapes)(_.withTextEscapes(_)),
    one[jsonnet.XmlStyle, Escapes]("withValueEscapes", escapes)(_.withValueEscapes(_)),
    two[TomlStyle, SmallTables, Int]("withSmallTables", Policies.smallTables, ints, "smallTables", "smallTableWidth")(
      _.withSmallTables(_, _)
    )
  )

  def of(style: Style): Seq[StyleCall] = rows.filter(_.of.isInstance(style)).flatMap(_.calls)
}
