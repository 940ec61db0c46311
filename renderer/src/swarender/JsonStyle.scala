package swarender

import swarender.text.{Escapes, Indentation, Literal, NumberLayout}

/** Which bytes a JSON document becomes: immutable, safe to share. Made from a profile of the companion and the `with` methods. */
final class JsonStyle private (
    /** Between elements, and between members. */
    val itemSeparator: String,
    /** Between a key and its value. */
    val keySeparator: String,
    /** The line break and indentation before each element and before each closing bracket. */
    val indentation: Indentation,
    /** What stands inside an empty container, if `brokenEmpties` is not set. */
    val emptyFiller: String,
    /** Whether an empty container has a line break, an empty line and the indentation inside. */
    val brokenEmpties: Boolean,
    /** The spellings of true, false and null. */
    val trueText: String,
    val falseText: String,
    val nullText: String,
    /** Whether the members of a root object are written as lines `key = value`, the keys as they are. */
    val assignments: Boolean,
    /** What stands before and behind each document. */
    val documentStart: String,
    val documentEnd: String,
    val escapes: Escapes,
    val numbers: NumberLayout,
    val numberText: NumberText,
    val bigIntegers: BigIntegers,
    val nonFinite: NonFinite,
    val surrogates: Surrogates,
    val keyOrder: KeyOrder,
    val duplicateKeys: DuplicateKeys
) {
  private[swarender] val elementIndentation: Indentation =
    new Indentation(itemSeparator + indentation.newline, indentation.unit)
  private[swarender] val keySeparatorLiteral = new Literal(keySeparator)
  private[swarender] val newlineLiteral = new Literal(indentation.newline)
  private[swarender] val emptyArrayEnd = new Literal(emptyFiller + "]")
  private[swarender] val emptyObjectEnd = new Literal(emptyFiller + "}")
  private[swarender] val documentStartLiteral = new Literal(documentStart)
  private[swarender] val documentEndLiteral = new Literal(documentEnd)
  private[swarender] val trueLiteral = new Literal(trueText)
  private[swarender] val falseLiteral = new Literal(falseText)
  private[swarender] val nullLiteral = new Literal(nullText)
  private[swarender] val stringEscapes: Escapes =
    if (surrogates eq Surrogates.Escape) escapes.withSurrogateEscape else escapes

  /** One line per element, `indent` per level; the empty string puts all on one line as `compact` has it. */
  def withIndent(indent: String): JsonStyle =
    if (indent.isEmpty) copy(itemSeparator = ",", keySeparator = ":", indentation = Indentation.none)
    else copy(itemSeparator = ",", keySeparator = ": ", indentation = new Indentation("\n", indent))

  /** One line per element, `n` blanks per level, `n` in `[0, 100]`. */
  def withIndent(n: Int): JsonStyle = {
    require(n >= 0 && n <= 100, s"an indent is 0 to 100 blanks, not $n")
    withIndent(" " * n)
  }

  /** A line break, say, behind each of several documents. */
  def withDocumentEnd(text: String): JsonStyle = copy(documentEnd = text)
  def withDocumentStart(text: String): JsonStyle = copy(documentStart = text)
  def withEscapes(escapes: Escapes): JsonStyle = copy(escapes = escapes)
  def withNumbers(layout: NumberLayout): JsonStyle = copy(numbers = layout)
  def withNumberText(policy: NumberText): JsonStyle = copy(numberText = policy)
  def withBigIntegers(policy: BigIntegers): JsonStyle = copy(bigIntegers = policy)
  def withNonFinite(policy: NonFinite): JsonStyle = copy(nonFinite = policy)
  def withSurrogates(policy: Surrogates): JsonStyle = copy(surrogates = policy)
  def withKeyOrder(order: KeyOrder): JsonStyle = copy(keyOrder = order)
  def withDuplicateKeys(policy: DuplicateKeys): JsonStyle = copy(duplicateKeys = policy)

  private def copy(
      itemSeparator: String = itemSeparator,
      keySeparator: String = keySeparator,
      indentation: Indentation = indentation,
      emptyFiller: String = emptyFiller,
      brokenEmpties: Boolean = brokenEmpties,
      trueText: String = trueText,
      falseText: String = falseText,
      nullText: String = nullText,
      assignments: Boolean = assignments,
      documentStart: String = documentStart,
      documentEnd: String = documentEnd,
      escapes: Escapes = escapes,
      numbers: NumberLayout = numbers,
      numberText: NumberText = numberText,
      bigIntegers: BigIntegers = bigIntegers,
      nonFinite: NonFinite = nonFinite,
      surrogates: Surrogates = surrogates,
      keyOrder: KeyOrder = keyOrder,
      duplicateKeys: DuplicateKeys = duplicateKeys
  ): JsonStyle = new JsonStyle(
    itemSeparator, keySeparator, indentation, emptyFiller, brokenEmpties, trueText, falseText, nullText, assignments,
    documentStart, documentEnd, escapes, numbers, numberText, bigIntegers, nonFinite, surrogates, keyOrder,
    duplicateKeys
  )
}

