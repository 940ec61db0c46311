package swarender

import swarender.out.Out

/** Hands events on to `target` with the members of every object in the order of `order`; equal keys keep the order given. The
  * outermost object is held in memory until its end: its keys and strings by reference, its structure as a tape.
  */
private[swarender] final class KeySorter(target: Renderer, out: Out, order: KeyOrder) extends NestedRenderer(out) {
  import NestedRenderer._

  private[this] val tape = new Tape
  private[this] val comparator: java.util.Comparator[CharSequence] = KeySorter.comparator(order)

  /** How many open containers are on the tape, the outermost one being an object. */
  private[this] var taped = 0

  private def sink: Renderer = if (taped > 0) tape else target

  /** Most events go to the tape and not to `out`, which would refuse them after an error. */
  private def refuseAfterError(): Unit = if (out.isPoisoned) throw RenderError.broken(offset)

  private def before(): Unit = {
    refuseAfterError()
    if (state != Root && state != FirstElement && state != NextElement && state != MemberValue) misuse("a value")
  }

  def beginObject(size: Int): Unit = {
    before()
    push(isObject = true)
    taped += 1
    tape.beginObject(size)
  }

  def endObject(): Unit = {
    refuseAfterError()
    val _ = pop(isObject = true)
    tape.endObject()
    taped -= 1
    if (taped == 0) {
      tape.replay(target, comparator)
      tape.reset()
    }
    valueDone()
  }

  def beginArray(size: Int): Unit = {
    before()
    push(isObject = false)
    sink.beginArray(size)
    if (taped > 0) taped += 1
  }

  def endArray(): Unit = {
    refuseAfterError()
    val _ = pop(isObject = false)
    sink.endArray()
    if (taped > 0) taped -= 1
    valueDone()
  }

  def key(s: CharSequence): Unit = {
    refuseAfterError()
    if (state != FirstKey && state != NextKey) misuse("a key")
    keyDone(s)
    tape.key(s)
  }

  private def scalarDone(): Unit = valueDone()

  def string(s: CharSequence): Unit = { before(); sink.string(s); scalarDone() }
  def asciiSafe(s: String): Unit = { before(); sink.asciiSafe(s); scalarDone() }
  def int64(v: Long): Unit = { before(); sink.int64(v); scalarDone() }
  def uint64(v: Long): Unit = { before(); sink.uint64(v); scalarDone() }
  def float64(v: Double): Unit = { before(); sink.float64(v); scalarDone() }
  def float32(v: Float): Unit = { before(); sink.float32(v); scalarDone() }
  def number(text: CharSequence): Unit = { before(); sink.number(text); scalarDone() }
  override def dateTime(v: TomlDateTime): Unit = { before(); sink.dateTime(v); scalarDone() }
  def bool(v: Boolean): Unit = { before(); sink.bool(v); scalarDone() }
  def nul(): Unit = { before(); sink.nul(); scalarDone() }

  private[swarender] override def forget(): Boolean = {
    val _ = target.forget()
    false
  }

  override def nextDocument(): Unit = {
    super.nextDocument()
    target.nextDocument()
  }

  override def reset(): Unit = {
    taped = 0
    tape.reset()
    target.reset()
    super.reset()
  }
}

private[swarender] object KeySorter {

  /** The comparison of `order`, which is not `AsGiven`. */
  def comparator(order: KeyOrder): java.util.Comparator[CharSequence] = {
    val byCodePoint = order eq KeyOrder.CodePoint
    new java.util.Comparator[CharSequence] {
      def compare(a: CharSequence, b: CharSequence): Int = {
        val n = Math.min(a.length, b.length)
        var i = 0
        while (i < n && a.charAt(i) == b.charAt(i)) i += 1
        if (i == n) a.length - b.length
        else if (byCodePoint) rank(a.charAt(i)) - rank(b.charAt(i))
        else a.charAt(i) - b.charAt(i)
      }
    }
  }

  /** Code units in the order of the code points they begin: the surrogates behind all others. */
  private def rank(c: Char): Int = if (c < 0xd800) c.toInt else if (c < 0xe000) c + 0x2000 else c - 0x800
}
