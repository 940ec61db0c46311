package swarender

import swarender.Policy.{BigIntegers, DuplicateKeys, KeyOrder, KeyQuotes, NonFinite, NumberText, Surrogates}
import swarender.text.{Escapes, Indentation, NumberLayout}

/** Which bytes a JSON document becomes: a profile of the companion, changed by `with` methods.
  *
  * {{{
  * JsonStyle.compact.withKeyOrder(KeyOrder.CodePoint).withNonFinite(NonFinite.WriteNull)
  * }}}
  */
final class JsonStyle private (private[swarender] val settings: JsonSettings) extends Style {
  type Self = JsonStyle

  private[swarender] def profiles: StyleProfiles[JsonStyle] = JsonStyle.profiles
  private[swarender] def cache: StyleCache[JsonStyle] = JsonStyle.cache
  private[swarender] def replaceShared(shared: SharedSettings): JsonStyle =
    new JsonStyle(settings.copy(shared = shared))

  private def change(setting: String, value: Any)(changed: JsonSettings => JsonSettings): JsonStyle =
    derive(setting, value)(new JsonStyle(changed(settings)))

  /** One line per element, `indent` per level; the empty string puts all on one line. Separators
    * that were set stay; the others are those of `JsonStyle.pretty`, or of [[JsonStyle.compact]].
    */
  def withIndent(indent: String): JsonStyle = change("indent", indent)(_.indented(indent))

  /** One line per element, `n` spaces per level, `n` in `[0, 100]`. */
  def withIndent(n: Int): JsonStyle = change("indent", n)(_.indented(Indentation.spaces(n, 0, 100)))

  /** A line break before each element and each closing bracket, and `indent` per level after it:
    * `withLines("\n", "")` gives lines without indentation. The separators stay.
    */
  def withLines(newline: String, indent: String): JsonStyle =
    change("lines", (newline, indent))(_.copy(indentation = new Indentation(newline, indent)))

  /** The text between two elements, and between two members, before the line break: `", "`, say. */
  def withItemSeparator(text: String): JsonStyle =
    change("itemSeparator", text)(_.copy(itemSeparator = Separator(text, isSet = true)))

  /** The text between a key and its value. */
  def withKeySeparator(text: String): JsonStyle =
    change("keySeparator", text)(_.copy(keySeparator = Separator(text, isSet = true)))

  /** The text between the brackets of an empty array or object. */
  def withEmptyFiller(text: String): JsonStyle =
    change("emptyFiller", text)(_.copy(emptyFiller = text, brokenEmpties = false))

  /** Whether a root that is a string is written as it is, without quotes and escapes, as Jsonnet's
    * `std.toString` has it.
    */
  def withBareRootString(bare: Boolean): JsonStyle = change("bareRootString", bare)(_.copy(bareRootString = bare))

  /** The text before each document. */
  def withDocumentStart(text: String): JsonStyle = change("documentStart", text)(_.copy(documentStart = text))

  /** A line break, say, after each of several documents. */
  def withDocumentEnd(text: String): JsonStyle = change("documentEnd", text)(_.copy(documentEnd = text))

  /** Which chars of strings are escaped, and how. */
  def withEscapes(escapes: Escapes): JsonStyle = change("escapes", escapes)(_.copy(escapes = escapes))

  /** Puts an array or object on one line if that ends at most at column `columns`, with the comma
    * after it; a column is a code point. Others have a line for each element, as `withIndent` says.
    * `columns` in `[0, 10000]`; 0 is never. At most a line is held in memory.
    */
  def withWidth(columns: Int): JsonStyle = {
    require(columns >= 0 && columns <= 10000, s"width must be between 0 and 10000 columns, got $columns")
    require(!settings.assignments, "lines of assignments have no width")
    change("width", columns)(_.copy(width = columns))
  }

  /** Whether scalars in an array that is too wide for one line share lines, as many as have room;
    * only with `withWidth`.
    */
  def withFilledArrays(filled: Boolean): JsonStyle = change("filledArrays", filled)(_.copy(filledArrays = filled))

  /** Whether a comma comes after the last element of a container of several lines; `jsonc` and
    * `json5` only.
    */
  def withTrailingCommas(trailing: Boolean): JsonStyle = {
    require(!trailing || settings.dialect.hasTrailingCommas, "JSON has no trailing commas: use jsonc or json5")
    change("trailingCommas", trailing)(_.copy(trailingCommas = trailing))
  }

  /** Which keys are in quotes: JSON has no others, `json5` has. */
  def withKeyQuotes(policy: KeyQuotes): JsonStyle = {
    val needed = policy eq KeyQuotes.Needed
    require(!needed || (settings.dialect eq JsonDialect.Json5), "JSON has no keys without quotes: use json5")
    change("keyQuotes", policy)(_.copy(bareKeys = needed))
  }

