package swarender

import swarender.Policy.{BigIntegers, NonFinite, NumberText}
import swarender.event.{DocumentWriter, Filters}
import swarender.json.{JsonSettings, JsonWriter}
import swarender.output.Output
import swarender.chars.Indentation

/** Controls the output of JSON. Start from a profile of the companion and change it by `with`
  * methods.
  *
  * {{{
  * JsonStyle.compact.withKeyOrder(KeyOrder.CodePoint).withNonFinite(NonFinite.WriteNull)
  * }}}
  */
abstract class JsonStyle private[swarender] (values: StyleValues) extends Style(values) {
  type Self <: JsonStyle
  import JsonSettings._

  private[swarender] def profiles: StyleProfiles[JsonStyle] = JsonProfiles.all

  /** A line for each element, indented by `indent` per level; with the empty string, the document
    * is on one line. Separators that were set stay; others are those of `JsonStyle.pretty`, or of
    * [[JsonStyle.compact]].
    */
  def withIndent(indent: String): Self = derive("indent", indent)(JsonStyle.indented(_, indent))

  /** A line for each element, indented by `n` spaces per level, `n` in `[0, 100]`. */
  def withIndent(n: Int): Self = derive("indent", n)(JsonStyle.indented(_, Indentation.spaces(n, 0, 100)))

  /** A line break before each element and each closing bracket, and `indent` per level after it:
    * `withLines("\n", "")` gives lines without indentation. The separators stay.
    */
  def withLines(newline: String, indent: String): Self =
    derive("lines", (newline, indent))(_.set(indentation, new Indentation(newline, indent)))

  /** The text between two elements, and between two members, before the line break: `", "`, say. */
  def withItemSeparator(text: String): Self =
    derive("itemSeparator", text)(_.set(itemSeparator, Separator(text, isSet = true)))

  /** The text between a key and its value: `": "`, say. */
  def withKeySeparator(text: String): Self =
    derive("keySeparator", text)(_.set(JsonSettings.keySeparator, Separator(text, isSet = true)))

  /** The text between the brackets of an empty array or object. */
  def withEmptyFiller(text: String): Self =
    derive("emptyFiller", text)(_.set(emptyFiller, text).set(brokenEmpties, false))

  /** The text before each document. */
  def withDocumentStart(text: String): Self = set(documentStart, text)

  /** The text after each document: a line feed, say. */
  def withDocumentEnd(text: String): Self = set(documentEnd, text)

  /** The characters of strings that are escaped, and their escapes. */
  def withEscapes(escapes: Escapes): Self = set(JsonSettings.escapes, escapes)

  /** The indent of a level; empty if there is none. */
  def indent: String = this(indentation).unit

  /** The line break before each element; empty if the document is on one line. */
  def newline: String = this(indentation).newline

  /** The text between a key and its value. */
  def keySeparator: String = this(JsonSettings.keySeparator).text

  /** Whether all tokens are those of RFC 8259 or of Python. */
  private[swarender] def isStrict: Boolean = false

  /** Whether documents are a sequence of RFC 7464. */
  private[swarender] def isTextSequence: Boolean =
    this(documentStart) == RecordSeparator && this(documentEnd) == "\n"

  @transient private[this] var madeLabel: JsonLabel = null

  /** Made when it is first asked for; threads may make the same one twice. */
  private[swarender] final def label: JsonLabel = {
    val known = madeLabel
    if (known ne null) known
    else {
      val made = JsonLabel.of(this)
      madeLabel = made
      made
    }
  }

  /** NDJSON (newline-delimited JSON): each document on a line, in every language of which a
    * document can be on one.
    */
  private[swarender] def ofDocuments: Self = derive("documents", true) { e =>
    if (JsonLabel.hasLines(this)) JsonLabel.inLines(this, e)
    val end = this(documentEnd)
    if (!end.endsWith("\n") && !this(assignments)) { val _ = e.set(documentEnd, end + "\n") }
  }
}

/** JSON as RFC 8259 has it, and as Python writes its literals. */
final class StrictJsonStyle private[swarender] (values: StyleValues) extends JsonStyle(values) {
  type Self = StrictJsonStyle
  private[swarender] def kind: StyleKind[StrictJsonStyle] = JsonStyle
  private[swarender] override def isStrict: Boolean = true

  /** Whether a document that is a string is written without quotes and escapes, like Jsonnet's
    * `std.toString`.
    */
  def withBareRootString(bare: Boolean): StrictJsonStyle = set(JsonSettings.bareRootString, bare)

