package swarender

import upickle.core.{ArrVisitor, ObjVisitor, Visitor}

/** The one adapter from upickle's visitors to events. It returns `target`, allocates nothing per container, and flushes when a whole
  * document has been visited. Keys that are no strings become strings: a map with integer keys is an object.
  */
final class RendererVisitor[T](renderer: Renderer, target: T) extends ujson.JsVisitor[T, T] {
  private[this] val elements = new ArrVisitor[T, T] {
    def subVisitor: Visitor[_, _] = RendererVisitor.this
    def visitValue(v: T, index: Int): Unit = ()
    def visitEnd(index: Int): T = {
      renderer.endArray()
      done()
    }
  }
  private[this] val keys = new KeyVisitor(renderer)
  private[this] val members = new ObjVisitor[T, T] {
    def visitKey(index: Int): Visitor[_, _] = keys
    def visitKeyValue(v: Any): Unit = ()
    def subVisitor: Visitor[_, _] = RendererVisitor.this
    def visitValue(v: T, index: Int): Unit = ()
    def visitEnd(index: Int): T = {
      renderer.endObject()
      done()
    }
  }

  /** Sends a whole document: a tree at once, anything else visit by visit. */
  private[swarender] def send(value: ujson.Readable): Unit = value match {
    case value: ujson.Value =>
      renderer.tree(value)
      val _ = done()
    case _ => val _ = value.transform(this)
  }

  private def done(): T = {
    if (renderer.isComplete) renderer.flush()
    target
  }

  def visitArray(length: Int, index: Int): ArrVisitor[T, T] = {
    renderer.beginArray(length)
    elements
  }
  def visitJsonableObject(length: Int, index: Int): ObjVisitor[T, T] = {
    renderer.beginObject(length)
    members
  }
  override def visitObject(length: Int, jsonableKeys: Boolean, index: Int): ObjVisitor[T, T] =
    visitJsonableObject(length, index)
  def visitNull(index: Int): T = {
    renderer.nul()
    done()
  }
  def visitFalse(index: Int): T = {
    renderer.bool(false)
    done()
  }
  def visitTrue(index: Int): T = {
    renderer.bool(true)
    done()
  }

  /** A null reference is null, as in ujson. */
  def visitString(s: CharSequence, index: Int): T = {
    s match {
      case null => renderer.nul()
      case s: String => renderer.string(s)
      case s: TomlDateTime => renderer.dateTime(s)
      case _ => renderer.string(s)
    }
    done()
  }
  def visitFloat64StringParts(s: CharSequence, decIndex: Int, expIndex: Int, index: Int): T = {
    renderer.number(s)
    done()
  }
  override def visitFloat64String(s: String, index: Int): T = {
    renderer.number(s)
    done()
  }
  override def visitFloat64(d: Double, index: Int): T = {
    renderer.float64(d)
    done()
  }
  override def visitFloat32(d: Float, index: Int): T = {
    renderer.float32(d)
    done()
  }
  override def visitInt32(i: Int, index: Int): T = {
    renderer.int64(i.toLong)
    done()
  }
  override def visitInt64(i: Long, index: Int): T = {
    renderer.int64(i)
    done()
  }
  override def visitUInt64(i: Long, index: Int): T = {
    renderer.uint64(i)
    done()
  }
}

/** Keys: whatever scalar a key is, its text. */
private final class KeyVisitor(renderer: Renderer) extends ujson.JsVisitor[Unit, Unit] {
  private def refuse(): Nothing = renderer.fail(RenderError.NotExpressible, "a container cannot be a key")

  def visitArray(length: Int, index: Int): ArrVisitor[Unit, Unit] = refuse()
  def visitJsonableObject(length: Int, index: Int): ObjVisitor[Unit, Unit] = refuse()
  def visitNull(index: Int): Unit = renderer.key("null")
  def visitFalse(index: Int): Unit = renderer.key("false")
  def visitTrue(index: Int): Unit = renderer.key("true")
  def visitString(s: CharSequence, index: Int): Unit = renderer.key(s)
  def visitFloat64StringParts(s: CharSequence, decIndex: Int, expIndex: Int, index: Int): Unit = renderer.key(s)
  override def visitFloat64String(s: String, index: Int): Unit = renderer.key(s)
  override def visitFloat64(d: Double, index: Int): Unit =
    if (java.lang.Double.isNaN(d) || java.lang.Double.isInfinite(d)) renderer.key(d.toString)
    else renderer.key(out.Text(_.double(d, text.NumberLayout.ecma)))
  override def visitFloat32(d: Float, index: Int): Unit =
    if (java.lang.Float.isNaN(d) || java.lang.Float.isInfinite(d)) renderer.key(d.toString)
    else renderer.key(out.Text(_.float(d, text.NumberLayout.ecma)))
  override def visitInt32(i: Int, index: Int): Unit = renderer.key(i.toString)
  override def visitInt64(i: Long, index: Int): Unit = renderer.key(i.toString)
  override def visitUInt64(i: Long, index: Int): Unit = renderer.key(java.lang.Long.toUnsignedString(i))
}
