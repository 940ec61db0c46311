package swarender
package event

import swarender.chars.AsciiSlice
import upickle.core.{ArrVisitor, ObjVisitor, Visitor}

/** The one adapter from upickle's visitors to events. It returns `target` and allocates nothing per
  * container. Keys that are not strings become strings: a map with integer keys is an object.
  */
private[swarender] final class RendererVisitor[T](sink: Events, target: T) extends ujson.JsVisitor[T, T] {
  private[this] val elements = new ArrVisitor[T, T] {
    def subVisitor: Visitor[_, _] = RendererVisitor.this
    def visitValue(v: T, index: Int): Unit = ()
    def visitEnd(index: Int): T = done(sink.endArray())
  }
  private[this] val keys = new KeyVisitor(sink)
  private[this] val members = new ObjVisitor[T, T] {
    def visitKey(index: Int): Visitor[_, _] = keys
    def visitKeyValue(v: Any): Unit = ()
    def subVisitor: Visitor[_, _] = RendererVisitor.this
    def visitValue(v: T, index: Int): Unit = ()
    def visitEnd(index: Int): T = done(sink.endObject())
  }

  /** Comes after the event of a value. */
  private def done(sent: Unit): T = {
    val _ = sent
    sink.visited()
    target
  }

  def visitArray(length: Int, index: Int): ArrVisitor[T, T] = {
    sink.beginArray()
    elements
  }
  def visitJsonableObject(length: Int, index: Int): ObjVisitor[T, T] = {
    sink.beginObject()
    members
  }
  override def visitObject(length: Int, jsonableKeys: Boolean, index: Int): ObjVisitor[T, T] =
    visitJsonableObject(length, index)
  def visitNull(index: Int): T = done(sink.nullValue())
  def visitFalse(index: Int): T = done(sink.bool(false))
  def visitTrue(index: Int): T = done(sink.bool(true))

  /** A null reference is null, as in ujson. */
  def visitString(s: CharSequence, index: Int): T = done(
    s match {
      case null => sink.nullValue()
      case s: String => sink.string(s)
      case s: TomlDateTime => sink.dateTime(s)
      case _: AsciiSlice => sink.string(s)
      case _ => sink.string(s.toString)
    }
  )
  def visitFloat64StringParts(s: CharSequence, decIndex: Int, expIndex: Int, index: Int): T = done(
    s match {
      case null => sink.nullValue()
      case s: AsciiSlice => sink.number(s)
      case _ => sink.number(s.toString)
    }
  )
  override def visitFloat64String(s: String, index: Int): T = visitFloat64StringParts(s, -1, -1, index)
  override def visitFloat64(d: Double, index: Int): T = done(sink.float64(d))
  override def visitFloat32(d: Float, index: Int): T = done(sink.float32(d))
  override def visitInt32(i: Int, index: Int): T = done(sink.int64(i.toLong))
  override def visitInt64(i: Long, index: Int): T = done(sink.int64(i))
  override def visitUInt64(i: Long, index: Int): T = done(sink.uint64(i))
}

/** Keys: whatever scalar a key is, its text. */
private final class KeyVisitor(sink: Events) extends ujson.JsVisitor[Unit, Unit] {
  private def refuse(): Nothing = sink.fail(RenderError.ContainerKey, "an object or array cannot be a key")

  def visitArray(length: Int, index: Int): ArrVisitor[Unit, Unit] = refuse()
  def visitJsonableObject(length: Int, index: Int): ObjVisitor[Unit, Unit] = refuse()
  def visitNull(index: Int): Unit = sink.key("null")
  def visitFalse(index: Int): Unit = sink.key("false")
  def visitTrue(index: Int): Unit = sink.key("true")
  def visitString(s: CharSequence, index: Int): Unit =
    if (s eq null) sink.fail(RenderError.NullValue, "a key is null") else sink.key(s.toString)
  def visitFloat64StringParts(s: CharSequence, decIndex: Int, expIndex: Int, index: Int): Unit = visitString(s, index)
  override def visitFloat64String(s: String, index: Int): Unit = visitString(s, index)
  override def visitFloat64(d: Double, index: Int): Unit = sink.key(NumberKey.double(d))
  override def visitFloat32(d: Float, index: Int): Unit = sink.key(NumberKey.float(d))
  override def visitInt32(i: Int, index: Int): Unit = integer(i.toString)
  override def visitInt64(i: Long, index: Int): Unit = integer(i.toString)
  override def visitUInt64(i: Long, index: Int): Unit = integer(java.lang.Long.toUnsignedString(i))

  private def integer(text: String): Unit = {
    val rules = sink.numberRules
    sink.key(if (rules eq null) text else rules.integerKey(text))
  }
}
