package swarender
package read

import swarender.event.{OpenContainers, TakesTokens}
import swarender.chars.AsciiSlice

/** Sends the tokens of a JSON text as events: ASCII strings and numbers as parts of its bytes. */
private[swarender] final class EventRun(sink: Events, keys: KeyTable) extends TokenRun {
  private[this] var strings: JsonStrings = null
  private[this] val slice = new AsciiSlice

  /** The sink, if it is one; else null. */
  private[this] val taker: TakesTokens = sink match {
    case taker: TakesTokens => taker
    case _ => null
  }

  private[swarender] def go(text: JsonWindow, open: OpenContainers, strings: JsonStrings, state: Int): Int = {
    this.text = text
    this.open = open
    this.strings = strings
    tokens(state)
  }

  protected[this] def mostDepth: Int = OpenContainers.MaxDepth

  /** What a string of ASCII that does not mean itself means; null for one of other chars. */
  private[this] var meant: CharSequence = null

  protected[this] def stringEnd(from: Int, clean: Int, last: Int): Int = {
    val quote = if (text.bytes(clean) < 0) -1 else strings.unescape(from, clean, last)
    meant = if (quote < 0) null else strings.unescaped
    if (quote < 0) JsonBytes.string(text.bytes, clean, last) else quote + 1
  }

  private def decoded(from: Int, until: Int): CharSequence = if (meant eq null) strings.decoded(from, until) else meant

  protected[this] def key(from: Int, clean: Int, until: Int): Unit = {
    text.begin(from - 1)
    val s = if (clean == until) slice.set(text.bytes, from, until) else decoded(from, until)
    s match {
      case s: AsciiSlice =>
        if ((taker ne null) && keys.holds(s)) taker.knownKey(keys.known(s)) else sink.key(keys(s))
      case s => sink.key(s)
    }
  }

  protected[this] def string(from: Int, clean: Int, until: Int): Unit = {
    text.begin(from - 1)
    if (clean == until) sink.string(slice.set(text.bytes, from, until))
    else if ((meant ne null) || (taker eq null) || !taker.utf8String(text.bytes, from, until))
      sink.string(decoded(from, until))
  }

  protected[this] def number(from: Int, until: Int): Unit = {
    text.begin(from)
    sink.number(slice.set(text.bytes, from, until))
  }

  protected[this] def word(from: Int, first: Int): Unit = {
    text.begin(from)
    if (first == 'n') sink.nullValue() else sink.bool(first == 't')
  }

  protected[this] def begun(from: Int, isObject: Boolean): Unit = {
    text.begin(from)
    if (isObject) sink.beginObject() else sink.beginArray()
  }

  protected[this] def ended(from: Int, isObject: Boolean): Unit = {
    text.begin(from)
    if (isObject) sink.endObject() else sink.endArray()
  }

  protected[this] def space(from: Int, until: Int): Unit = ()
}
