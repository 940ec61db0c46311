package swarender

import utest.*

import swarender.Events.Place
import swarender.Policy.*
import swarender.chars.Indentation
import swarender.dialects.*
import swarender.yaml.YamlStringClass
import swarender.jsonnet.Jsonnet

/** Every setting has its name, and every method changes its own settings and no other. */
object StyleSettingsTest extends TestSuite {

  /** @param method
    *   the name of the method
    * @param expected
    *   the settings that `change` changes, with the values they get
    */
  final case class Change[S](method: String, expected: (String, Any)*)(val change: S => S)

  private val layout: Place => YamlStyle.Layout = _ => YamlStyle.Layout.Flow
  private val comment: Place => Option[String] = place => Some(place.path)

  val json: Seq[Change[StrictJsonStyle]] = Seq(
    Change[StrictJsonStyle](
      "withIndent",
      "keySeparator" -> new Separator(": "),
      "indentation" -> new Indentation("\n", "  ")
    )(
      _.withIndent(2)
    ),
    Change[StrictJsonStyle](
      "withIndent",
      "keySeparator" -> new Separator(": "),
      "indentation" -> new Indentation("\n", "\t")
    )(
      _.withIndent("\t")
    ),
    Change[StrictJsonStyle]("withItemSeparator", "itemSeparator" -> Separator(", ", isSet = true))(
      _.withItemSeparator(", ")
    ),
    Change[StrictJsonStyle]("withKeySeparator", "keySeparator" -> Separator(" : ", isSet = true))(
      _.withKeySeparator(" : ")
    ),
    Change[StrictJsonStyle]("withDocumentEnd", "documentEnd" -> "\n")(_.withDocumentEnd("\n")),
    Change[StrictJsonStyle]("withDocumentStart", "documentStart" -> "\n")(_.withDocumentStart("\n")),
    Change[StrictJsonStyle]("withEscapes", "escapes" -> Escapes.html)(_.withEscapes(Escapes.html)),
    Change[StrictJsonStyle]("withNumbers", "numbers" -> NumberLayout.python)(_.withNumbers(NumberLayout.python)),
    Change[StrictJsonStyle](
      "withIntegralDoubles",
      "numbers" -> NumberLayout.ecma.copy(point = true, integerPoint = true, negativeZero = "-0.0")
    )(_.withIntegralDoubles(false)),
    Change[StrictJsonStyle]("withNumberText", "numberText" -> NumberText.Verbatim)(
      _.withNumberText(NumberText.Verbatim)
    ),
    Change[StrictJsonStyle]("withBigIntegers", "bigIntegers" -> BigIntegers.ToDouble)(
      _.withBigIntegers(BigIntegers.ToDouble)
    ),
    Change[StrictJsonStyle]("withNonFinite", "nonFinite" -> NonFinite.Quote)(_.withNonFinite(NonFinite.Quote)),
    Change[StrictJsonStyle]("withNulls", "nulls" -> Nulls.Fail)(_.withNulls(Nulls.Fail)),
    Change[StrictJsonStyle]("withSurrogates", "surrogates" -> Surrogates.Escape)(_.withSurrogates(Surrogates.Escape)),
    Change[StrictJsonStyle]("withKeyOrder", "keyOrder" -> KeyOrder.Utf16)(_.withKeyOrder(KeyOrder.Utf16)),
    Change[StrictJsonStyle]("withNewline", "crLf" -> true)(_.withNewline(Newline.CrLf)),
    Change[StrictJsonStyle]("withOmitDefaults", "omitDefaults" -> true)(_.withOmitDefaults(true)),
    Change[StrictJsonStyle]("withCommentedDefaults", "commentedDefaults" -> true)(_.withCommentedDefaults(true)),
    Change[StrictJsonStyle]("withOmitEmpty", "omitEmpty" -> true)(_.withOmitEmpty(true)),
    Change[StrictJsonStyle]("withUnsupportedTags", "omitTags" -> true)(_.withUnsupportedTags(UnsupportedTags.Omit)),
    Change[StrictJsonStyle]("withMaxDepth", "maxDepth" -> 7)(_.withMaxDepth(7)),
    Change[StrictJsonStyle]("withDuplicateKeys", "uniqueKeys" -> true)(
      _.withDuplicateKeys(DuplicateKeys.Fail)
    )
  )

