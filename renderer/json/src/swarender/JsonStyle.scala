package swarender

import swarender.Policy.{BigIntegers, KeyOrder, NonFinite, NumberText, Surrogates}
import swarender.event.{DocumentWriter, Filters}
import swarender.json.{JsonSettings, JsonWriter, Separator}
import swarender.output.Output
import swarender.chars.Indentation

/** Controls the output of JSON. Start from a profile of the companion and change it by `with`
  * methods.
  *
  * {{{
  * JsonStyle.compact.withKeyOrder(KeyOrder.CodePoint).withNonFinite(NonFinite.WriteNull)
  * }}}
  *
  * @see
  *   [[https://swarender.github.io/swarender/reference/json/ JSON]]
  */
abstract class JsonStyle private[swarender] () extends LenientStyle {
  type Self <: JsonStyle

  private[swarender] def settings: JsonSettings

  /** A style of the same language. */
  private[swarender] def changed(settings: JsonSettings): Self
  private[swarender] final def copied(common: CommonSettings): Self = changed(settings.copy(common = common))
  private[swarender] override def check(common: CommonSettings): Unit = JsonStyle.checkNoKeyword(common)

  /** A line for each element, indented by `indent` per level; with the empty string, the document
    * is on one line. Separators that were set stay; others are those of `JsonStyle.pretty`, or of
    * [[JsonStyle.compact]].
    */
  def withIndent(indent: String): Self = changed(settings.indented(present(indent)))

  /** A line for each element, indented by `n` spaces per level, `n` in `[0, 100]`. */
  def withIndent(n: Int): Self = changed(settings.indented(Indentation.spaces(n, 0, 100)))

  /** The text between two elements, and between two members, before the line break: `", "`, say. */
  def withItemSeparator(text: String): Self =
    changed(settings.copy(itemSeparator = Separator(present(text), isSet = true)))

  /** The text between a key and its value: `": "`, say. */
  def withKeySeparator(text: String): Self =
    changed(settings.copy(keySeparator = Separator(present(text), isSet = true)))

  /** The text before each document. */
  def withDocumentStart(text: String): Self = changed(settings.copy(documentStart = present(text)))

  /** The text after each document: a line feed, say. */
  def withDocumentEnd(text: String): Self = changed(settings.copy(documentEnd = present(text)))

  /** The characters of strings that are escaped, and their escapes. */
  def withEscapes(escapes: Escapes): Self = changed(settings.copy(escapes = present(escapes)))

  /** The indent of a level; empty if there is none. */
  def indent: String = settings.indent

  /** The line break before each element; empty if the document is on one line. */
  def lineBreak: String = settings.lineBreak

  /** The text between a key and its value. */
  def keySeparator: String = settings.keySeparator.text

  private[swarender] final override def documentStart: String = settings.documentStart
  private[swarender] final override def documentEnd: String = settings.documentEnd

  /** Whether all tokens are those of RFC 8259, or of a variant. */
  private[swarender] def isStrict: Boolean = false

  /** What its text is called where only white space is around documents. */
  private[swarender] def language: JsonLabel = if (JsonLabel.isJson(this)) JsonLabel.json else JsonLabel.other

  @transient private[this] var madeLabel: JsonLabel = null

  /** Made when it is first asked for; threads may make the same one twice. */
  private[swarender] final def label: JsonLabel = {
    var label = madeLabel
    if (label eq null) {
      label = JsonLabel.of(this)
      madeLabel = label
    }
    label
  }

  private[swarender] def ofDocuments: Self = changed(JsonLabel.ofDocuments(this))
}

/** JSON as RFC 8259 has it, or a variant of it, as `swarender.jsonnet` has them. */
final class StrictJsonStyle private[swarender] (private[swarender] val settings: JsonSettings) extends JsonStyle {
  type Self = StrictJsonStyle
  private[swarender] def changed(settings: JsonSettings): StrictJsonStyle = new StrictJsonStyle(settings)
  private[swarender] override def isStrict: Boolean = true

  private[swarender] override def isDirect: Boolean = settings.isDirect
  private[swarender] def writer(out: Output): DocumentWriter = Filters(JsonWriter(out, settings), common)
}

object JsonStyle {

