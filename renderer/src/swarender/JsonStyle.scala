package swarender

import swarender.text.{Escapes, Indentation, Literal, NumberLayout, ReadBack, Recent, Retainable}

/** Which bytes a JSON document becomes: immutable, safe to share, equal when they write the same.
  * Made from a profile of the companion and the `with` methods.
  *
  * {{{
  * JsonStyle.compact.withKeyOrder(KeyOrder.CodePoint).withNonFinite(NonFinite.WriteNull)
  * }}}
  */
final class JsonStyle private (private[swarender] val settings: JsonSettings) extends Retainable with Serializable {
  private def change(settings: JsonSettings): JsonStyle = new JsonStyle(settings)

  /** One line per element, `indent` per level; the empty string puts all on one line as `compact`
    * has it.
    */
  def withIndent(indent: String): JsonStyle =
    if (indent.isEmpty) change(settings.copy(itemSeparator = ",", keySeparator = ":", indentation = Indentation.none))
    else change(settings.copy(itemSeparator = ",", keySeparator = ": ", indentation = new Indentation("\n", indent)))

  /** One line per element, `n` spaces per level, `n` in `[0, 100]`. */
  def withIndent(n: Int): JsonStyle = withIndent(Indentation.spaces(n, 0, 100))

  /** A line break before each element and each closing bracket, and `indent` per level after it:
    * `withLines("\n", "")` gives lines without indentation.
    */
  def withLines(newline: String, indent: String): JsonStyle =
    change(settings.copy(indentation = new Indentation(newline, indent)))

  /** The text between two elements, and between two members, before the line break: `", "`, say. */
  def withItemSeparator(text: String): JsonStyle = change(settings.copy(itemSeparator = text))

  /** The text between a key and its value. */
  def withKeySeparator(text: String): JsonStyle = change(settings.copy(keySeparator = text))

  /** The text between the brackets of an empty array or object. */
  def withEmptyFiller(text: String): JsonStyle = change(settings.copy(emptyFiller = text, brokenEmpties = false))

  /** Whether a root that is a string is written as it is, without quotes and escapes, as Jsonnet's
    * `std.toString` has it.
    */
  def withBareRootString(bare: Boolean): JsonStyle = change(settings.copy(bareRootString = bare))

  /** A line break, say, after each of several documents. */
  def withDocumentEnd(text: String): JsonStyle = change(settings.copy(documentEnd = text))
  def withDocumentStart(text: String): JsonStyle = change(settings.copy(documentStart = text))
  def withEscapes(escapes: Escapes): JsonStyle = change(settings.copy(escapes = escapes))
  def withNumbers(layout: NumberLayout): JsonStyle = change(settings.copy(numbers = layout))

  /** What becomes of a number that arrives as text. */
  def withNumberText(policy: NumberText): JsonStyle = change(settings.copy(numberText = policy.code))
  def withBigIntegers(policy: BigIntegers): JsonStyle = change(settings.copy(bigIntegers = policy.code))

  /** All but `Keyword`, which JSON does not have. */
  def withNonFinite(policy: NonFinite): JsonStyle = {
    require(policy ne NonFinite.Keyword, "JSON has no keyword for NaN and the infinities")
    change(settings.copy(nonFinite = policy.code))
  }
  def withNulls(policy: Nulls): JsonStyle = change(settings.copy(nulls = policy.code))
  def withSurrogates(policy: Surrogates): JsonStyle = change(settings.copy(surrogates = policy.code))
  def withKeyOrder(order: KeyOrder): JsonStyle = change(settings.copy(keyOrder = order.code))

  /** Whether encoders of case classes leave out fields that have their default value. */
  def withOmitDefaults(omit: Boolean): JsonStyle = change(settings.copy(omitDefaults = omit))

  /** Whether members are left out whose value is an empty object or array, also one that is empty
    * since its own members were left out. The root and elements of arrays stay.
    */
  def withOmitEmpty(omit: Boolean): JsonStyle = change(settings.copy(omitEmpty = omit))

  /** How many objects and arrays may be inside each other: a value or document of more is a
    * [[RenderError]] of kind `TooDeep`. `n` is at least 1; `Int.MaxValue` is no limit. An encoder
    * that calls itself needs stack for each level, whatever the limit is.
    */
  def withMaxDepth(n: Int): JsonStyle = change(settings.copy(maxDepth = MaxDepth.checked(n)))

  def withDuplicateKeys(policy: DuplicateKeys): JsonStyle = change(settings.copy(duplicateKeys = policy.code))

