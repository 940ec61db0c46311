package swarender
package out

import swarender.text.{Decimal, Digits, Escapes, NumberLayout}

/** UTF-16 code units into the page of `sink`. */
final class CharOut(sink: CharSink) extends Out {
  import CharOut._

  private[this] var array: Array[Char] = CharSink.Empty
  private[this] var pos: Int = 0
  private[this] var limit: Int = 0

  /** How many chars were written before `array(0)`. */
  private[this] var before: Long = 0L
  private[this] var failed: Boolean = false

  /** A chunk of a string as it is. */
  private[this] val units = new Array[Char](Chunk)

  /** A token that does not fit in the page as a whole. */
  private[this] val spill = new Array[Char](Room)

  /** A number before it is widened to chars. */
  private[this] val number = new Array[Byte](Digits.MaxLength)
  private[this] val decimal = new Decimal

  continue()

  private def continue(): Unit = {
    array = sink.array
    pos = sink.pos
    limit = array.length
  }

  /** Leaves the page to the sink and goes on where it says. If that throws, every later write comes here and is refused. */
  private def more(): Unit = {
    if (failed) throw RenderError.broken(position)
    val page = array
    val end = pos
    poison()
    sink.take(page, end)
    failed = false
    continue()
    before -= this.pos
  }

  def poison(): Unit = {
    if (!failed) before += pos
    failed = true
    array = CharSink.Empty
    pos = 0
    limit = 0
  }

  def isPoisoned: Boolean = failed

  def position: Long = before + pos

  def flush(): Unit = {
    if (failed || pos > 0) more()
    sink.flush()
  }

  def reset(): Unit = {
    failed = false
    before = 0L
    sink.reset()
    continue()
  }

  def ascii(c: Int): Unit = {
    if (pos == limit) more()
    array(pos) = c.toChar
    pos += 1
  }

  def literal(l: Literal): Unit = chars(l.chars, 0, l.chars.length)

  /** Copies the chars `[i, until)` of `src`, over as many pages as it takes. */
  private def chars(src: Array[Char], i: Int, until: Int): Unit = {
    var at = i
    while (at < until) {
      if (pos == limit) more()
      val n = Math.min(until - at, limit - pos)
      System.arraycopy(src, at, array, pos, n)
      pos += n
      at += n
    }
  }

  def ascii(s: CharSequence): Unit = s match {
    case s: String =>
      var i = 0
      while (i < s.length) {
        if (pos == limit) more()
        val n = Math.min(s.length - i, limit - pos)
        s.getChars(i, i + n, array, pos)
        pos += n
        i += n
      }
    case _ =>
      var i = 0
      while (i < s.length) {
        ascii(s.charAt(i).toInt)
        i += 1
      }
  }

  def long(v: Long): Unit = digits(Digits.long(v, number, 0))

  def double(v: Double, layout: NumberLayout): Unit = digits(Digits.double(v, layout, decimal, number, 0))

  def float(v: Float, layout: NumberLayout): Unit = digits(Digits.float(v, layout, decimal, number, 0))

  /** Widens the first `n` bytes of `number`. */
  private def digits(n: Int): Unit = {
    var i = 0
    while (i < n) {
      if (pos == limit) more()
      val a = array
      var p = pos
      val end = Math.min(n, i + limit - p)
      while (i < end) {
        a(p) = number(i).toChar
        p += 1
        i += 1
      }
      pos = p
    }
  }

  def quoted(s: CharSequence, quote: Int, escapes: Escapes): Unit = {
    ascii(quote)
    escaped(s, 0, s.length, escapes)
    ascii(quote)
  }

  def escaped(s: CharSequence, from: Int, until: Int, escapes: Escapes): Unit = {
    var i = from
    while (i < until) {
      val n = Units.copy(s, i, until, units)
      escape(n, escapes)
      i += n
    }
  }

  /** Escapes the first `n` of `units`: maximal clean runs in one copy, the units between them one by one. */
  private def escape(n: Int, escapes: Escapes): Unit = {
    var i = 0
    while (i < n) {
      val run = cleanRun(i, n, escapes)
      if (run > i) {
        chars(units, i, run)
        i = run
      }
      if (i < n) {
        val width = Utf8.width(units, i, n)
        if (limit - pos >= Room) pos = Utf16.unit(units, i, width, escapes, array, pos)
        else chars(spill, 0, Utf16.unit(units, i, width, escapes, spill, 0))
        i += width
      }
    }
  }

  /** The end of the run of clean units that begins at `start`, in `[start, n]`. */
  private def cleanRun(start: Int, n: Int, escapes: Escapes): Int = {
    val clean = escapes.clean
    var i = start
    while (i < n) {
      val c = units(i).toInt
      if (if (c < 0x100) !clean(c) else escapes.isWide(c) || Character.isSurrogate(c.toChar)) return i
      i += 1
    }
    n
  }
}

private[out] object CharOut {

  /** How many code units of a string are looked at together. */
  final val Chunk = 2048

  /** No code unit and no pair needs more chars than this. */
  final val Room = 12
}