  /** Refuses the keywords of NaN and the infinities, which JSON does not have. */
  private[swarender] def checkNoKeyword(common: CommonSettings): Unit =
    if (common.nonFinite eq NonFinite.Keyword)
      throw CommonSettings.illegal("JSON has no keyword for NaN and the infinities: use json5 of swarender-dialects")

  /** Whether nulls are written, omitted, or an error. */
  type Nulls = Policy.Nulls
  val Nulls: Policy.Nulls.type = Policy.Nulls

  /** `{"a":[],"b":{"c":1}}` */
  val compact: StrictJsonStyle = new StrictJsonStyle(JsonSettings())

  private def profiles: List[(String, JsonStyle)] = List(
    "compact" -> compact,
    "pretty" -> pretty,
    "canonical" -> canonical,
    "textSequence" -> textSequence,
    "ujson" -> ujson
  )

  /** The names of the profiles. */
  def names: List[String] = profiles.map(_._1)

  /** The profile of that name, or `None`: for a configuration, or an option of a command.
    *
    * {{{
    * JsonStyle.byName("pretty")            // Some(JsonStyle.pretty)
    * }}}
    */
  def byName(name: String): Option[JsonStyle] = profiles.collectFirst { case (`name`, style) => style }

  /** What `JSON.stringify(v, null, 2)` prints, but that -0 keeps its sign. */
  def pretty: StrictJsonStyle = pretty(2)

  /** The style `pretty` with `indent` spaces per level, `indent` in `[0, 100]`. */
  def pretty(indent: Int): StrictJsonStyle =
    if (indent < 0 || indent >= indented.length) compact.withIndent(indent)
    else {
      var style = indented(indent)
      if (style eq null) {
        style = compact.withIndent(indent)
        indented(indent) = style
      }
      style
    }

  /** What programs ask for at each call: to find the writer of a style by its settings takes longer
    * than to write a small value. Threads may make one twice.
    */
  private[this] val indented = new Array[StrictJsonStyle](9)

  /** The style `pretty` with any indent. */
  def pretty(indent: String): StrictJsonStyle = compact.withIndent(indent)

  /** JSON text sequences (RFC 7464): before each document a record separator, U+001E, and a line
    * feed after it, so that a reader can go on after one that is cut. `Json.streamedAll` has the
    * media type `application/json-seq` then.
    *
    * {{{
    * Json(JsonStyle.textSequence).writeAll(events, out)
    * }}}
    */
  def textSequence: StrictJsonStyle = Profiles.textSequence

  /** RFC 8785, the JSON Canonicalization Scheme. A duplicate key or a lone surrogate is an error,
    * as its I-JSON input demands.
    */
  def canonical: StrictJsonStyle = Profiles.canonical

  /** What `ujson.write(v)` prints on the JVM. Lone surrogates cannot be kept in UTF-8 and are
    * U+FFFD.
    */
  def ujson: StrictJsonStyle = ujson(-1)

  /** What `ujson.write(v, indent, escapeUnicode)` prints; `indent` -1 is one line. */
  def ujson(indent: Int, escapeUnicode: Boolean = false): StrictJsonStyle =
    new StrictJsonStyle(
      JsonSettings(
        CommonSettings(
          numbers = NumberLayout.ujson,
          numberText = NumberText.Verbatim,
          bigIntegers = BigIntegers.Quote,
          nonFinite = NonFinite.Quote
        ),
        keySeparator = if (indent < 0) JsonSettings.colon else JsonSettings.spacedColon,
        indentation = if (indent < 0) JsonSettings.oneLine else new Indentation("\n", " " * indent),
        escapes = if (escapeUnicode) Escapes.ujson else Escapes.minimal
      )
    )

  /** Apart from the others: a process that writes another profile does not load them. */
  private object Profiles {
    val textSequence: StrictJsonStyle =
      compact.withDocumentStart(JsonSettings.RecordSeparator).withDocumentEnd("\n")
    val canonical: StrictJsonStyle = compact.changed(
      CommonSettings(
        numbers = NumberLayout.canonical,
        numberText = NumberText.ToDouble,
        bigIntegers = BigIntegers.ToDouble,
        surrogates = Surrogates.Fail,
        keyOrder = KeyOrder.Utf16,
        uniqueKeys = true
      )
    )
  }
}
