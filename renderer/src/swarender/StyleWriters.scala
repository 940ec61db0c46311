package swarender

import swarender.chars.Literal
import swarender.derivation.{DirectEncoder, ObjectEncoder}
import swarender.event.DocumentWriter
import swarender.json.{DirectTree, JsonSettings, JsonTokens, PlatformTree}
import swarender.output.{ByteOutput, DirectOwner, Output}

/** Caches the writers of the last styles, which write to one output. */
private[swarender] final class StyleWriters(out: Output) {
  import StyleWriters.Most

  private[this] val writers = new Array[StyleWriter](Most)

  /** The one that gives way to another style. */
  private[this] var oldest = 0

  /** The one in use. */
  private[this] var style: Style = null
  private[this] var writer: StyleWriter = null

  /** Writes a document. The way to the encoder of a class is short: of small documents it is the
    * larger part.
    */
  def write[T](style: Style, value: T, encoder: Encoder[T]): Unit = {
    if (this.style ne style) use(style)
    val writer = this.writer
    val direct = writer.direct
    if ((direct ne null) && encoder.isInstanceOf[ObjectEncoder[_]]) {
      try {
        writer.begin()
        encoder.asInstanceOf[ObjectEncoder[T]].direct(Literal.Nothing, value, direct)
      } catch { case e: Throwable => throw located(e, value, encoder) }
      writer.end()
    } else writeOther(value, encoder)
  }

  /** It is not a part of `write`, since HotSpot inlines a call by the encoders that it has seen. */
  private def writeOther[T](value: T, encoder: Encoder[T]): Unit =
    if ((writer.direct ne null) && encoder.isInstanceOf[DirectEncoder[_]]) {
      try {
        writer.begin()
        encoder.asInstanceOf[DirectEncoder[T]].direct(Literal.Nothing, value, writer.direct)
      } catch { case e: Throwable => throw located(e, value, encoder) }
      writer.end()
    } else {
      writer.ofEvents.tookEvents = true
      DocumentSource.write(value, encoder, writer.ofEvents)
    }

  private def located[T](e: Throwable, value: T, encoder: Encoder[T]): Throwable =
    DocumentSource.located(e, value, encoder, writer.ofEvents, 0)

  private def use(style: Style): Unit = {
    var i = 0
    while (i < Most && ((writers(i) eq null) || (writers(i).style ne style))) i += 1
    if (i == Most) {
      i = 0
      while (i < Most && ((writers(i) eq null) || !style.equals(writers(i).style))) i += 1
      if (i == Most) {
        i = oldest
        oldest = (oldest + 1) % Most
        writers(i) = new StyleWriter(out, style)
      } else writers(i).style = style
    }
    writer = writers(i)
    this.style = style
  }

  /** Drops what the last document left, and with it a writer that holds much memory. */
  def forget(): Unit = if ((writer ne null) && !writer.forgets) drop()

  private def drop(): Unit = {
    var i = 0
    while (writers(i) ne writer) i += 1
    writers(i) = null
    writer = null
    style = null
  }
}

private object StyleWriters {
  final val Most = 8
}

/** Writes documents of a style to `out`: an encoder to `direct`, where the style has no need of
  * events, or the events of an encoder by a writer that is made, and loaded, when the first ones
  * come.
  *
  * @param style
  *   or one that is equal, and was used after it
  */
private final class StyleWriter(out: Output, var style: Style) extends DirectOwner {

  /** The output, where encoders write whole documents to it without events; else null. */
  val direct: ByteOutput = out match {
    case bytes: ByteOutput if style.isDirect => bytes
    case _ => null
  }
  private[this] val before = if (direct eq null) null else Literal.orNull(style.documentStart)
  private[this] val after = if (direct eq null) null else Literal.orNull(style.documentEnd)
  private[this] val maxDepth = style.common.maxDepth
  private[this] var made: DocumentWriter = null
  private[this] var madeTrees: DirectTree = null

  def ofEvents: DocumentWriter = {
    if (made eq null) made = style.lineWriter(out)
    made
  }

  private def trees: DirectTree = {
    if (madeTrees eq null)
      madeTrees =
        new DirectTree(direct, new JsonTokens(direct, style.settings.asInstanceOf[JsonSettings]), this, maxDepth)
    madeTrees
  }

  /** Begins a document that an encoder writes to `direct`. */
  def begin(): Unit = {
    if (before ne null) direct.literal(before)
    direct.beginDirect(this, 0, maxDepth)
  }

  def end(): Unit = if (after ne null) direct.literal(after)

  private[swarender] def eventsWithin(): Events = ofEvents.eventsWithin()
  private[swarender] def treeWithin(value: ujson.Value): Unit =
    if (PlatformTree.IsDirect) trees.write(value, direct.level) else ofEvents.treeWithin(value)

  private[swarender] def tooDeep(): Nothing = ofEvents.tooDeep()
  private[swarender] def notFinite(v: Double): Unit = eventsWithin().float64(v)

  /** Drops what the last document left. Returns whether no more memory is held than is worth it. */
  def forgets: Boolean = (made eq null) || !made.tookEvents || {
    made.tookEvents = false
    DocumentSource.forget(made)
  }
}