  /** Whether a string is in single quotes unless it has more of them than of double ones; `json5`
    * only.
    */
  def withSingleQuotes(single: Boolean): JsonStyle = {
    require(!single || (settings.dialect eq JsonDialect.Json5), "JSON has no single quotes: use json5")
    change("singleQuotes", single)(_.copy(singleQuotes = single))
  }

  /** All but `Keyword`, which only `json5` has. */
  override def withNonFinite(policy: NonFinite): JsonStyle = {
    require(
      (policy ne NonFinite.Keyword) || (settings.dialect eq JsonDialect.Json5),
      "JSON has no keyword for NaN and the infinities: use json5"
    )
    super.withNonFinite(policy)
  }

  /** The indentation per level, the line break before it, and the text between a key and its value.
    */
  def indent: String = settings.indentation.unit
  def newline: String = settings.indentation.newline
  def keySeparator: String = settings.keySeparator.text
}

object JsonStyle {

  /** `{"a":[],"b":{"c":1}}` */
  val compact: JsonStyle = new JsonStyle(JsonSettings())

  private[swarender] lazy val cache = new StyleCache[JsonStyle]

  private[swarender] lazy val profiles: StyleProfiles[JsonStyle] = new StyleProfiles("JsonStyle")(
    "compact" -> (() => compact),
    "pretty" -> (() => pretty),
    "canonical" -> (() => canonical),
    "fitted" -> (() => fitted),
    "textSequence" -> (() => textSequence),
    "jsonc" -> (() => jsonc),
    "json5" -> (() => json5),
    "ujson" -> (() => ujson),
    "jsonnet" -> (() => jsonnet),
    "jsonnetOneLine" -> (() => jsonnetOneLine),
    "jsonnetToString" -> (() => jsonnetToString),
    "manifestJson" -> (() => manifestJson),
    "manifestJsonMinified" -> (() => manifestJsonMinified),
    "python" -> (() => python),
    "pythonVars" -> (() => pythonVars)
  )

  /** The names of the profiles. */
  def names: List[String] = profiles.names

  /** The profile of that name: for a configuration, or an option of a command. */
  def byName(name: String): Option[JsonStyle] = profiles.byName(name)

  /** As `JSON.stringify(v, null, 2)` prints, but that -0 keeps its sign. */
  def pretty: JsonStyle = pretty(2)

  /** The style `pretty` with `indent` spaces per level, `indent` in `[0, 100]`. */
  def pretty(indent: Int): JsonStyle = compact.withIndent(indent)

  /** The style `pretty` with any indent. */
  def pretty(indent: String): JsonStyle = compact.withIndent(indent)

  /** As `pretty`, but what fits into 80 columns is on one line. */
  def fitted: JsonStyle = fitted(80)

  /** The style `fitted` for `width` columns. */
  def fitted(width: Int): JsonStyle = pretty.withWidth(width)

  /** JSON with comments, as editors read their settings: as `pretty`, with comments after `//`, and
    * U+2028 and U+2029 escaped, at which readers made for JSON5 stop.
    */
  lazy val jsonc: JsonStyle =
    new JsonStyle(pretty.settings.copy(escapes = Escapes.go, dialect = JsonDialect.Jsonc))

  /** JSON5 (https://spec.json5.org): keys without quotes, single quotes, trailing commas, comments
    * after `//`, `NaN` and `Infinity`; the bytes are those of `JSON5.stringify(v, null, 2)` of the
    * package `json5`, but for -0, NUL, and keys beyond ASCII, which are in quotes.
    */
  lazy val json5: JsonStyle = new JsonStyle(
    pretty.settings.copy(
      escapes = Escapes.json5,
      dialect = JsonDialect.Json5,
      trailingCommas = true,
      singleQuotes = true,
      bareKeys = true,
      shared = pretty.settings.shared.copy(nonFinite = NonFinite.Keyword)
    )
  )

  /** JSON text sequences (RFC 7464): before each document a record separator, U+001E, and a line
    * feed after it, so that a reader can go on after one that is cut. `Json.streamedAll` has the
    * media type `application/json-seq` then.
    *
    * {{{
    * Json(JsonStyle.textSequence).writeAll(events, out)
    * }}}
    */
  lazy val textSequence: JsonStyle =
    new JsonStyle(JsonSettings(documentStart = JsonSettings.RecordSeparator, documentEnd = "\n"))

  /** RFC 8785, the JSON Canonicalization Scheme. A duplicate key or a lone surrogate is an error,
    * as its I-JSON input demands.
    */
  lazy val canonical: JsonStyle = new JsonStyle(
    JsonSettings(
      shared = SharedSettings(
        NumberLayout.canonical,
        numberText = NumberText.ToDouble,
        bigIntegers = BigIntegers.ToDouble,
        surrogates = Surrogates.Fail,
        keyOrder = KeyOrder.Utf16,
        duplicateKeys = DuplicateKeys.Fail
      )
    )
  )

