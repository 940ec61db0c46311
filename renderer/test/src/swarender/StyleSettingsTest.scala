package swarender

import utest.*

import swarender.Events.Place
import swarender.Policy.*
import swarender.chars.Indentation
import swarender.yaml.YamlStringClass
import swarender.jsonnet.{IniStyle, Jsonnet, XmlStyle}

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
    Change[StrictJsonStyle]("withLines", "indentation" -> new Indentation("\r\n", " "))(_.withLines("\r\n", " ")),
    Change[StrictJsonStyle]("withItemSeparator", "itemSeparator" -> Separator(", ", isSet = true))(
      _.withItemSeparator(", ")
    ),
    Change[StrictJsonStyle]("withKeySeparator", "keySeparator" -> Separator(" : ", isSet = true))(
      _.withKeySeparator(" : ")
    ),
    Change[StrictJsonStyle]("withEmptyFiller", "emptyFiller" -> " ")(_.withEmptyFiller(" ")),
    Change[StrictJsonStyle]("withBareRootString", "bareRootString" -> true)(_.withBareRootString(true)),
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
    Change[StrictJsonStyle]("withNewline", "newline" -> Newline.CrLf)(_.withNewline(Newline.CrLf)),
    Change[StrictJsonStyle]("withOmitDefaults", "omitDefaults" -> true)(_.withOmitDefaults(true)),
    Change[StrictJsonStyle]("withCommentedDefaults", "commentedDefaults" -> true)(_.withCommentedDefaults(true)),
    Change[StrictJsonStyle]("withOmitEmpty", "omitEmpty" -> true)(_.withOmitEmpty(true)),
    Change[StrictJsonStyle]("withLostTags", "lostTags" -> LostTags.Omit)(_.withLostTags(LostTags.Omit)),
    Change[StrictJsonStyle]("withMaxDepth", "maxDepth" -> 7)(_.withMaxDepth(7)),
    Change[StrictJsonStyle]("withDuplicateKeys", "duplicateKeys" -> DuplicateKeys.Fail)(
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
    Change[Json5Style]("withSingleQuotes", "singleQuotes" -> false)(_.withSingleQuotes(false)),
    Change[Json5Style]("withKeyQuotes", "bareKeys" -> false)(_.withKeyQuotes(KeyQuotes.Always))
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
    Change[BlockYamlStyle]("withNewline", "newline" -> Newline.CrLf)(_.withNewline(Newline.CrLf)),
    Change[BlockYamlStyle]("withNullText", "nullText" -> YamlStyle.NullText.Empty)(
      _.withNullText(YamlStyle.NullText.Empty)
    ),
    Change[BlockYamlStyle]("withReaders", "strings" -> YamlStringClass.yaml12)(
      _.withReaders(YamlStyle.Readers.Yaml12)
    ),
    Change[BlockYamlStyle]("withBraceSpaces", "braceSpaces" -> true)(_.withBraceSpaces(true)),
    Change[BlockYamlStyle]("withOmitDefaults", "omitDefaults" -> true)(_.withOmitDefaults(true)),
    Change[BlockYamlStyle]("withCommentedDefaults", "commentedDefaults" -> true)(_.withCommentedDefaults(true)),
    Change[BlockYamlStyle]("withOmitEmpty", "omitEmpty" -> true)(_.withOmitEmpty(true)),
    Change[BlockYamlStyle]("withMaxDepth", "maxDepth" -> 7)(_.withMaxDepth(7)),
    Change[BlockYamlStyle]("withDuplicateKeys", "duplicateKeys" -> DuplicateKeys.Keep)(
      _.withDuplicateKeys(DuplicateKeys.Keep)
    ),
    Change[BlockYamlStyle]("withKeyQuotes", "plainKeys" -> false)(_.withKeyQuotes(KeyQuotes.Always)),
    Change[BlockYamlStyle]("withFlow", "flow" -> 40)(_.withFlow(40)),
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
    Change[S]("withNewline", "newline" -> Newline.CrLf)(change(_.withNewline(Newline.CrLf))),
    Change[S]("withOmitDefaults", "omitDefaults" -> true)(change(_.withOmitDefaults(true))),
    Change[S]("withCommentedDefaults", "commentedDefaults" -> true)(change(_.withCommentedDefaults(true))),
    Change[S]("withOmitEmpty", "omitEmpty" -> true)(change(_.withOmitEmpty(true))),
    Change[S]("withLostTags", "lostTags" -> LostTags.Omit)(change(_.withLostTags(LostTags.Omit))),
    Change[S]("withMaxDepth", "maxDepth" -> 7)(change(_.withMaxDepth(7))),
    Change[S]("withDuplicateKeys", "duplicateKeys" -> DuplicateKeys.Keep)(
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
    Change[TomlStyle]("withArraySpaces", "arraySpaces" -> true)(_.withArraySpaces(true)),
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
    Change[TomlStyle]("withEmptyKey", "emptyKey" -> "''")(_.withEmptyKey(TomlStyle.Quotes.LiteralStrings)),
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
    Change[TomlStyle]("withNewline", "newline" -> Newline.CrLf)(_.withNewline(Newline.CrLf)),
    Change[TomlStyle]("withOmitDefaults", "omitDefaults" -> true)(_.withOmitDefaults(true)),
    Change[TomlStyle]("withCommentedDefaults", "commentedDefaults" -> true)(_.withCommentedDefaults(true)),
    Change[TomlStyle]("withOmitEmpty", "omitEmpty" -> true)(_.withOmitEmpty(true)),
    Change[TomlStyle]("withLostTags", "lostTags" -> LostTags.Omit)(_.withLostTags(LostTags.Omit)),
    Change[TomlStyle]("withMaxDepth", "maxDepth" -> 7)(_.withMaxDepth(7)),
    Change[TomlStyle]("withBlankLines", "blankLines" -> 2)(_.withBlankLines(2)),
    Change[TomlStyle]("withComments", "comments" -> comment)(_.withComments(comment)),
    Change[TomlStyle]("withCommentLines", "commentLines" -> comment)(_.withCommentLines(comment))
  )

  /** The settings that differ, by name, with the values that `after` has. */
  private def changes(before: Style, after: Style): Map[String, Any] = {
    assert(before.kind eq after.kind)
    val all = before.kind.settings.toSeq
    all.collect {
      case s if before.values.at(s.index) != after.values.at(s.index) => s.name -> after.values.at(s.index)
    }.toMap
  }

  /** Checks that each of `changes` has the effect it says, and the equality of what it makes. */
  private def check[S <: Style](all: Seq[Change[S]], base: S): Unit = {
    for (one <- all) {
      val style = one.change(base)
      val got = changes(base, style)
      if (got != one.expected.toMap)
        throw new java.lang.AssertionError(s"${one.method} changes $got, expected ${one.expected}")
      assert(style != base, one.change(base) == style, one.change(base).hashCode == style.hashCode)
      assert(one.change(style) == style, (one.change(base) eq one.change(base)) == style.isSmall)
      for (other <- all if other.expected != one.expected) assert(other.change(base) != style)
    }
  }

  /** Values of a setting that are not its default. */
  private def others(setting: Setting[?]): Seq[Any] = {
    val all = setting.default match {
      case null => Seq(comment)
      case yes: Boolean => Seq(!yes)
      case n: Int => Seq(n + 1, n - 1)
      case _: String => Seq("", "\n", "''", "  ", "\u0001")
      case _: Separator => Seq(new Separator("\u0001"))
      case _: Indentation => Seq(new Indentation("\n", ""))
      case _: Escapes => Seq(Escapes.html)
      case _: NumberLayout => Seq(NumberLayout.tomlFloats)
      case _: YamlStringClass => Seq(YamlStringClass.ascii)
      case policy: Policy => policy.all
      case other => throw new java.lang.AssertionError(s"${setting.name} is $other")
    }
    all.filter(v => v != setting.default && (setting.fault(v) eq null))
  }

  /** The profile of a kind: its defaults may be none of its styles. */
  private def byKind(kind: StyleKind[? <: Style]): Style =
    (JsonStyle.names.map(JsonStyle.byName(_).get) ++ YamlStyle.names.map(YamlStyle.byName(_).get) ++
      Seq(TomlStyle.standard, IniStyle.jsonnet, XmlStyle.standard)).find(_.kind eq kind).get

  def kinds: Seq[(String, StyleKind[? <: Style])] = Seq(
    "strict JSON" -> JsonStyle,
    "fitted JSON" -> FittedJsonStyle,
    "JSONC" -> JsoncStyle,
    "JSON5" -> Json5Style,
    "YAML" -> YamlStyle,
    "PyYAML" -> PyyamlStyle,
    "JSON in YAML" -> JsonYamlStyle,
    "KYAML" -> KyamlStyle,
    "TOML" -> TomlStyle,
    "INI" -> IniStyle,
    "XML" -> XmlStyle
  )

  val tests: Tests = Tests {
    test("policies by name are those of their kinds") {
      for ((_, kind) <- kinds; setting <- kind.settings) setting.default match {
        case policy: NamedPolicy[?] =>
          val all = Policy.kinds.find(_.toString == policy.kind).get.all
          assert(all.exists(_ eq policy), setting.refused.forall(name => all.exists(_.toString == name)))
        case _ => assert(setting.refused.isEmpty)
      }
    }

    test("a style has the declared values, and the settings of all formats come first") {
      for ((name, kind) <- kinds) {
        val settings = kind.settings.toSeq
        assert(
          settings.size <= 64,
          settings.map(_.index) == settings.indices,
          settings.map(_.name).distinct.size == settings.size
        )
        assert(settings.take(Settings.shared.length).map(_.name) == Settings.shared.toSeq.map(_.name))
        for (setting <- settings; value <- setting.default +: others(setting))
          if (setting.fault(value) ne null)
            throw new java.lang.AssertionError(s"$name refuses ${setting.name} $value")
      }
    }
    test("each setting alone makes another style, with its name in its text") {
      var tried = 0
      for (
        (_, kind) <- kinds; base = byKind(kind); setting <- kind.settings; value <- others(setting)
        if value != base(setting)
      ) {
        def changed = base.set(setting.asInstanceOf[Setting[Any]], value)
        val style =
          try changed
          catch { case _: IllegalArgumentException => base }
        if (style ne base) {
          assert(changes(base, style) == Map(setting.name -> value), style != base, changed == style)
          assert(style.hashCode == changed.hashCode, (changed eq changed) == style.isSmall)
          assert(style.toString.contains(s"${setting.name}="))
          tried += 1
        }
      }
      assert(tried > 250)
    }
    test("a value of another kind is refused with the name of its setting") {
      val others = Seq[AnyRef](new Object, Int.box(-1), YamlStyle.Layout.Default)
      for ((_, kind) <- kinds; setting <- kind.settings; wrong <- others) {
        val fault = setting.fault(wrong)
        assert(fault ne null, fault.contains(setting.name))
      }
    }
    test("JSON: each method changes its own settings") {
      check(json, JsonStyle.compact)
      check(fitted, JsonStyle.fitted)
      check(jsonc, JsonStyle.jsonc)
      check(json5, JsonStyle.json5)
    }
    test("JSON: what sets more than its own setting back") {
      val filled = Jsonnet.go.manifestJson.withEmptyFiller(" ")
      assert(
        changes(Jsonnet.go.manifestJson, filled) == Map[String, Any]("emptyFiller" -> " ", "brokenEmpties" -> false)
      )
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
    test("a policy knows all of its kind, by names of their own") {
      def check[P <: Policy](all: List[P])(expected: P*): Unit = {
        assert(all == expected, all.map(_.toString).distinct.size == all.size)
        for (policy <- all) assert(policy.all == all)
      }
      check(NumberText.all)(NumberText.Keep, NumberText.Verbatim, NumberText.ToDouble, NumberText.ExactDouble)
      check(BigIntegers.all)(BigIntegers.Full, BigIntegers.Quote, BigIntegers.ToDouble, BigIntegers.Fail)
      check(Newline.all)(Newline.Lf, Newline.CrLf)
      check(YamlStyle.NullText.all)(YamlStyle.NullText.Word, YamlStyle.NullText.Tilde, YamlStyle.NullText.Empty)
      check(YamlStyle.Readers.all)(YamlStyle.Readers.All, YamlStyle.Readers.Yaml12)
      check(HugeNumbers.all)(HugeNumbers.Fail, HugeNumbers.Quote)
      check(NonFinite.all)(NonFinite.Fail, NonFinite.WriteNull, NonFinite.Quote, NonFinite.Keyword)
      check(Nulls.all)(Nulls.Keep, Nulls.OmitMembers, Nulls.Fail, Nulls.OmitEverywhere, Nulls.OmitFields)
      check(Surrogates.all)(Surrogates.Replace, Surrogates.Escape, Surrogates.Fail)
      check(KeyOrder.all)(KeyOrder.AsGiven, KeyOrder.CodePoint, KeyOrder.Utf16, KeyOrder.Natural)
      check(KeyQuotes.all)(KeyQuotes.Needed, KeyQuotes.Always)
      check(DuplicateKeys.all)(DuplicateKeys.Keep, DuplicateKeys.Fail)
      check(YamlStyle.Layout.all)(
        YamlStyle.Layout.Default,
        YamlStyle.Layout.Flow,
        YamlStyle.Layout.Block,
        YamlStyle.Layout.Quoted,
        YamlStyle.Layout.Literal,
        YamlStyle.Layout.Folded
      )
      check(YamlStyle.Quotes.all)(
        YamlStyle.Quotes.DoubleQuotes,
        YamlStyle.Quotes.SingleQuotes,
        YamlStyle.Quotes.FewestEscapes
      )
      check(TomlStyle.Quotes.all)(
        TomlStyle.Quotes.BasicStrings,
        TomlStyle.Quotes.FewestEscapes,
        TomlStyle.Quotes.LiteralStrings
      )
      check(TomlStyle.SmallTables.all)(
        TomlStyle.SmallTables.Headers,
        TomlStyle.SmallTables.Inline,
        TomlStyle.SmallTables.Dotted
      )
      check(TomlStyle.DateTimes.all)(TomlStyle.DateTimes.Bare, TomlStyle.DateTimes.Quoted)
    }
    test("the text of a style names each policy") {
      def shown(style: Any, text: String): Unit = assert(style.toString == text)
      def json(change: JsonStyle => JsonStyle)(text: String) =
        shown(change(JsonStyle.compact), s"JsonStyle.compact($text)")
      def yaml(change: BlockYamlStyle => BlockYamlStyle)(text: String) =
        shown(change(YamlStyle.safe), s"YamlStyle.safe($text)")
      def toml(change: TomlStyle => TomlStyle)(text: String) =
        shown(change(TomlStyle.standard), s"TomlStyle.standard($text)")
      json(_.withNumberText(NumberText.Verbatim))("numberText=Verbatim")
      json(_.withNumberText(NumberText.ToDouble))("numberText=ToDouble")
      json(_.withBigIntegers(BigIntegers.Quote))("bigIntegers=Quote")
      json(_.withBigIntegers(BigIntegers.ToDouble))("bigIntegers=ToDouble")
      json(_.withNonFinite(NonFinite.WriteNull))("nonFinite=WriteNull")
      json(_.withNonFinite(NonFinite.Quote))("nonFinite=Quote")
      json(_.withNulls(Nulls.OmitMembers))("nulls=OmitMembers")
      json(_.withNulls(Nulls.Fail))("nulls=Fail")
      json(_.withSurrogates(Surrogates.Escape))("surrogates=Escape")
      json(_.withSurrogates(Surrogates.Fail))("surrogates=Fail")
      json(_.withKeyOrder(KeyOrder.CodePoint))("keyOrder=CodePoint")
      json(_.withKeyOrder(KeyOrder.Utf16))("keyOrder=Utf16")
      json(_.withDuplicateKeys(DuplicateKeys.Fail))("duplicateKeys=Fail")
      json(_.withItemSeparator("\n"))("itemSeparator=\"\\n\"")
      yaml(_.withHugeNumbers(HugeNumbers.Quote))("hugeNumbers=Quote")
      yaml(_.withNonFinite(NonFinite.Fail))("nonFinite=Fail")
      yaml(_.withQuotes(YamlStyle.Quotes.SingleQuotes))("quotes=SingleQuotes")
      yaml(_.withComments(comment))("comments=a function")
      toml(_.withQuotes(TomlStyle.Quotes.BasicStrings))("quotes=BasicStrings")
      toml(_.withQuotes(TomlStyle.Quotes.LiteralStrings))("quotes=LiteralStrings")
      toml(_.withSmallTables(TomlStyle.SmallTables.Inline, 0))("smallTables=Inline")
      toml(_.withSmallTables(TomlStyle.SmallTables.Dotted, 0))("smallTables=Dotted")
      toml(_.withDateTimes(TomlStyle.DateTimes.Quoted))("dateTimes=Quoted")
    }
  }
}