object JsonStyle {

  /** `{"a":[],"b":{"c":1}}` */
  val compact: JsonStyle = new JsonStyle(
    itemSeparator = ",",
    keySeparator = ":",
    indentation = Indentation.none,
    emptyFiller = "",
    brokenEmpties = false,
    trueText = "true",
    falseText = "false",
    nullText = "null",
    assignments = false,
    documentStart = "",
    documentEnd = "",
    escapes = Escapes.minimal,
    numbers = NumberLayout.ecma,
    numberText = NumberText.Keep,
    bigIntegers = BigIntegers.Full,
    nonFinite = NonFinite.Fail,
    surrogates = Surrogates.Replace,
    keyOrder = KeyOrder.AsGiven,
    duplicateKeys = DuplicateKeys.Keep
  )

  /** As `JSON.stringify(v, null, n)` prints, but that -0 keeps its sign; `n` in `[0, 100]`. */
  def pretty(n: Int): JsonStyle = compact.withIndent(n)

  /** The same with any indent. */
  def pretty(indent: String): JsonStyle = compact.withIndent(indent)

  /** `pretty(2)` */
  val pretty: JsonStyle = pretty(2)

  /** RFC 8785, the JSON Canonicalization Scheme. A duplicate key or a lone surrogate is an error, as its I-JSON input demands. */
  val canonical: JsonStyle = compact.copy(
    numbers = NumberLayout.canonical,
    numberText = NumberText.Double,
    bigIntegers = BigIntegers.Double,
    surrogates = Surrogates.Fail,
    keyOrder = KeyOrder.Utf16,
    duplicateKeys = DuplicateKeys.Fail
  )

  /** What `ujson.write(v, indent, escapeUnicode)` prints on the JVM; `indent` -1 is one line. Lone surrogates cannot be kept in
    * UTF-8 and are U+FFFD.
    */
  def ujson(indent: Int = -1, escapeUnicode: Boolean = false): JsonStyle = {
    val base = compact.copy(
      numbers = NumberLayout.ujson,
      numberText = NumberText.Verbatim,
      bigIntegers = BigIntegers.Quote,
      nonFinite = NonFinite.Quote,
      escapes = if (escapeUnicode) Escapes.ujson else Escapes.minimal
    )
    if (indent < 0) base else base.copy(keySeparator = ": ", indentation = new Indentation("\n", " " * indent))
  }

  private val jsonnetNumbers = compact
    .copy(numbers = NumberLayout.seventeenG, numberText = NumberText.Double)
    .copy(escapes = Escapes.jsonnet, keyOrder = KeyOrder.CodePoint)

  /** What the command line of go-jsonnet prints: 3 blanks, `[ ]`, `{ }`, 17 digits. `withNumbers(NumberLayout.jsonnet)` gives what
    * sjsonnet and jrsonnet print.
    */
  val jsonnet: JsonStyle =
    jsonnetNumbers.copy(keySeparator = ": ", indentation = new Indentation("\n", "   "), emptyFiller = " ")

  /** Jsonnet's `std.toString` of an array or an object: `{"a": [ ], "b": 1}`. */
  val jsonnetOneLine: JsonStyle = jsonnetNumbers.copy(itemSeparator = ", ", keySeparator = ": ", emptyFiller = " ")

  /** Jsonnet's `std.manifestJsonEx(v, indent, newline, key_val_sep)`: any strings. */
  def manifestJsonEx(indent: String, newline: String = "\n", keySeparator: String = ": "): JsonStyle =
    jsonnetNumbers.copy(
      keySeparator = keySeparator,
      indentation = new Indentation(newline, indent),
      brokenEmpties = true,
      escapes = Escapes.go,
      numbers = NumberLayout.positional
    )

  /** Jsonnet's `std.manifestJson`. */
  val manifestJson: JsonStyle = manifestJsonEx("    ")

  /** Jsonnet's `std.manifestJsonMinified`. */
  val manifestJsonMinified: JsonStyle = manifestJsonEx("", "", ":")

  /** Jsonnet's `std.manifestPython`. */
  val python: JsonStyle = jsonnetNumbers.copy(
    itemSeparator = ", ",
    keySeparator = ": ",
    trueText = "True",
    falseText = "False",
    nullText = "None"
  )

  /** Jsonnet's `std.manifestPythonVars`: the root is an object, its members are lines `key = value`. */
  val pythonVars: JsonStyle = python.copy(assignments = true)
}
