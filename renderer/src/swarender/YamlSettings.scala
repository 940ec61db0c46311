package swarender

import swarender.Events.Place
import swarender.Policy.{HugeNumbers, NonFinite, Surrogates}
import swarender.text.{Escapes, NumberLayout, QuotedText, ReadBack, YamlStringClass}

private[swarender] final case class YamlSettings(
    /* How many spaces deeper the members of an object are than those of its parent. */
    indent: Int = 2,
    /* Whether an array that is the value of a key is indented deeper than the key. */
    indentSequences: Boolean = false,
    /* Whether the first element of an array in an array is on the line of its parent's dash. */
    compactSequences: Boolean = true,
    quotes: YamlStyle.Quotes = YamlStyle.Quotes.DoubleQuotes,
    /* Whether keys, and values, may be without quotes. */
    plainKeys: Boolean = true,
    plainValues: Boolean = true,
    /* Whether text of several lines may be a block. */
    blocks: Boolean = true,
    /* Whether an empty line of a block has its indentation. */
    indentEmptyLines: Boolean = false,
    /* Values that go beyond this column are folded; 0 for never. */
    width: Int = 0,
    /* A key that takes more bytes of UTF-8 than this is written after a `? `. */
    maxKey: Int = 1024,
    strings: YamlStringClass = YamlStringClass.safe,
    escapes: Escapes = Escapes.yaml,
    hugeNumbers: HugeNumbers = HugeNumbers.Fail,
    /* Whether a line `---` comes before the first document, as it does before any other. */
    documentStart: Boolean = false,
    /* Whether a line `...` comes after each document. */
    documentEnd: Boolean = false,
    /* Whether a line `...` comes after the last document of several. */
    streamEnd: Boolean = false,
    /* Whether a document ends with a line feed. */
    finalNewline: Boolean = true,
    /* Whether it does so at least where the last text would lose its own line feed otherwise. */
    blockNewline: Boolean = true,
    /* Whether lines are folded, long keys written and documents marked as PyYAML does it. */
    isPyyaml: Boolean = false,
    /* Whether a line `...` comes after a plain scalar that is a document; in a stream after the last one only. */
    openEnd: Boolean = false,
    /* What a stream without documents is. */
    emptyStream: String = "",
    /* Arrays and objects of scalars are in flow style if their text has at most so many chars. */
    flow: Int = 0,
    layout: Option[Place => YamlStyle.Layout] = None,
    /* The documents are JSON in this style; most other fields do not matter then. */
    json: Option[JsonStyle] = None,
    shared: SharedSettings = SharedSettings(NumberLayout.yaml, nonFinite = NonFinite.Keyword)
) extends StyleSettings {

  def isSmall: Boolean = shared.isSmall && layout.isEmpty && json.forall(_.isSmall)

  /** Whether some containers, or strings, have a layout of their own. */
  def hasLayouts: Boolean = flow > 0 || layout.nonEmpty

  /** Whether there is flow style: in these, or in comments. */
  def hasFlow: Boolean = hasLayouts || shared.commentedDefaults

  /** These for one member in a comment. With `escaped` strings are on one line and in double
    * quotes, with escapes for all that a comment would escape.
    */
  def inComment(escaped: Boolean): YamlSettings = {
    val member = copy(documentStart = false, documentEnd = false, finalNewline = false, shared = shared.inComment)
    if (!escaped) member
    else
      member.copy(
        quotes = YamlStyle.Quotes.DoubleQuotes,
        plainKeys = false,
        plainValues = false,
        blocks = false,
        width = 0,
        escapes = Escapes.yaml,
        isPyyaml = false
      )
  }

  /** How containers in flow style are written. */
  def inFlow: JsonSettings = JsonSettings(
    itemSeparator = new Separator(", "),
    keySeparator = new Separator(": "),
    yamlNumbers = true,
    dialect = if (plainValues) JsonDialect.YamlFlow else JsonDialect.QuotedFlow,
    singleQuotes = quotes eq YamlStyle.Quotes.SingleQuotes,
    bareKeys = plainKeys,
    escapes = escapes,
    shared = shared
  )

  /** These with other shared settings, of which JSON in YAML, but not KYAML, has those that are not
    * about numbers.
    */
  def replaceShared(changed: SharedSettings): YamlSettings = copy(
    shared = changed,
    json = json match {
      case Some(style) =>
        val isYaml = style.settings.dialect eq JsonDialect.Kyaml
        Some(style.replaceShared(if (isYaml) changed else changed.withNumbersOf(style.settings.shared)))
      case None => None
    }
  )

  protected def ownNames: String = YamlSettings.Names

  def check(): Unit = {
    import ReadBack.require
    checkShared()
    require(indent >= 1 && indent <= 9, s"an indent of $indent")
    require(width >= 0 && width <= 10000, s"a width of $width")
    require(maxKey == 1024 || maxKey == Int.MaxValue, s"keys of at most $maxKey bytes")
    require(shared.numbers.isYaml || !strings.isSafe, "numbers that YAML does not read")
    require(shared.surrogates ne Surrogates.Escape, "escaped surrogates in YAML")
    require(YamlStringClass.all.contains(strings), "an unknown rule for strings")
    require(Set("", "\n", "---\n\n").contains(emptyStream), "an empty stream of other text")
    require(flow >= 0 && flow <= 10000, s"a flow width of $flow")
    for (layout <- layout.toList: List[Any]) require(layout.isInstanceOf[Function1[?, ?]], "a layout of no function")
    json match {
      case None => ()
      case Some(style) =>
        require(style ne null, "JSON without a style")
        ReadBack(YamlSettings.checkJson(style.settings))
        require(Set("", "---\n").contains(style.settings.documentStart), "JSON after other text than ---")
        require(Set("\n", "\n...\n").contains(style.settings.documentEnd), "JSON before other text than ...")
    }
  }
}

private[swarender] object YamlSettings {

  /** The fields but the last, in order. */
  val Names = "indent indentSequences compactSequences quotes plainKeys plainValues blocks indentEmptyLines width " +
    "maxKey strings escapes hugeNumbers documentStart documentEnd streamEnd finalNewline blockNewline isPyyaml openEnd emptyStream " +
    "flow layout json"

  /** Refuses JSON that is no YAML. */
  def checkJson(json: JsonSettings): Unit = {
    def isSpace(c: Char) = c == ' ' || c == '\n' || c == '\r'
    def isSeparator(text: String, char: Char) = text.filterNot(isSpace) == char.toString
    val indent = json.indentation.unit
    require(indent.forall(_ == ' '), s"indent of JSON in YAML must be spaces, got ${QuotedText(indent)}")
    require(
      ((json.dialect eq JsonDialect.Strict) || (json.dialect eq JsonDialect.Kyaml)) && !json.assignments && !json.bareRootString &&
        isSeparator(json.itemSeparator.text, ',') && isSeparator(json.keySeparator.text, ':') &&
        Seq(json.nullText, json.trueText, json.falseText) == Seq("null", "true", "false") &&
        (json.indentation.newline + json.emptyFiller).forall(isSpace),
      "JSON in YAML must have only the tokens of JSON, and only spaces and line breaks as white space"
    )
  }
}