  val fitted: Seq[Change[FittedJsonStyle]] = Seq(
    Change[FittedJsonStyle]("withWidth", "width" -> 70)(_.withWidth(70)),
    Change[FittedJsonStyle]("withBraceSpaces", "braceSpaces" -> true)(_.withBraceSpaces(true)),
    Change[FittedJsonStyle]("withFilledArrays", "filledArrays" -> true)(_.withFilledArrays(true))
  )

  val jsonc: Seq[Change[JsoncStyle]] = Seq(
    Change[JsoncStyle]("withWidth", "width" -> 70)(_.withWidth(70)),
    Change[JsoncStyle]("withBraceSpaces", "braceSpaces" -> true)(_.withBraceSpaces(true)),
    Change[JsoncStyle]("withFilledArrays", "filledArrays" -> true)(_.withFilledArrays(true)),
    Change[JsoncStyle]("withTrailingCommas", "trailingCommas" -> true)(_.withTrailingCommas(true)),
    Change[JsoncStyle]("withBlankLines", "blankLines" -> 2)(_.withBlankLines(2)),
    Change[JsoncStyle]("withComments", "comments" -> comment)(_.withComments(comment)),
    Change[JsoncStyle]("withCommentLines", "commentLines" -> comment)(_.withCommentLines(comment))
  )

  val json5: Seq[Change[Json5Style]] = Seq(
    Change[Json5Style]("withWidth", "width" -> 70)(_.withWidth(70)),
    Change[Json5Style]("withBraceSpaces", "braceSpaces" -> true)(_.withBraceSpaces(true)),
    Change[Json5Style]("withFilledArrays", "filledArrays" -> true)(_.withFilledArrays(true)),
    Change[Json5Style]("withBlankLines", "blankLines" -> 2)(_.withBlankLines(2)),
    Change[Json5Style]("withComments", "comments" -> comment)(_.withComments(comment)),
    Change[Json5Style]("withCommentLines", "commentLines" -> comment)(_.withCommentLines(comment)),
    Change[Json5Style]("withTrailingCommas", "trailingCommas" -> false)(_.withTrailingCommas(false)),
    Change[Json5Style]("withSingleQuotes", "variant" -> Json5Quotes(single = false, bareKeys = true))(
      _.withSingleQuotes(false)
    ),
    Change[Json5Style]("withKeyQuotes", "variant" -> Json5Quotes(single = true, bareKeys = false))(
      _.withKeyQuotes(KeyQuotes.Always)
    )
  )

  /** JSON in YAML has its own. */
  private val escaped =
    Change[BlockYamlStyle]("withEscapes", "strings" -> YamlStringClass.ascii, "escapes" -> Escapes.yamlAscii)(
      _.withEscapes(Escapes.yamlAscii)
    )

