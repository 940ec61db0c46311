package swarender

import utest.*

import swarender.Events.Place
import swarender.Policy.*
import swarender.text.{Escapes, Indentation, NumberLayout, YamlStringClass}

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

  val json: Seq[Change[JsonStyle]] = Seq(
    Change[JsonStyle](
      "withIndent",
      "keySeparator" -> new Separator(": "),
      "indentation" -> new Indentation("\n", "  ")
    )(
      _.withIndent(2)
    ),
    Change[JsonStyle](
      "withIndent",
      "keySeparator" -> new Separator(": "),
      "indentation" -> new Indentation("\n", "\t")
    )(
      _.withIndent("\t")
    ),
    Change[JsonStyle]("withLines", "indentation" -> new Indentation("\r\n", " "))(_.withLines("\r\n", " ")),
    Change[JsonStyle]("withItemSeparator", "itemSeparator" -> Separator(", ", isSet = true))(_.withItemSeparator(", ")),
    Change[JsonStyle]("withKeySeparator", "keySeparator" -> Separator(" : ", isSet = true))(_.withKeySeparator(" : ")),
    Change[JsonStyle]("withEmptyFiller", "emptyFiller" -> " ")(_.withEmptyFiller(" ")),
    Change[JsonStyle]("withBareRootString", "bareRootString" -> true)(_.withBareRootString(true)),
    Change[JsonStyle]("withDocumentEnd", "documentEnd" -> "\n")(_.withDocumentEnd("\n")),
    Change[JsonStyle]("withDocumentStart", "documentStart" -> "\n")(_.withDocumentStart("\n")),
    Change[JsonStyle]("withEscapes", "escapes" -> Escapes.html)(_.withEscapes(Escapes.html)),
    Change[JsonStyle]("withNumbers", "numbers" -> NumberLayout.python)(_.withNumbers(NumberLayout.python)),
    Change[JsonStyle](
      "withIntegralDoubles",
      "numbers" -> NumberLayout.ecma.copy(point = true, integerPoint = true, negativeZero = "-0.0")
    )(_.withIntegralDoubles(false)),
    Change[JsonStyle]("withNumberText", "numberText" -> NumberText.Verbatim)(
      _.withNumberText(NumberText.Verbatim)
    ),
    Change[JsonStyle]("withBigIntegers", "bigIntegers" -> BigIntegers.ToDouble)(
      _.withBigIntegers(BigIntegers.ToDouble)
    ),
    Change[JsonStyle]("withNonFinite", "nonFinite" -> NonFinite.Quote)(_.withNonFinite(NonFinite.Quote)),
    Change[JsonStyle]("withNulls", "nulls" -> Nulls.Fail)(_.withNulls(Nulls.Fail)),
    Change[JsonStyle]("withSurrogates", "surrogates" -> Surrogates.Escape)(_.withSurrogates(Surrogates.Escape)),
    Change[JsonStyle]("withKeyOrder", "keyOrder" -> KeyOrder.Utf16)(_.withKeyOrder(KeyOrder.Utf16)),
    Change[JsonStyle]("withOmitDefaults", "omitDefaults" -> true)(_.withOmitDefaults(true)),
    Change[JsonStyle]("withCommentedDefaults", "commentedDefaults" -> true)(_.withCommentedDefaults(true)),
    Change[JsonStyle]("withOmitEmpty", "omitEmpty" -> true)(_.withOmitEmpty(true)),
    Change[JsonStyle]("withMaxDepth", "maxDepth" -> 7)(_.withMaxDepth(7)),
    Change[JsonStyle]("withWidth", "width" -> 70)(_.withWidth(70)),
    Change[JsonStyle]("withFilledArrays", "filledArrays" -> true)(_.withFilledArrays(true)),
    Change[JsonStyle]("withComments", "comments" -> Some(comment))(_.withComments(comment)),
    Change[JsonStyle]("withCommentLines", "commentLines" -> Some(comment))(_.withCommentLines(comment)),
    Change[JsonStyle]("withDuplicateKeys", "duplicateKeys" -> DuplicateKeys.Fail)(
      _.withDuplicateKeys(DuplicateKeys.Fail)
    )
  )

  /** The methods of what JSON5 has and JSON has not. */
  val json5: Seq[Change[JsonStyle]] = Seq(
    Change[JsonStyle]("withTrailingCommas", "trailingCommas" -> false)(_.withTrailingCommas(false)),
    Change[JsonStyle]("withSingleQuotes", "singleQuotes" -> false)(_.withSingleQuotes(false)),
    Change[JsonStyle]("withKeyQuotes", "bareKeys" -> false)(_.withKeyQuotes(KeyQuotes.Always))
  )

  /** From `jsonnet`. */
  private val repaired =
    Change[YamlStyle]("withRepairedBlocks", "strings" -> YamlStringClass.repaired)(_.withRepairedBlocks(true))

  /** JSON in YAML has its own. */
  private val escaped =
    Change[YamlStyle]("withEscapes", "strings" -> YamlStringClass.ascii, "escapes" -> Escapes.yamlAscii)(
      _.withEscapes(Escapes.yamlAscii)
    )

  /** From `safe`. */
  private val plainYaml: Seq[Change[YamlStyle]] = Seq(
    Change[YamlStyle]("withIndent", "indent" -> 4)(_.withIndent(4)),
    Change[YamlStyle]("withIndentSequences", "indentSequences" -> true)(_.withIndentSequences(true)),
    Change[YamlStyle]("withQuotes", "quotes" -> YamlStyle.Quotes.SingleQuotes)(
      _.withQuotes(YamlStyle.Quotes.SingleQuotes)
    ),
    Change[YamlStyle]("withBlocks", "blocks" -> false)(_.withBlocks(false)),
    Change[YamlStyle]("withDocumentStart", "documentStart" -> true)(_.withDocumentStart(true)),
    Change[YamlStyle]("withDocumentEnd", "documentEnd" -> true)(_.withDocumentEnd(true)),
    Change[YamlStyle]("withStreamEnd", "streamEnd" -> true)(_.withStreamEnd(true)),
    Change[YamlStyle]("withFinalNewline", "finalNewline" -> false)(_.withFinalNewline(false)),
    Change[YamlStyle]("withNumbers", "numbers" -> NumberLayout.tomlFloats)(_.withNumbers(NumberLayout.tomlFloats)),
    Change[YamlStyle]("withIntegralDoubles", "numbers" -> NumberLayout.yaml.copy(integerPoint = true))(
      _.withIntegralDoubles(false)
    ),
    Change[YamlStyle]("withNumberText", "numberText" -> NumberText.ToDouble)(
      _.withNumberText(NumberText.ToDouble)
    ),
    Change[YamlStyle]("withBigIntegers", "bigIntegers" -> BigIntegers.Quote)(
      _.withBigIntegers(BigIntegers.Quote)
    ),
    Change[YamlStyle]("withHugeNumbers", "hugeNumbers" -> HugeNumbers.Quote)(
      _.withHugeNumbers(HugeNumbers.Quote)
    ),
    Change[YamlStyle]("withNonFinite", "nonFinite" -> NonFinite.WriteNull)(_.withNonFinite(NonFinite.WriteNull)),
    Change[YamlStyle]("withNulls", "nulls" -> Nulls.Fail)(_.withNulls(Nulls.Fail)),
    Change[YamlStyle]("withSurrogates", "surrogates" -> Surrogates.Fail)(_.withSurrogates(Surrogates.Fail)),
    Change[YamlStyle]("withKeyOrder", "keyOrder" -> KeyOrder.Utf16)(_.withKeyOrder(KeyOrder.Utf16)),
    Change[YamlStyle]("withOmitDefaults", "omitDefaults" -> true)(_.withOmitDefaults(true)),
    Change[YamlStyle]("withCommentedDefaults", "commentedDefaults" -> true)(_.withCommentedDefaults(true)),
    Change[YamlStyle]("withOmitEmpty", "omitEmpty" -> true)(_.withOmitEmpty(true)),
    Change[YamlStyle]("withMaxDepth", "maxDepth" -> 7)(_.withMaxDepth(7)),
    Change[YamlStyle]("withDuplicateKeys", "duplicateKeys" -> DuplicateKeys.Keep)(
      _.withDuplicateKeys(DuplicateKeys.Keep)
    ),
    Change[YamlStyle]("withKeyQuotes", "plainKeys" -> false)(_.withKeyQuotes(KeyQuotes.Always)),
    Change[YamlStyle]("withFlow", "flow" -> 40)(_.withFlow(40)),
    Change[YamlStyle]("withLayout", "layout" -> Some(layout))(_.withLayout(layout)),
    Change[YamlStyle]("withComments", "comments" -> Some(comment))(_.withComments(comment)),
    Change[YamlStyle]("withCommentLines", "commentLines" -> Some(comment))(_.withCommentLines(comment))
  )

  val yaml: Seq[Change[YamlStyle]] = plainYaml :+ repaired :+ escaped

  /** What those methods of YAML change that also hold for JSON in YAML: settings of the JSON. */
  private val inYaml: Map[String, Seq[(String, Any)]] = Map(
    "withIndent" -> Seq("keySeparator" -> new Separator(": "), "indentation" -> new Indentation("\n", "    ")),
    "withDocumentEnd" -> Seq("documentEnd" -> "\n...\n"),
    "withNulls" -> Seq("nulls" -> Nulls.Fail),
    "withSurrogates" -> Seq("surrogates" -> Surrogates.Fail),
    "withKeyOrder" -> Seq("keyOrder" -> KeyOrder.Utf16),
    "withOmitDefaults" -> Seq("omitDefaults" -> true),
    "withCommentedDefaults" -> Seq("commentedDefaults" -> true),
    "withOmitEmpty" -> Seq("omitEmpty" -> true),
    "withMaxDepth" -> Seq("maxDepth" -> 7),
    "withDuplicateKeys" -> Seq("duplicateKeys" -> DuplicateKeys.Keep),
    "withComments" -> Seq("comments" -> Some(comment)),
    "withCommentLines" -> Seq("commentLines" -> Some(comment))
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
    Change[TomlStyle]("withOmitDefaults", "omitDefaults" -> true)(_.withOmitDefaults(true)),
    Change[TomlStyle]("withCommentedDefaults", "commentedDefaults" -> true)(_.withCommentedDefaults(true)),
    Change[TomlStyle]("withOmitEmpty", "omitEmpty" -> true)(_.withOmitEmpty(true)),
    Change[TomlStyle]("withMaxDepth", "maxDepth" -> 7)(_.withMaxDepth(7)),
    Change[TomlStyle]("withComments", "comments" -> Some(comment))(_.withComments(comment)),
    Change[TomlStyle]("withCommentLines", "commentLines" -> Some(comment))(_.withCommentLines(comment))
  )

  /** The settings that differ, by name, with the values that `after` has. */
  private def changes(before: StyleSettings, after: StyleSettings): Map[String, Any] = {
    val all = before.names.toSeq.zip(before.values.toSeq.zip(after.values.toSeq))
    all.collect { case (name, (was, is)) if was != is => name -> is }.toMap
  }

  /** Checks that each of `changes` has the effect it says, and the equality of what it makes. */
  private def check[S <: Style](all: Seq[Change[S]], base: S): Unit = {
    for (one <- all) {
      val style = one.change(base)
      val got = changes(base.settings, style.settings)
      if (got != one.expected.toMap)
        throw new java.lang.AssertionError(s"${one.method} changes $got, expected ${one.expected}")
      assert(style != base, one.change(base) == style, one.change(base).hashCode == style.hashCode)
      assert(one.change(style) == style, (one.change(base) eq one.change(base)) == style.isSmall)
      for (other <- all if other.expected != one.expected) assert(other.change(base) != style)
    }
  }

  /** Checks that `copies`, each of which differs from `base` in one setting, are in the order of
    * the names.
    */
  private def named(names: String, base: Product)(copies: (String, Product)*): Unit = {
    val fields = names.split(' ').toSeq
    assert(copies.map(_._1) == fields)
    for ((name, copy) <- copies) {
      val got = fields.indices.filter(i => base.productElement(i) != copy.productElement(i)).map(fields(_))
      assert(got == Seq(name), copy != base)
    }
  }

  /** Checks the own settings of a format, after which come those of all. */
  private def own(names: String, base: StyleSettings)(copies: (String, StyleSettings)*): Unit = {
    named(names, base)(copies: _*)
    val all = names.split(' ').toSeq ++ SharedSettings.Names.split(' ')
    assert(base.names.toSeq == all, base.values.length == all.size, base.productArity == copies.size + 1)
    assert(base.values.toSeq == base.productIterator.toSeq.init ++ base.shared.productIterator)
  }

  private val text = "\u0001"

  val tests: Tests = Tests {
    test("JSON: each method changes its own settings") {
      check(json, JsonStyle.compact)
    }
    test("JSON: what sets more than its own setting back") {
      val filled = JsonStyle.manifestJson.withEmptyFiller(" ").settings
      assert(
        changes(JsonStyle.manifestJson.settings, filled) ==
          Map[String, Any]("emptyFiller" -> " ", "brokenEmpties" -> false)
      )
      val flat = JsonStyle.python.withIndent(3).withIndent("").settings
      assert(
        changes(JsonStyle.python.settings, flat) ==
          Map("itemSeparator" -> new Separator(","), "keySeparator" -> new Separator(":"))
      )
    }
    test("JSON5: the methods of what JSON does not have") {
      check(json5, JsonStyle.json5)
    }
    test("YAML: each method changes its own setting") {
      check(plainYaml :+ escaped, YamlStyle.safe)
      check(Seq(repaired), YamlStyle.jsonnet)
    }
    test("YAML: methods that hold for JSON in YAML change that too") {
      val base = YamlStyle.json
      for (one <- plainYaml) {
        val inside = one.change(base).settings.json.get.settings
        val got = changes(base.settings.json.get.settings, inside)
        val expected = inYaml.getOrElse(one.method, Nil).toMap
        if (got != expected) throw new java.lang.AssertionError(s"${one.method} changes $got, expected $expected")
      }
      val unmarked = base.withDocumentStart(false).settings.json.get.settings
      assert(
        changes(base.settings.json.get.settings, unmarked) == Map("documentStart" -> ""),
        base.withDocumentStart(false).withDocumentStart(true) == base,
        base.withDocumentEnd(true).withDocumentEnd(false) == base
      )
    }
    test("TOML: each method changes its own settings") {
      check(toml, TomlStyle.standard)
      assert(TomlStyle.standard.withIntegralDoubles(false).withIntegralDoubles(true) == TomlStyle.standard)
    }
    test("the names of JSON's settings are those of the fields, in order") {
      val s = JsonSettings()
      own(JsonSettings.Names, s)(
        "itemSeparator" -> s.copy(itemSeparator = new Separator(text)),
        "keySeparator" -> s.copy(keySeparator = new Separator(text)),
        "indentation" -> s.copy(indentation = new Indentation("\n", "")),
        "emptyFiller" -> s.copy(emptyFiller = text),
        "brokenEmpties" -> s.copy(brokenEmpties = true),
        "trueText" -> s.copy(trueText = text),
        "falseText" -> s.copy(falseText = text),
        "nullText" -> s.copy(nullText = text),
        "assignments" -> s.copy(assignments = true),
        "bareRootString" -> s.copy(bareRootString = true),
        "documentStart" -> s.copy(documentStart = text),
        "documentEnd" -> s.copy(documentEnd = text),
        "escapes" -> s.copy(escapes = Escapes.html),
        "yamlNumbers" -> s.copy(yamlNumbers = true),
        "dialect" -> s.copy(dialect = JsonDialect.Json5),
        "trailingCommas" -> s.copy(trailingCommas = true),
        "singleQuotes" -> s.copy(singleQuotes = true),
        "bareKeys" -> s.copy(bareKeys = true),
        "width" -> s.copy(width = 1),
        "filledArrays" -> s.copy(filledArrays = true)
      )
    }
    test("the names of YAML's settings are those of the fields, in order") {
      val s = YamlSettings()
      own(YamlSettings.Names, s)(
        "indent" -> s.copy(indent = -1),
        "indentSequences" -> s.copy(indentSequences = true),
        "compactSequences" -> s.copy(compactSequences = false),
        "quotes" -> s.copy(quotes = YamlStyle.Quotes.SingleQuotes),
        "plainKeys" -> s.copy(plainKeys = false),
        "plainValues" -> s.copy(plainValues = false),
        "blocks" -> s.copy(blocks = false),
        "indentEmptyLines" -> s.copy(indentEmptyLines = true),
        "width" -> s.copy(width = -1),
        "maxKey" -> s.copy(maxKey = -1),
        "strings" -> s.copy(strings = YamlStringClass.jsonnet),
        "escapes" -> s.copy(escapes = Escapes.html),
        "hugeNumbers" -> s.copy(hugeNumbers = HugeNumbers.Quote),
        "documentStart" -> s.copy(documentStart = true),
        "documentEnd" -> s.copy(documentEnd = true),
        "streamEnd" -> s.copy(streamEnd = true),
        "finalNewline" -> s.copy(finalNewline = false),
        "blockNewline" -> s.copy(blockNewline = false),
        "isPyyaml" -> s.copy(isPyyaml = true),
        "openEnd" -> s.copy(openEnd = true),
        "openStreamEnd" -> s.copy(openStreamEnd = true),
        "emptyStream" -> s.copy(emptyStream = text),
        "flow" -> s.copy(flow = 1),
        "layout" -> s.copy(layout = Some(layout)),
        "json" -> s.copy(json = Some(JsonStyle.compact))
      )
    }
    test("the names of TOML's settings are those of the fields, in order") {
      val s = TomlSettings()
      own(TomlSettings.Names, s)(
        "tableIndent" -> s.copy(tableIndent = text),
        "arrayIndent" -> s.copy(arrayIndent = text),
        "arrayWidth" -> s.copy(arrayWidth = -1),
        "nestedLines" -> s.copy(nestedLines = false),
        "trailingComma" -> s.copy(trailingComma = false),
        "arraySpaces" -> s.copy(arraySpaces = true),
        "smallTables" -> s.copy(smallTables = TomlStyle.SmallTables.Inline),
        "smallTableWidth" -> s.copy(smallTableWidth = -1),
        "superTableHeaders" -> s.copy(superTableHeaders = true),
        "strayEmptyLines" -> s.copy(strayEmptyLines = true),
        "adjacentHeaders" -> s.copy(adjacentHeaders = true),
        "finalNewline" -> s.copy(finalNewline = false),
        "quotes" -> s.copy(quotes = TomlStyle.Quotes.BasicStrings),
        "multiLineStrings" -> s.copy(multiLineStrings = false),
        "emptyKey" -> s.copy(emptyKey = text),
        "emptyFiller" -> s.copy(emptyFiller = text),
        "escapes" -> s.copy(escapes = Escapes.html),
        "dateTimes" -> s.copy(dateTimes = TomlStyle.DateTimes.Quoted)
      )
    }
    test("the names of the settings of all formats are those of the fields, in order") {
      val s = SharedSettings(NumberLayout.ecma)
      named(SharedSettings.Names, s)(
        "numbers" -> s.copy(numbers = NumberLayout.python),
        "numberText" -> s.copy(numberText = NumberText.Verbatim),
        "bigIntegers" -> s.copy(bigIntegers = BigIntegers.Quote),
        "nonFinite" -> s.copy(nonFinite = NonFinite.Quote),
        "nulls" -> s.copy(nulls = Nulls.Fail),
        "surrogates" -> s.copy(surrogates = Surrogates.Fail),
        "keyOrder" -> s.copy(keyOrder = KeyOrder.Utf16),
        "duplicateKeys" -> s.copy(duplicateKeys = DuplicateKeys.Fail),
        "omitDefaults" -> s.copy(omitDefaults = true),
        "omitEmpty" -> s.copy(omitEmpty = true),
        "maxDepth" -> s.copy(maxDepth = 1),
        "comments" -> s.copy(comments = Some(comment)),
        "commentLines" -> s.copy(commentLines = Some(comment)),
        "commentedDefaults" -> s.copy(commentedDefaults = true)
      )
    }
    test("a policy knows all of its kind, by names of their own") {
      def check[P <: Policy](all: List[P])(expected: P*): Unit = {
        assert(all == expected, all.map(_.toString).distinct.size == all.size)
        for (policy <- all) assert(policy.all == all)
      }
      check(NumberText.all)(NumberText.Keep, NumberText.Verbatim, NumberText.ToDouble)
      check(BigIntegers.all)(BigIntegers.Full, BigIntegers.Quote, BigIntegers.ToDouble)
      check(HugeNumbers.all)(HugeNumbers.Fail, HugeNumbers.Quote)
      check(NonFinite.all)(NonFinite.Fail, NonFinite.WriteNull, NonFinite.Quote, NonFinite.Keyword)
      check(Nulls.all)(Nulls.Keep, Nulls.OmitMembers, Nulls.Fail, Nulls.OmitEverywhere)
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
      check(YamlStyle.Quotes.all)(YamlStyle.Quotes.DoubleQuotes, YamlStyle.Quotes.SingleQuotes)
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
      def yaml(change: YamlStyle => YamlStyle)(text: String) = shown(change(YamlStyle.safe), s"YamlStyle.safe($text)")
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
