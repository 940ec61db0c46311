package swarender
package json

import swarender.event.ValueWalker
import swarender.output.Output

/** The tokens of a tree that is written as JSON without events: where a value is tells what comes
  * before it, so that there is no state. A level is how many containers are open.
  */
private[swarender] abstract class TreeTokens(out: Output, tokens: JsonTokens, writer: JsonWriter) {
  private[this] val numbers = tokens.numbers
  private[this] val isCompact = tokens.isCompact

  /** How many levels are written here; events go further. */
  final val levels: Int = Math.min(ValueWalker.Levels, writer.maxDepth)

  /** What takes the events of one value at `level`, before which all is written. */
  final def eventsAt(level: Int): JsonWriter = {
    writer.continueAt(level)
    writer
  }

  final def string(s: CharSequence): Unit = {
    writer.checkSurrogates(s)
    tokens.string(s)
  }

  final def int64(v: Long, level: Int): Unit = if (writer.limits) eventsAt(level).int64(v) else out.long(v)

  final def float64(v: Double): Unit =
    if (Math.abs(v) <= Double.MaxValue) out.double(v, numbers) else writer.notFinite(v)

  final def bool(v: Boolean): Unit = tokens.bool(v)
  final def nullValue(): Unit = tokens.nullValue()

  def key(s: String): Unit = {
    writer.checkSurrogates(s)
    tokens.key(s)
  }

  @inline final def begin(bracket: Int): Unit = out.ascii(bracket)

  /** Comes before an element or a member at `level`. */
  @inline final def before(isFirst: Boolean, level: Int): Unit =
    if (isCompact) { if (!isFirst) out.ascii(',') }
    else if (isFirst) tokens.newline(level)
    else tokens.separator(level)

  /** The end of a container at `level`. */
  @inline final def end(bracket: Int, isEmpty: Boolean, level: Int): Unit =
    if (isCompact) out.ascii(bracket) else tokens.end(bracket, isEmpty, level)
}