  /** What `ujson.write(v)` prints on the JVM. Lone surrogates cannot be kept in UTF-8 and are
    * U+FFFD.
    */
  def ujson: JsonStyle = ujson(-1)

  /** What `ujson.write(v, indent, escapeUnicode)` prints; `indent` -1 is one line. */
  def ujson(indent: Int, escapeUnicode: Boolean = false): JsonStyle =
    compact.change("ujson", (indent, escapeUnicode)) { s =>
      val oneLine = s.copy(
        escapes = if (escapeUnicode) Escapes.ujson else Escapes.minimal,
        shared = SharedSettings(
          NumberLayout.ujson,
          numberText = NumberText.Verbatim,
          bigIntegers = BigIntegers.Quote,
          nonFinite = NonFinite.Quote
        )
      )
      if (indent < 0) oneLine
      else oneLine.copy(keySeparator = new Separator(": "), indentation = new Indentation("\n", " " * indent))
    }

  private lazy val goJsonnet = JsonSettings(
    keySeparator = new Separator(": "),
    escapes = Escapes.jsonnet,
    shared = SharedSettings(
      NumberLayout.seventeenG,
      numberText = NumberText.ToDouble,
      keyOrder = KeyOrder.CodePoint
    )
  )

  /** What the command line of go-jsonnet prints: 3 spaces, `[ ]`, `{ }`, 17 digits. [[Jsonnet]] has
    * those of other evaluators.
    */
  lazy val jsonnet: JsonStyle =
    new JsonStyle(goJsonnet.copy(indentation = new Indentation("\n", "   "), emptyFiller = " "))

  /** Jsonnet's `std.toString` of an array or an object: `{"a": [ ], "b": 1}`. */
  lazy val jsonnetOneLine: JsonStyle =
    new JsonStyle(goJsonnet.copy(itemSeparator = new Separator(", "), emptyFiller = " "))

  /** Jsonnet's `std.toString` of any value, and what `"" + v` appends: as `jsonnetOneLine`, and a
    * string is written as it is.
    */
  lazy val jsonnetToString: JsonStyle = jsonnetOneLine.withBareRootString(true)

  /** Jsonnet's `std.manifestJsonEx(v, indent, newline, key_val_sep)`: any strings. */
  def manifestJsonEx(indent: String, newline: String = "\n", keySeparator: String = ": "): JsonStyle =
    compact.change("manifestJsonEx", (indent, newline, keySeparator)) { _ =>
      goJsonnet.copy(
        keySeparator = Separator(keySeparator, isSet = true),
        indentation = new Indentation(newline, indent),
        brokenEmpties = true,
        escapes = Escapes.go,
        shared = goJsonnet.shared.copy(numbers = NumberLayout.positional)
      )
    }

  /** Jsonnet's `std.manifestJson`. */
  lazy val manifestJson: JsonStyle = manifestJsonEx("    ")

  /** Jsonnet's `std.manifestJsonMinified`. */
  lazy val manifestJsonMinified: JsonStyle = manifestJsonEx("", "", ":")

  /** What is the same in each evaluator, with its numbers, escapes and order of keys. */
  private[swarender] def ofText(evaluator: EvaluatorRules, style: JsonStyle): JsonStyle =
    style.change("evaluator", evaluator) { s =>
      s.copy(escapes = evaluator.textEscapes, shared = evaluator.inText(s.shared))
    }

  /** `manifestJsonMinified` of sjsonnet, which breaks empty containers. */
  private[swarender] lazy val brokenMinified: JsonStyle =
    new JsonStyle(manifestJsonMinified.settings.copy(brokenEmpties = false, emptyFiller = "\n"))

  /** As `ofText`, for the functions that make JSON. */
  private[swarender] def ofJson(evaluator: EvaluatorRules, style: JsonStyle): JsonStyle =
    style.change("evaluator", evaluator) { s =>
      s.copy(escapes = evaluator.jsonEscapes, shared = evaluator.inJson(s.shared))
    }

  /** Jsonnet's `std.manifestPython`. */
  lazy val python: JsonStyle =
    new JsonStyle(
      goJsonnet.copy(
        itemSeparator = new Separator(", "),
        trueText = "True",
        falseText = "False",
        nullText = "None"
      )
    )

  /** Jsonnet's `std.manifestPythonVars`: the root is an object, its members are lines
    * `key = value`.
    */
  lazy val pythonVars: JsonStyle = new JsonStyle(python.settings.copy(assignments = true))

  /** A style with these settings. */
  private[swarender] def of(settings: JsonSettings): JsonStyle = new JsonStyle(settings)
}