  /** From `safe`. */
  private val plainYaml: Seq[Change[BlockYamlStyle]] = Seq(
    Change[BlockYamlStyle]("withIndent", "indent" -> 4)(_.withIndent(4)),
    Change[BlockYamlStyle]("withIndentSequences", "indentSequences" -> true)(_.withIndentSequences(true)),
    Change[BlockYamlStyle]("withQuotes", "quotes" -> YamlStyle.Quotes.SingleQuotes)(
      _.withQuotes(YamlStyle.Quotes.SingleQuotes)
    ),
    Change[BlockYamlStyle]("withBlocks", "blocks" -> false)(_.withBlocks(false)),
    Change[BlockYamlStyle]("withDocumentStart", "documentStart" -> true)(_.withDocumentStart(true)),
    Change[BlockYamlStyle]("withDocumentEnd", "documentEnd" -> true)(_.withDocumentEnd(true)),
    Change[BlockYamlStyle]("withStreamEnd", "streamEnd" -> true)(_.withStreamEnd(true)),
    Change[BlockYamlStyle]("withFinalNewline", "finalNewline" -> false)(_.withFinalNewline(false)),
    Change[BlockYamlStyle]("withNumbers", "numbers" -> NumberLayout.tomlFloats)(_.withNumbers(NumberLayout.tomlFloats)),
    Change[BlockYamlStyle]("withIntegralDoubles", "numbers" -> NumberLayout.yaml.copy(integerPoint = true))(
      _.withIntegralDoubles(false)
    ),
    Change[BlockYamlStyle]("withNumberText", "numberText" -> NumberText.ToDouble)(
      _.withNumberText(NumberText.ToDouble)
    ),
    Change[BlockYamlStyle]("withBigIntegers", "bigIntegers" -> BigIntegers.Quote)(
      _.withBigIntegers(BigIntegers.Quote)
    ),
    Change[BlockYamlStyle]("withHugeNumbers", "hugeNumbers" -> HugeNumbers.Quote)(
      _.withHugeNumbers(HugeNumbers.Quote)
    ),
    Change[BlockYamlStyle]("withNonFinite", "nonFinite" -> NonFinite.WriteNull)(_.withNonFinite(NonFinite.WriteNull)),
    Change[BlockYamlStyle]("withNulls", "nulls" -> Nulls.Fail)(_.withNulls(Nulls.Fail)),
    Change[BlockYamlStyle]("withSurrogates", "surrogates" -> Surrogates.Fail)(_.withSurrogates(Surrogates.Fail)),
    Change[BlockYamlStyle]("withKeyOrder", "keyOrder" -> KeyOrder.Utf16)(_.withKeyOrder(KeyOrder.Utf16)),
    Change[BlockYamlStyle]("withNewline", "crLf" -> true)(_.withNewline(Newline.CrLf)),
    Change[BlockYamlStyle]("withNullText", "nullText" -> YamlStyle.NullText.Empty)(
      _.withNullText(YamlStyle.NullText.Empty)
    ),
    Change[BlockYamlStyle]("withParsers", "strings" -> YamlStringClass.yaml12)(
      _.withParsers(YamlStyle.Parsers.Yaml12)
    ),
    Change[BlockYamlStyle]("withBraceSpaces", "braceSpaces" -> true)(_.withBraceSpaces(true)),
    Change[BlockYamlStyle]("withOmitDefaults", "omitDefaults" -> true)(_.withOmitDefaults(true)),
    Change[BlockYamlStyle]("withCommentedDefaults", "commentedDefaults" -> true)(_.withCommentedDefaults(true)),
    Change[BlockYamlStyle]("withOmitEmpty", "omitEmpty" -> true)(_.withOmitEmpty(true)),
    Change[BlockYamlStyle]("withMaxDepth", "maxDepth" -> 7)(_.withMaxDepth(7)),
    Change[BlockYamlStyle]("withDuplicateKeys", "uniqueKeys" -> false)(
      _.withDuplicateKeys(DuplicateKeys.Keep)
    ),
    Change[BlockYamlStyle]("withKeyQuotes", "plainKeys" -> false)(_.withKeyQuotes(KeyQuotes.Always)),
    Change[BlockYamlStyle]("withIntegerKeys", "integerKeys" -> true)(_.withIntegerKeys(true)),
    Change[BlockYamlStyle]("withMaxFlowLength", "flow" -> 40)(_.withMaxFlowLength(40)),
    Change[BlockYamlStyle]("withFlowWidth", "flowWidth" -> 40)(_.withFlowWidth(40)),
    Change[BlockYamlStyle]("withTags", "tags" -> comment)(_.withTags(comment)),
    Change[BlockYamlStyle]("withLayout", "layout" -> layout)(_.withLayout(layout)),
    Change[BlockYamlStyle]("withBlankLines", "blankLines" -> 2)(_.withBlankLines(2)),
    Change[BlockYamlStyle]("withComments", "comments" -> comment)(_.withComments(comment)),
    Change[BlockYamlStyle]("withCommentLines", "commentLines" -> comment)(_.withCommentLines(comment))
  )

  val yaml: Seq[Change[BlockYamlStyle]] = plainYaml :+ escaped

