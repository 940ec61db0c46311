package swarender
package output

import swarender.chars.Literal

/** UTF-16 code units into the page of `sink`: the part of [[CharOutput]] that knows of pages and of
  * failures, but not of text.
  */
private[swarender] abstract class PagedCharOutput(sink: CharSink) extends Output {
  protected[this] final var array: Array[Char] = CharSink.Empty
  protected[this] final var pos: Int = 0
  protected[this] final var limit: Int = 0

  /** How many chars were written before `array(0)`. */
  private[this] var before: Long = 0L
  private[this] var failed: Boolean = false

  continue()

  private def continue(): Unit = {
    array = sink.array
    pos = sink.pos
    limit = array.length
  }

  /** Leaves the page to the sink and goes on where it says. If that throws, every later write comes
    * here and is refused.
    */
  protected[this] final def more(): Unit = {
    if (failed) RenderError.broken(position)
    val page = array
    val end = pos
    poison()
    sink.accept(page, end)
    if (sink.pos == sink.array.length) NoBytes.noRoom()
    failed = false
    continue()
    before -= this.pos
  }

  private[swarender] final def poison(): Unit = {
    if (!failed) before += pos
    failed = true
    array = CharSink.Empty
    pos = 0
    limit = 0
  }

  private[swarender] final def isPoisoned: Boolean = failed

  final def position: Long = before + pos

  final def flush(): Unit = {
    if (failed || pos > 0) more()
    sink.push()
  }

  final def reset(): Unit = {
    sink.restart()
    failed = false
    continue()
    before = -pos.toLong
  }

  private[swarender] final def ascii(c: Int): Unit = {
    if (pos == limit) more()
    array(pos) = c.toChar
    pos += 1
  }

  private[swarender] final def literal(l: Literal): Unit =
    if (l.chars.length == 1) ascii(l.chars(0).toInt) else chars(l.chars, 0, l.chars.length)

  /** Copies the chars `[i, until)` of `src`, over as many pages as it takes. */
  private[output] final def chars(src: Array[Char], i: Int, until: Int): Unit = {
    var at = i
    while (at < until) {
      if (pos == limit) more()
      val n = Math.min(until - at, limit - pos)
      System.arraycopy(src, at, array, pos, n)
      pos += n
      at += n
    }
  }

  private[swarender] final def ascii(s: CharSequence, from: Int, until: Int): Unit = s match {
    case s: String => copy(s, from, until)
    case _ => asciiChars(s, from, until)
  }

  /** Copies `s[from, until)`, over as many pages as it takes. */
  protected[this] final def copy(s: String, from: Int, until: Int): Unit = {
    var i = from
    while (i < until) {
      if (pos == limit) more()
      val n = Math.min(until - i, limit - pos)
      s.getChars(i, i + n, array, pos)
      pos += n
      i += n
    }
  }
}