  /** Puts an array or object on one line if it ends at column `columns` or before, with the comma
    * after it; a column is a code point. Others have a line for each element. `columns` is in `[0,
    * 10000]`; with 0, none is on one line. At most a line is held in memory. It acts in styles with
    * line breaks ([[withIndent]]).
    */
  def withWidth(columns: Int): FittedJsonStyle =
    FittedJsonStyle.derive(this, "width", columns)(_.set(JsonSettings.width, columns))

  private[swarender] def writer(out: Output): DocumentWriter = Filters(new JsonWriter(out, values), values)
}

// In 2.12 an object is serialized with its fields: they are transient.
object JsonStyle extends StyleKind[StrictJsonStyle] {
  import JsonSettings._
  import Settings._

  private[swarender] def settings: Array[Setting[?]] = strict
  protected def make(values: StyleValues): StrictJsonStyle = new StrictJsonStyle(values)

  /** `{"a":[],"b":{"c":1}}` */
  @transient val compact: StrictJsonStyle = defaults

  private[swarender] def indented(e: StyleEdit, indent: String): Unit = {
    val _ = e
      .set(itemSeparator, e(itemSeparator).orElse(","))
      .set(keySeparator, e(keySeparator).orElse(if (indent.isEmpty) ":" else ": "))
      .set(indentation, if (indent.isEmpty) indentation.default else new Indentation("\n", indent))
  }

  /** The names of the profiles. */
  def names: List[String] = JsonProfiles.all.names

  /** The profile of that name, or `None`: for a configuration, or an option of a command.
    *
    * {{{
    * JsonStyle.byName("pretty")            // Some(JsonStyle.pretty)
    * }}}
    */
  def byName(name: String): Option[JsonStyle] = JsonProfiles.all.byName(name)

  /** What `JSON.stringify(v, null, 2)` prints, but that -0 keeps its sign. */
  def pretty: StrictJsonStyle = pretty(2)

  /** The style `pretty` with `indent` spaces per level, `indent` in `[0, 100]`. */
  def pretty(indent: Int): StrictJsonStyle = compact.withIndent(indent)

  /** The style `pretty` with any indent. */
  def pretty(indent: String): StrictJsonStyle = compact.withIndent(indent)

  /** The style `pretty`, with arrays and objects on one line if they fit into 80 columns. */
  def fitted: FittedJsonStyle = fitted(80)

  /** The style `fitted` for `width` columns. */
  def fitted(width: Int): FittedJsonStyle = pretty.withWidth(width)

  /** JSON with comments, as editors read their settings: as `pretty`, with comments after `//`, and
    * U+2028 and U+2029 escaped, at which readers made for JSON5 stop.
    */
  def jsonc: JsoncStyle = JsonProfiles.jsonc

  /** JSON5 (https://spec.json5.org): keys without quotes, single quotes, trailing commas, comments
    * after `//`, `NaN` and `Infinity`; the bytes are those of `JSON5.stringify(v, null, 2)` of the
    * package `json5`, but for -0, NUL, and keys beyond ASCII, which are in quotes.
    */
  def json5: Json5Style = JsonProfiles.json5

  /** JSON text sequences (RFC 7464): before each document a record separator, U+001E, and a line
    * feed after it, so that a reader can go on after one that is cut. `Json.streamedAll` has the
    * media type `application/json-seq` then.
    *
    * {{{
    * Json(JsonStyle.textSequence).writeAll(events, out)
    * }}}
    */
  def textSequence: StrictJsonStyle = JsonProfiles.textSequence

  /** RFC 8785, the JSON Canonicalization Scheme. A duplicate key or a lone surrogate is an error,
    * as its I-JSON input demands.
    */
  def canonical: StrictJsonStyle = JsonProfiles.canonical

  /** What `ujson.write(v)` prints on the JVM. Lone surrogates cannot be kept in UTF-8 and are
    * U+FFFD.
    */
  def ujson: StrictJsonStyle = ujson(-1)

  /** What `ujson.write(v, indent, escapeUnicode)` prints; `indent` -1 is one line. */
  def ujson(indent: Int, escapeUnicode: Boolean = false): StrictJsonStyle =
    compact.derive("ujson", (indent, escapeUnicode)) { e =>
      e.set(escapes, if (escapeUnicode) Escapes.ujson else Escapes.minimal)
        .set(numbers, NumberLayout.ujson)
        .set(numberText, NumberText.Verbatim)
        .set(bigIntegers, BigIntegers.Quote)
        .set(nonFinite, NonFinite.Quote)
      if (indent >= 0) {
        val _ = e.set(keySeparator, new Separator(": ")).set(indentation, new Indentation("\n", " " * indent))
      }
    }
}
