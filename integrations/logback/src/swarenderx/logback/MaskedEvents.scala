package swarenderx.logback

import java.util.Arrays

import swarender.{Events, Json}

/** Hands on the events of a line, with a mask in place of what is to be hidden: the whole value of
  * a key, or a part of a string or number.
  */
private final class MaskedEvents(target: Events, masks: Masks) extends Events {

  /** The key of the open member of each container; null in an array. */
  private[this] var keys = new Array[String](8)
  private[this] var depth = 0

  /** Whether the next value is hidden. */
  private[this] var hides = false

  /** How many containers of a hidden value are open. */
  private[this] var hidden = 0

  /** Whether the next value is written as it is; if not, its mask is written. */
  private def isShown: Boolean =
    if (hidden > 0) false
    else {
      val shown = !hides
      if (hides) {
        hides = false
        target.string(masks.text)
      }
      shown
    }

  private def opens: Boolean = {
    val shown = hidden == 0 && isShown
    if (shown) {
      if (depth == keys.length) keys = Arrays.copyOf(keys, depth * 2)
      keys(depth) = null
      depth += 1
    } else hidden += 1
    shown
  }

  private def closes: Boolean = {
    val shown = hidden == 0
    if (shown) depth -= 1 else hidden -= 1
    shown
  }

  def beginObject(): Unit = if (opens) target.beginObject()
  def endObject(): Unit = if (closes) target.endObject()
  def beginArray(): Unit = if (opens) target.beginArray()
  def endArray(): Unit = if (closes) target.endArray()

  def key(s: CharSequence): Unit = if (hidden == 0) {
    keys(depth - 1) = s.toString
    hides = masks.hides(keys, depth)
    target.key(s)
  }

  def string(s: CharSequence): Unit = if (isShown) target.string(if (s eq null) null else masks.applied(s.toString))

  /** At most `max` chars of `s`, cut after it is masked: a part of a secret may not be known as
    * one.
    */
  def string(s: String, cut: String => String): Unit =
    if (isShown) MaskedEvents.sendCut(masks.applied(s), cut, target)

  def int64(v: Long): Unit = if (isShown && !masked(java.lang.Long.toString(v))) target.int64(v)
  def float64(v: Double): Unit = if (isShown && !(isFinite(v) && masked(Json.render(v)))) target.float64(v)
  override def float32(v: Float): Unit =
    if (isShown && !(isFinite(v.toDouble) && masked(Json.render(v)))) target.float32(v)
  def number(text: CharSequence): Unit = if (isShown && !masked(text.toString)) target.number(text)
  def bool(v: Boolean): Unit = if (isShown) target.bool(v)
  def nullValue(): Unit = if (isShown) target.nullValue()

  /** Whether `v` is a number in JSON; it is not called for where no value is hidden. */
  private def isFinite(v: Double): Boolean = masks.hasValues && Math.abs(v) <= Double.MaxValue

  /** Writes the number `text` as a string, if a part of it is to be hidden. */
  private def masked(text: String): Boolean = {
    val applied = masks.applied(text)
    val isMasked = applied ne text
    if (isMasked) target.string(applied)
    isMasked
  }
}

private object MaskedEvents {

  /** Sends `s`, cut after what is to be hidden in it is masked. */
  def sendCut(s: String, cut: String => String, events: Events): Unit = events match {
    case masked: MaskedEvents => masked.string(s, cut)
    case _ => events.string(cut(s))
  }
}