  /** The indentation per level, the line break before it, and the text between a key and its value.
    */
  def indent: String = settings.indentation.unit
  def newline: String = settings.indentation.newline
  def keySeparator: String = settings.keySeparator

  private[swarender] def isSmall: Boolean = settings.isSmall

  /** The style as Java's serialization has read it, if it is one that can be made. */
  private[swarender] def readResolve(): AnyRef = {
    ReadBack.require(settings ne null, "a style without settings")
    SettingsCheck.json(settings)
    this
  }

  override def equals(that: Any): Boolean = that match {
    case that: JsonStyle => settings == that.settings
    case _ => false
  }
  override def hashCode: Int = settings.hashCode
  override def toString: String =
    SettingsText(
      "JsonStyle",
      JsonSettings.Names,
      settings,
      JsonStyle.named.map { case (name, of) => (name, of().settings) }
    )((_, value) => value)
}

private[swarender] final case class JsonSettings(
    /* Between elements, and between members. */
    itemSeparator: String = ",",
    /* Between a key and its value. */
    keySeparator: String = ":",
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
    numbers: NumberLayout = NumberLayout.ecma,
    numberText: Int = NumberText.KeepCode,
    bigIntegers: Int = BigIntegers.FullCode,
    nonFinite: Int = NonFinite.FailCode,
    nulls: Int = Nulls.KeepCode,
    surrogates: Int = Surrogates.ReplaceCode,
    keyOrder: Int = KeyOrder.AsGivenCode,
    duplicateKeys: Int = DuplicateKeys.KeepCode,
    omitDefaults: Boolean = false,
    /* Whether the text of numbers is spelled as YAML reads it. */
    yamlNumbers: Boolean = false,
    omitEmpty: Boolean = false,
    maxDepth: Int = MaxDepth.Default
) {
  // Compared whenever a style is looked up by value.
  @transient override lazy val hashCode: Int = scala.runtime.ScalaRunTime._hashCode(this)

  @transient lazy val isSmall: Boolean = itemSeparator.length.toLong + keySeparator.length +
    indentation.newline.length + indentation.unit.length + emptyFiller.length + documentStart.length +
    documentEnd.length <= Retainable.Chars

  @transient lazy val elementIndentation = new Indentation(itemSeparator + indentation.newline, indentation.unit)
  @transient lazy val keySeparatorLiteral = new Literal(keySeparator)
  @transient lazy val newlineLiteral = new Literal(indentation.newline)
  @transient lazy val emptyArrayEnd = new Literal(emptyFiller + "]")
  @transient lazy val emptyObjectEnd = new Literal(emptyFiller + "}")
  @transient lazy val documentStartLiteral = new Literal(documentStart)
  @transient lazy val documentEndLiteral = new Literal(documentEnd)
  @transient lazy val trueLiteral = new Literal(trueText)
  @transient lazy val falseLiteral = new Literal(falseText)
  @transient lazy val nullLiteral = new Literal(nullText)
  @transient lazy val stringEscapes: Escapes =
    if (surrogates == Surrogates.EscapeCode) escapes.withSurrogateEscape else escapes
}

private[swarender] object JsonSettings {

  /** The fields, in order. */
  val Names = "itemSeparator keySeparator indentation emptyFiller brokenEmpties trueText falseText nullText " +
    "assignments bareRootString documentStart documentEnd escapes numbers numberText bigIntegers nonFinite nulls " +
    "surrogates keyOrder duplicateKeys omitDefaults yamlNumbers omitEmpty maxDepth"
}

object JsonStyle {

  /** `{"a":[],"b":{"c":1}}` */
  val compact: JsonStyle = new JsonStyle(JsonSettings())

  private lazy val named: List[(String, () => JsonStyle)] = List(
    "compact" -> (() => compact),
    "pretty" -> (() => pretty()),
    "canonical" -> (() => canonical),
    "ujson" -> (() => ujson()),
    "jsonnet" -> (() => jsonnet),
    "jsonnetOneLine" -> (() => jsonnetOneLine),
    "jsonnetToString" -> (() => jsonnetToString),
    "manifestJson" -> (() => manifestJson),
    "manifestJsonMinified" -> (() => manifestJsonMinified),
    "python" -> (() => python),
    "pythonVars" -> (() => pythonVars)
  )

  /** The names of the profiles. */
  def names: List[String] = named.map(_._1)

  /** The profile of that name: for a configuration, or an option of a command. */
  def byName(name: String): Option[JsonStyle] = named.collectFirst { case (`name`, style) => style() }

  /** As `JSON.stringify(v, null, indent)` prints, but that -0 keeps its sign; `indent` in
    * `[0, 100]`.
    */
  def pretty(indent: Int = 2): JsonStyle = indented(Indentation.spaces(indent, 0, 100))