  /** What they change of YAML in brackets. */
  private def brackets[S <: BracketStyle](change: (S => BracketStyle) => S => S): Seq[Change[S]] = Seq(
    Change[S]("withDocumentStart", "documentStart" -> "")(change(_.withDocumentStart(false))),
    Change[S]("withDocumentEnd", "documentEnd" -> "\n...\n")(change(_.withDocumentEnd(true))),
    Change[S]("withNumbers", "numbers" -> NumberLayout.tomlFloats)(change(_.withNumbers(NumberLayout.tomlFloats))),
    Change[S]("withIntegralDoubles", "numbers" -> NumberLayout.yaml.copy(integerPoint = true))(
      change(_.withIntegralDoubles(false))
    ),
    Change[S]("withNumberText", "numberText" -> NumberText.Verbatim)(change(_.withNumberText(NumberText.Verbatim))),
    Change[S]("withBigIntegers", "bigIntegers" -> BigIntegers.Quote)(change(_.withBigIntegers(BigIntegers.Quote))),
    Change[S]("withNonFinite", "nonFinite" -> NonFinite.WriteNull)(change(_.withNonFinite(NonFinite.WriteNull))),
    Change[S]("withNulls", "nulls" -> Nulls.Fail)(change(_.withNulls(Nulls.Fail))),
    Change[S]("withSurrogates", "surrogates" -> Surrogates.Fail)(change(_.withSurrogates(Surrogates.Fail))),
    Change[S]("withKeyOrder", "keyOrder" -> KeyOrder.Utf16)(change(_.withKeyOrder(KeyOrder.Utf16))),
    Change[S]("withNewline", "crLf" -> true)(change(_.withNewline(Newline.CrLf))),
    Change[S]("withOmitDefaults", "omitDefaults" -> true)(change(_.withOmitDefaults(true))),
    Change[S]("withCommentedDefaults", "commentedDefaults" -> true)(change(_.withCommentedDefaults(true))),
    Change[S]("withOmitEmpty", "omitEmpty" -> true)(change(_.withOmitEmpty(true))),
    Change[S]("withUnsupportedTags", "omitTags" -> true)(change(_.withUnsupportedTags(UnsupportedTags.Omit))),
    Change[S]("withMaxDepth", "maxDepth" -> 7)(change(_.withMaxDepth(7))),
    Change[S]("withDuplicateKeys", "uniqueKeys" -> false)(
      change(_.withDuplicateKeys(DuplicateKeys.Keep))
    )
  )

  val jsonInYaml: Seq[Change[JsonYamlStyle]] =
    brackets[JsonYamlStyle](f => s => f(s).asInstanceOf[JsonYamlStyle]) :+
      Change[JsonYamlStyle](
        "withIndent",
        "keySeparator" -> new Separator(": "),
        "indentation" -> new Indentation("\n", "    ")
      )(_.withIndent(4))

  val kyaml: Seq[Change[KyamlStyle]] = brackets[KyamlStyle](f => s => f(s).asInstanceOf[KyamlStyle]) ++ Seq(
    Change[KyamlStyle]("withIndent", "indentation" -> new Indentation("\n", "    "))(_.withIndent(4)),
    Change[KyamlStyle]("withBlankLines", "blankLines" -> 2)(_.withBlankLines(2)),
    Change[KyamlStyle]("withComments", "comments" -> comment)(_.withComments(comment)),
    Change[KyamlStyle]("withCommentLines", "commentLines" -> comment)(_.withCommentLines(comment))
  )

