package swarender
package event

import swarender.numbers.NumberRules

/** Events on their way to `receiver`: every scalar goes through `scalar`, every container through
  * `begin` and `end`, every mark through `onMark`. A filter overrides these, and the methods of the
  * events that it changes.
  */
private[swarender] trait FilteredEvents extends Events {

  protected def receiver: Events

  /** Where the next scalar goes, whose text has at least so many chars. */
  protected def scalar(least: Int): Events

  /** Comes after each scalar. */
  protected def afterScalar(): Unit = ()

  protected def begin(isObject: Boolean): Unit
  protected def end(isObject: Boolean): Unit

  def beginObject(): Unit = begin(isObject = true)
  def endObject(): Unit = end(isObject = true)
  def beginArray(): Unit = begin(isObject = false)
  def endArray(): Unit = end(isObject = false)
  def string(s: CharSequence): Unit = { scalar(0).string(s); afterScalar() }
  def int64(v: Long): Unit = { scalar(1).int64(v); afterScalar() }
  override def uint64(v: Long): Unit = { scalar(1).uint64(v); afterScalar() }
  def float64(v: Double): Unit = { scalar(1).float64(v); afterScalar() }
  override def float32(v: Float): Unit = { scalar(1).float32(v); afterScalar() }
  def number(text: CharSequence): Unit = { scalar(1).number(text); afterScalar() }
  override def dateTime(v: TomlDateTime): Unit =
    if (v eq null) nullValue() else { scalar(8).dateTime(v); afterScalar() }
  def bool(v: Boolean): Unit = { scalar(4).bool(v); afterScalar() }
  def nullValue(): Unit = { scalar(4).nullValue(); afterScalar() }
  private[swarender] override def onMark(kind: Int, text: String): Unit = receiver.mark(kind, text)
  override def omitsDefaults: Boolean = receiver.omitsDefaults
  override def commentedDefault(comment: String, member: Events => Unit): Unit =
    receiver.commentedDefault(comment, member)
  private[swarender] override def numberRules: NumberRules = receiver.numberRules
  private[swarender] override def expectNumber(bits: Long): Unit = receiver.expectNumber(bits)
}
