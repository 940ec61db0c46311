package swarender
package output

import swarender.chars.{Literal, SwarProbe}

/** Writes to `target`, with a carriage return before each line feed that has none. */
private[swarender] final class CrLfOutput private (target: Output) extends Output {

  private[swarender] def ascii(c: Int): Unit = {
    if (c == '\n') target.ascii('\r')
    target.ascii(c)
  }

  private[swarender] def ascii(s: CharSequence, from: Int, until: Int): Unit = {
    var start = from
    var end = lineEnd(s, start, until)
    while (end < until) {
      target.ascii(s, start, end)
      ascii('\n')
      start = end + 1
      end = lineEnd(s, start, until)
    }
    target.ascii(s, start, until)
  }

  private[swarender] def literal(l: Literal): Unit =
    if (l.text.indexOf('\n') < 0) target.literal(l) else escaped(l.text, 0, l.text.length, Escapes.none)

  private[swarender] override def lineBreak(column: Int): Unit = {
    target.ascii('\r')
    target.lineBreak(column)
  }

  private[swarender] def escaped(s: CharSequence, from: Int, until: Int, escapes: Escapes): Unit =
    if (!escapes.clean('\n')) target.escaped(s, from, until, escapes)
    else {
      var start = from
      var end = lineEnd(s, start, until)
      while (end < until) {
        target.escaped(s, start, end, escapes)
        ascii('\n')
        start = end + 1
        end = lineEnd(s, start, until)
      }
      target.escaped(s, start, until, escapes)
    }

  private[swarender] def quoted(s: CharSequence, quote: Int, escapes: Escapes): Unit =
    if (!escapes.clean('\n')) target.quoted(s, quote, escapes)
    else {
      target.ascii(quote)
      escaped(s, 0, s.length, escapes)
      target.ascii(quote)
    }

  /** The next line feed in `[from, until)` without a carriage return before it, else `until`. */
  private def lineEnd(s: CharSequence, from: Int, until: Int): Int = {
    var i = from
    while (i < until && !(s.charAt(i) == '\n' && (i == 0 || s.charAt(i - 1) != '\r'))) i += 1
    i
  }

  private[swarender] override def writeClean(s: CharSequence, quote: Int, probe: SwarProbe): Boolean =
    target.writeClean(s, quote, probe)
  private[swarender] override def canWriteClean(s: CharSequence): Boolean = target.canWriteClean(s)
  private[swarender] override def takesUtf8: Boolean = target.takesUtf8
  private[swarender] override def utf8(src: Array[Byte], from: Int, until: Int): Unit = target.utf8(src, from, until)
  private[swarender] def long(v: Long): Unit = target.long(v)
  private[swarender] def double(v: Double, layout: NumberLayout): Unit = target.double(v, layout)
  private[swarender] def float(v: Float, layout: NumberLayout): Unit = target.float(v, layout)

  private[swarender] def discarding(): Output = new CrLfOutput(target.discarding())
  private[swarender] override def lineEndLength: Int = 2

  private[swarender] def held(): HeldOutput = {
    val held = target.held()
    new HeldOutput {
      val out: Output = new CrLfOutput(held.out)
      def write(from: Long, until: Long): Unit = held.write(from, until)
      def text(from: Int, until: Int): String = held.text(from, until)
      def clear(): Unit = held.clear()
    }
  }

  def position: Long = target.position
  private[swarender] override def offset: Long = target.offset
  def flush(): Unit = target.flush()
  def reset(): Unit = target.reset()
  private[swarender] def poison(): Unit = target.poison()
  private[swarender] def isPoisoned: Boolean = target.isPoisoned
}

private[swarender] object CrLfOutput {

  /** Makes it apart from what every call loads. */
  def to(target: Output): Output = new CrLfOutput(target)
}