  val toml: Seq[Change[TomlStyle]] = Seq(
    Change[TomlStyle]("withTableIndent", "tableIndent" -> "\t")(_.withTableIndent("\t")),
    Change[TomlStyle]("withArrayIndent", "arrayIndent" -> "\t")(_.withArrayIndent("\t")),
    Change[TomlStyle]("withIndent", "arrayIndent" -> "   ")(_.withIndent(3)),
    Change[TomlStyle]("withArrayWidth", "arrayWidth" -> 0)(_.withArrayWidth(0)),
    Change[TomlStyle]("withTrailingComma", "trailingComma" -> false)(_.withTrailingComma(false)),
    Change[TomlStyle](
      "withSmallTables",
      "smallTables" -> TomlStyle.SmallTables.Dotted,
      "smallTableWidth" -> 5
    )(_.withSmallTables(TomlStyle.SmallTables.Dotted, 5)),
    Change[TomlStyle]("withSuperTableHeaders", "superTableHeaders" -> true)(_.withSuperTableHeaders(true)),
    Change[TomlStyle]("withFinalNewline", "finalNewline" -> false)(_.withFinalNewline(false)),
    Change[TomlStyle]("withQuotes", "quotes" -> TomlStyle.Quotes.LiteralStrings)(
      _.withQuotes(TomlStyle.Quotes.LiteralStrings)
    ),
    Change[TomlStyle]("withMultiLineStrings", "multiLineStrings" -> false)(_.withMultiLineStrings(false)),
    Change[TomlStyle]("withIntegralDoubles", "numbers" -> NumberLayout.tomlFloats)(_.withIntegralDoubles(false)),
    Change[TomlStyle]("withNumbers", "numbers" -> NumberLayout.python)(_.withNumbers(NumberLayout.python)),
    Change[TomlStyle]("withNumberText", "numberText" -> NumberText.ToDouble)(
      _.withNumberText(NumberText.ToDouble)
    ),
    Change[TomlStyle]("withNonFinite", "nonFinite" -> NonFinite.Quote)(_.withNonFinite(NonFinite.Quote)),
    Change[TomlStyle]("withNulls", "nulls" -> Nulls.OmitMembers)(_.withNulls(Nulls.OmitMembers)),
    Change[TomlStyle]("withDateTimes", "dateTimes" -> TomlStyle.DateTimes.Quoted)(
      _.withDateTimes(TomlStyle.DateTimes.Quoted)
    ),
    Change[TomlStyle]("withSurrogates", "surrogates" -> Surrogates.Fail)(_.withSurrogates(Surrogates.Fail)),
    Change[TomlStyle]("withKeyOrder", "keyOrder" -> KeyOrder.CodePoint)(_.withKeyOrder(KeyOrder.CodePoint)),
    Change[TomlStyle]("withNewline", "crLf" -> true)(_.withNewline(Newline.CrLf)),
    Change[TomlStyle]("withOmitDefaults", "omitDefaults" -> true)(_.withOmitDefaults(true)),
    Change[TomlStyle]("withCommentedDefaults", "commentedDefaults" -> true)(_.withCommentedDefaults(true)),
    Change[TomlStyle]("withOmitEmpty", "omitEmpty" -> true)(_.withOmitEmpty(true)),
    Change[TomlStyle]("withUnsupportedTags", "omitTags" -> true)(_.withUnsupportedTags(UnsupportedTags.Omit)),
    Change[TomlStyle]("withMaxDepth", "maxDepth" -> 7)(_.withMaxDepth(7)),
    Change[TomlStyle]("withBlankLines", "blankLines" -> 2)(_.withBlankLines(2)),
    Change[TomlStyle]("withComments", "comments" -> comment)(_.withComments(comment)),
    Change[TomlStyle]("withCommentLines", "commentLines" -> comment)(_.withCommentLines(comment))
  )

  /** The settings that differ, by name, with the values that `after` has. */
  private def changes(before: Style, after: Style): Map[String, Any] = {
    assert(before.getClass eq after.getClass)
    StyleFields.of(before).zip(StyleFields.of(after)).collect { case (b, a) if a != b => a }.toMap
  }

  /** Checks that each of `changes` has the effect it says, and the equality of what it makes. */
  private def check[S <: Style](all: Seq[Change[S]], base: S): Unit = {
    for (one <- all) {
      val style = one.change(base)
      val got = changes(base, style)
      if (got != one.expected.toMap)
        throw new java.lang.AssertionError(s"${one.method} changes $got, expected ${one.expected}")
      assert(style != base, one.change(base) == style, one.change(base).hashCode == style.hashCode)
      assert(one.change(style) == style)
      for (other <- all if other.expected != one.expected) assert(other.change(base) != style)
    }
  }

  val tests: Tests = Tests {
    test("no two settings of a style have one name") {
      for ((name, style) <- StyleBases.all) {
        val names = StyleFields.of(style).map(_._1)
        if (names.distinct != names) throw new java.lang.AssertionError(s"$name: ${names.diff(names.distinct)}")
      }
    }
    test("JSON: each method changes its own settings") {
      check(json, JsonStyle.compact)
      check(fitted, JsonStyle.fitted)
      check(jsonc, JsonStyle.jsonc)
      check(json5, JsonStyle.json5)
    }
    test("JSON: what sets more than its own setting back") {
      val flat = Jsonnet.go.manifestPython.withIndent(3).withIndent("")
      assert(
        changes(Jsonnet.go.manifestPython, flat) ==
          Map("itemSeparator" -> new Separator(","), "keySeparator" -> new Separator(":"))
      )
    }
    test("YAML: each method changes its own setting") {
      check(plainYaml :+ escaped, YamlStyle.safe)
      check(jsonInYaml, YamlStyle.json)
      check(kyaml, YamlStyle.kyaml)
    }
    test("YAML in brackets: marks that are set back") {
      val base = YamlStyle.json
      assert(
        base.withDocumentStart(false).withDocumentStart(true) == base,
        base.withDocumentEnd(true).withDocumentEnd(false) == base
      )
    }
    test("TOML: each method changes its own settings") {
      check(toml, TomlStyle.standard)
      assert(TomlStyle.standard.withIntegralDoubles(false).withIntegralDoubles(true) == TomlStyle.standard)
    }
  }
}
