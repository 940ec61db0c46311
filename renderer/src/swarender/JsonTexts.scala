package swarender

import java.io.InputStream

import swarender.event.{JsonInput, JsonLimits, JsonReader}

/** The JSON texts that follow one another in a stream, such as NDJSON: sends the events of each to
  * `events`. A number or a word ends with white space. It reads no more than the next token needs
  * and holds one token; `in` is not closed. Text that is no JSON is a [[JsonSyntaxError]]; what
  * `events` or the stream throws passes through.
  *
  * {{{
  * val yaml = Yaml.renderer(out)
  * val texts = new JsonTexts(in, yaml)
  * while (texts.hasNext) {
  *   if (yaml.isComplete) yaml.nextDocument()
  *   texts.next()
  * }
  * yaml.flush()
  * }}}
  *
  * @param maxToken
  *   how many bytes a string or number may have
  * @param maxText
  *   how many bytes a text may have
  */
final class JsonTexts(
    in: InputStream,
    events: Events,
    maxToken: Int = JsonLimits.none.token,
    maxText: Long = JsonLimits.none.document
) {
  private[this] val reader = new JsonReader(JsonInput(in), events, new JsonLimits(maxToken, maxText))

  /** Goes to the next text and returns whether there is one. */
  def hasNext: Boolean = reader.hasNext

  /** Sends the events of the text to which `hasNext` went. */
  def next(): Unit = reader.document()

  /** The line in which the last event began; the first is 1. */
  def line: Long = reader.place.line

  /** The place of the last event in its line, in characters; the first is 1. */
  def column: Long = reader.place.column

  /** Raises a [[JsonSyntaxError]]: `expected` should come in place of what is next. */
  def refuse(expected: String): Nothing = reader.refuse(expected)
}