  /** The same with any indent. */
  def pretty(indent: String): JsonStyle = indented(indent)

  private lazy val indented = new Recent[String, JsonStyle](compact.withIndent(_))

  /** RFC 8785, the JSON Canonicalization Scheme. A duplicate key or a lone surrogate is an error,
    * as its I-JSON input demands.
    */
  lazy val canonical: JsonStyle = new JsonStyle(
    JsonSettings(
      numbers = NumberLayout.canonical,
      numberText = NumberText.ToDoubleCode,
      bigIntegers = BigIntegers.ToDoubleCode,
      surrogates = Surrogates.FailCode,
      keyOrder = KeyOrder.Utf16Code,
      duplicateKeys = DuplicateKeys.FailCode
    )
  )

  /** What `ujson.write(v, indent, escapeUnicode)` prints on the JVM; `indent` -1 is one line. Lone
    * surrogates cannot be kept in UTF-8 and are U+FFFD.
    */
  def ujson(indent: Int = -1, escapeUnicode: Boolean = false): JsonStyle = asUjson((indent, escapeUnicode))

  private lazy val asUjson = new Recent[(Int, Boolean), JsonStyle](likeUjson)

  private def likeUjson(indentAndEscape: (Int, Boolean)): JsonStyle = {
    val (indent, escapeUnicode) = indentAndEscape
    val base = JsonSettings(
      numbers = NumberLayout.ujson,
      numberText = NumberText.VerbatimCode,
      bigIntegers = BigIntegers.QuoteCode,
      nonFinite = NonFinite.QuoteCode,
      escapes = if (escapeUnicode) Escapes.ujson else Escapes.minimal
    )
    new JsonStyle(
      if (indent < 0) base else base.copy(keySeparator = ": ", indentation = new Indentation("\n", " " * indent))
    )
  }

  private lazy val goJsonnet = JsonSettings(
    keySeparator = ": ",
    escapes = Escapes.jsonnet,
    numbers = NumberLayout.seventeenG,
    numberText = NumberText.ToDoubleCode,
    keyOrder = KeyOrder.CodePointCode
  )

  /** What the command line of go-jsonnet prints: 3 spaces, `[ ]`, `{ }`, 17 digits.
    * `withNumbers(NumberLayout.sjsonnet)` gives what sjsonnet prints.
    */
  lazy val jsonnet: JsonStyle =
    new JsonStyle(goJsonnet.copy(indentation = new Indentation("\n", "   "), emptyFiller = " "))

  /** Jsonnet's `std.toString` of an array or an object: `{"a": [ ], "b": 1}`. */
  lazy val jsonnetOneLine: JsonStyle = new JsonStyle(goJsonnet.copy(itemSeparator = ", ", emptyFiller = " "))

  /** Jsonnet's `std.toString` of any value, and what `"" + v` appends: as `jsonnetOneLine`, and a
    * string is written as it is.
    */
  lazy val jsonnetToString: JsonStyle = jsonnetOneLine.withBareRootString(true)

  /** Jsonnet's `std.manifestJsonEx(v, indent, newline, key_val_sep)`: any strings. */
  def manifestJsonEx(indent: String, newline: String = "\n", keySeparator: String = ": "): JsonStyle =
    manifested((indent, newline, keySeparator))

  private lazy val manifested =
    new Recent[(String, String, String), JsonStyle]({ case (indent, newline, keySeparator) =>
      new JsonStyle(
        goJsonnet.copy(
          keySeparator = keySeparator,
          indentation = new Indentation(newline, indent),
          brokenEmpties = true,
          escapes = Escapes.go,
          numbers = NumberLayout.positional
        )
      )
    })

  /** Jsonnet's `std.manifestJson`. */
  lazy val manifestJson: JsonStyle = manifestJsonEx("    ")

  /** Jsonnet's `std.manifestJsonMinified`. */
  lazy val manifestJsonMinified: JsonStyle = manifestJsonEx("", "", ":")

  /** Jsonnet's `std.manifestPython`. */
  lazy val python: JsonStyle =
    new JsonStyle(goJsonnet.copy(itemSeparator = ", ", trueText = "True", falseText = "False", nullText = "None"))

  /** Jsonnet's `std.manifestPythonVars`: the root is an object, its members are lines
    * `key = value`.
    */
  lazy val pythonVars: JsonStyle = new JsonStyle(python.settings.copy(assignments = true))

  /** A style with these settings. */
  private[swarender] def of(settings: JsonSettings): JsonStyle = new JsonStyle(settings)
}
