package swarender

import java.io.InputStream

import swarender.derivation.TrustedEncoder
import swarender.event.{DocumentWriter, LocatedEvents}
import swarender.read.{JsonInput, JsonLimits, JsonReader, TextPieces}
import swarender.output.Pieces

/** JSON text as a value that every format can write, as a document or inside one. Numbers keep
  * their digits and members their order. The text must be strict JSON (RFC 8259), unless
  * `withComments` allows more; a byte order mark at its start is skipped.
  *
  * Rendering invalid text, or bytes that are not UTF-8, throws a [[JsonSyntaxError]]. A value that
  * the style cannot represent throws a [[RenderError]]. Exceptions of a stream pass through.
  *
  * {{{
  * Yaml.toBytes(JsonText(bytes))
  * Json(JsonStyle.canonical).writeTo(JsonText(request.getInputStream), out)
  * Json.render(Map("text" -> JsonText("[1, 2]")))                    // {"text":[1,2]}
  * }}}
  *
  * @see
  *   [[https://swarender.github.io/swarender/reference/json/#json-text JSON text]]
  */
abstract class JsonText private[swarender] () {

  /** This text, in which JavaScript's comments of one or several lines are allowed between tokens,
    * and a comma before the end of an array or object, as in `tsconfig.json`. Comments are not
    * written. `false`, the default, allows neither.
    *
    * {{{
    * Yaml.render(JsonText("[1, // one\n]").withComments(true))      // - 1
    * }}}
    */
  def withComments(allowed: Boolean): JsonText =
    new JsonText.Allowing(this, if (allowed) JsonLimits.jsonc else JsonLimits.none)

  /** Reads the text and sends its events. */
  private[swarender] def send(events: Events, limits: JsonLimits): Unit = reader(events, limits).single()
  private[swarender] final def send(events: Events): Unit = send(events, JsonLimits.none)

  /** What reads the text and sends its events; null where something must be closed then. */
  private[swarender] def reader(events: Events, limits: JsonLimits): JsonReader

  /** Whether to read the text again would be wrong, or give another text. */
  private[swarender] def isReadOnce: Boolean
}

object JsonText extends JsonTextFiles {

  /** The text in a string. A lone surrogate is treated like its escape. */
  def apply(text: String): JsonText = new JsonText {
    private[swarender] def reader(events: Events, limits: JsonLimits): JsonReader =
      new JsonReader(JsonInput(text), events, limits)
    private[swarender] def isReadOnce: Boolean = false
  }

  /** The text in UTF-8, in an array that must not be changed afterwards. */
  def apply(text: Array[Byte]): JsonText = new JsonText {
    private[swarender] def reader(events: Events, limits: JsonLimits): JsonReader =
      new JsonReader(JsonInput(text), events, limits)
    private[swarender] def isReadOnce: Boolean = false
  }

  /** The text in UTF-8 that is read from `in` to its end when it is rendered; `in` is not closed.
    * It can be rendered once: the second time throws `IllegalStateException`.
    */
  def apply(in: InputStream): JsonText = new JsonText {
    private[this] var isRead = false

    private[swarender] def reader(events: Events, limits: JsonLimits): JsonReader = {
      if (isRead) throw new IllegalStateException("the JSON text of a stream can be rendered once only")
      isRead = true
      new JsonReader(JsonInput(in), events, limits)
    }
    private[swarender] def isReadOnce: Boolean = true
  }

  /** `text` as `limits` allow it, whatever limits are asked for. */
  private final class Allowing(text: JsonText, allowed: JsonLimits) extends JsonText {
    override def withComments(allowed: Boolean): JsonText = text.withComments(allowed)
    private[swarender] override def send(events: Events, limits: JsonLimits): Unit = text.send(events, allowed)
    private[swarender] def reader(events: Events, limits: JsonLimits): JsonReader = text.reader(events, allowed)
    private[swarender] def isReadOnce: Boolean = text.isReadOnce
  }

  /** Writes the value of the text. */
  implicit val encoder: Encoder[JsonText] = new TrustedEncoder[JsonText] {
    def encode(value: JsonText, events: Events): Unit = if (value eq null) events.nullValue() else value.send(events)

    override private[swarender] def isReadOnce(value: JsonText): Boolean = (value ne null) && value.isReadOnce

    /** What is read once has the path for its errors at once. */
    override private[swarender] def write(value: JsonText, writer: DocumentWriter): Unit =
      if (isReadOnce(value)) value.send(LocatedEvents.to(writer)) else super.write(value, writer)

    override private[swarender] def pieces(value: JsonText, writer: DocumentWriter): Pieces =
      if (value eq null) null
      else {
        val events = if (isReadOnce(value)) LocatedEvents.to(writer) else writer
        val reader = value.reader(events, JsonLimits.none)
        if (reader eq null) null else new TextPieces(reader, writer, events)
      }
  }

  /** Reads the JSON texts that follow one another in a stream, such as NDJSON, and sends each to
    * `events`. White space must follow a number or a word; a byte order mark may come before each
    * text. It reads no more than the next token needs, and holds one token; `in` is not closed.
    * Invalid text throws a [[JsonSyntaxError]]; exceptions of `events` and the stream pass through.
    *
    * {{{
    * val yaml = Yaml.renderer(out)
    * val texts = new JsonText.Stream(in, yaml)
    * while (texts.hasNext) {
    *   if (yaml.isComplete) yaml.nextDocument()
    *   texts.next()
    * }
    * yaml.flush()
    * }}}
    *
    * @param maxToken
    *   how many bytes a string or number may have; more throws a [[JsonSyntaxError]]
    * @param maxText
    *   how many bytes a text may have; more throws a [[JsonSyntaxError]]
    * @param hasComments
    *   whether a text may have comments and trailing commas, as `withComments` says
    */
  final class Stream(
      in: InputStream,
      events: Events,
      maxToken: Int = JsonLimits.none.token,
      maxText: Long = JsonLimits.none.document,
      hasComments: Boolean = false
  ) {
    private[this] val reader = new JsonReader(JsonInput(in), events, new JsonLimits(maxToken, maxText, hasComments))

    /** Whether another text follows; skips the white space before it. */
    def hasNext: Boolean = reader.hasNext

    /** Sends the events of the next text; call `hasNext` first. */
    def next(): Unit = reader.document()

    /** Sends the events of the one text of the stream, and throws a [[JsonSyntaxError]] which says
      * that `expected` was expected if something else than white space follows. A text that is a
      * string, number or word is sent when that is known.
      */
    def single(expected: String = JsonReader.TheEnd): Unit = reader.single(expected)

    /** The line in which the last event began; the first is 1. */
    def line: Long = reader.place.line

    /** The column in which the last event began, in code points; the first is 1. */
    def column: Long = reader.place.column

    /** Throws a [[JsonSyntaxError]] at the next token, which says that `expected` was expected. */
    def refuse(expected: String): Nothing = reader.refuse(expected)
  }
}
