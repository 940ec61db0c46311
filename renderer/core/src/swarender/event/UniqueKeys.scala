package swarender
package event

import swarender.Events.FieldNames
import swarender.Policy.Surrogates
import swarender.output.Output
import swarender.chars.QuotedText
import swarender.numbers.NumberRules

/** A filter of events: hands each to `target`; what extends it adds to some of them. The scalars
  * are those of [[FilteredEvents]] again: HotSpot keeps one profile of a method, and with that of
  * all filters, encoders' ones included, nulls and sorted keys take 4 % longer.
  */
private[swarender] abstract class EventFilter(target: DocumentWriter) extends DocumentWriter(target.out) {

  /** Where the next scalar goes, whose text has at least so many chars. */
  protected def scalar(least: Int): Events = {
    val _ = least
    target
  }

  /** Comes after each scalar. */
  protected def afterScalar(): Unit = ()

  /** Where the next comment or tag goes. */
  protected def marks: Events = target
  def string(s: CharSequence): Unit = { scalar(0).string(s); afterScalar() }
  def int64(v: Long): Unit = { scalar(1).int64(v); afterScalar() }
  override def uint64(v: Long): Unit = { scalar(1).uint64(v); afterScalar() }
  def float64(v: Double): Unit = { scalar(1).float64(v); afterScalar() }
  override def float32(v: Float): Unit = { scalar(1).float32(v); afterScalar() }
  def number(text: CharSequence): Unit = { scalar(1).number(text); afterScalar() }
  override def dateTime(v: TomlDateTime): Unit = { scalar(8).dateTime(v); afterScalar() }
  def bool(v: Boolean): Unit = { scalar(4).bool(v); afterScalar() }
  def nullValue(): Unit = { scalar(4).nullValue(); afterScalar() }
  override def comment(text: String): Unit = marks.comment(text)
  override def commentLines(text: String): Unit = marks.commentLines(text)
  override def tag(text: String): Unit = marks.tag(text)

  /** Gives `target` its place too, since it raises the errors. */
  override def beginDocument(): Unit = {
    target.place = place
    target.beginDocument()
  }
  def endDocument(): Unit = target.endDocument()
  override def nextDocument(): Unit = target.nextDocument()
  override def endStream(): Unit = target.endStream()
  def beginObject(): Unit = target.beginObject()
  def key(s: CharSequence): Unit = target.key(s)
  def endObject(): Unit = target.endObject()
  def beginArray(): Unit = target.beginArray()
  def endArray(): Unit = target.endArray()
  override def omitsDefaults: Boolean = target.omitsDefaults
  private[swarender] override def numberRules: NumberRules = target.numberRules
  private[swarender] override def expectNumber(bits: Long): Unit = target.expectNumber(bits)
  def maxDepth: Int = target.maxDepth
  private[swarender] def openLevels: Int = target.openLevels
  override def hasComments: Boolean = target.hasComments
  override def commentsDefaults: Boolean = target.commentsDefaults
  override def commentedDefault(comment: String, member: Events => Unit): Unit =
    target.commentedDefault(comment, member)
  def forget(): Unit = target.forget()
  private[swarender] def isSmall: Boolean = target.isSmall
}

/** Refuses a key that comes twice in one object. The fields of a class are known to be distinct. */
private[swarender] final class UniqueKeys(target: DocumentWriter, surrogates: Surrogates) extends EventFilter(target) {
  private[this] val keys = new OpenKeys(surrogates)
  private[this] var depth = 0

  override def beginDocument(): Unit = {
    depth = 0
    super.beginDocument()
  }

  override def beginObject(): Unit = {
    target.beginObject()
    depth += 1
  }

  override def key(s: CharSequence): Unit = {
    val key = s.toString
    target.key(FixedText.kept(s))
    if (!keys.add(depth, key)) UniqueKeys.repeated(this, key)
  }

  /** Keys that differ in lone surrogates only are equal where these are replaced. */
  override def distinctKey(s: CharSequence): Unit =
    if (surrogates eq Surrogates.Replace) key(s) else target.distinctKey(s)

  override def field(fields: FieldNames, i: Int): Unit = target.field(fields, i)

  override def endObject(): Unit = {
    target.endObject()
    keys.end(depth)
    depth -= 1
  }

  /** The keys of a `ujson.Obj` are those of a map: two of them can only become the same if one has
    * a lone surrogate.
    */
  override def tree(value: ujson.Value): Unit =
    if (canClash(value)) super.tree(value)
    else {
      target.place = place
      target.tree(value)
    }
  override def subtree(value: ujson.Value): Unit =
    if (canClash(value)) super.subtree(value) else target.subtree(value)

  private def canClash(value: ujson.Value): Boolean = (surrogates eq Surrogates.Replace) && LoneKeys.areIn(value)

  override def forget(): Unit = {
    keys.forget()
    target.forget()
  }
  private[swarender] override def isSmall: Boolean = target.isSmall && keys.isSmall

  def on(other: Output): DocumentWriter = new UniqueKeys(target.on(other), surrogates)
}

private[swarender] object UniqueKeys {
  def before(target: DocumentWriter, surrogates: Surrogates): DocumentWriter = new UniqueKeys(target, surrogates)

  def repeated(events: Events, key: String): Nothing =
    events.fail(RenderError.DuplicateKey, s"duplicate key ${QuotedText.shortened(key)}")
}
