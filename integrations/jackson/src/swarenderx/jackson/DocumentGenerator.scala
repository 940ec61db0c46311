package swarenderx.jackson

import java.io.{Closeable, FilterOutputStream, FilterWriter, Flushable, OutputStream, Writer}

import com.fasterxml.jackson.core.JsonGenerator.Feature
import com.fasterxml.jackson.core.ObjectCodec
import com.fasterxml.jackson.core.io.IOContext
import swarender.Renderer

/** Writes documents to `target`, one for each value at the root. */
private final class DocumentGenerator(
    features: Int,
    codec: ObjectCodec,
    context: IOContext,
    renderer: Renderer,
    target: Closeable & Flushable
) extends EventsGenerator(features, codec, context, renderer) {

  override protected def _verifyValueWrite(what: String): Unit = {
    if (_writeContext.inRoot && renderer.isComplete) renderer.nextDocument()
    super._verifyValueWrite(what)
  }

  override def flush(): Unit = {
    renderer.flush()
    if (isEnabled(Feature.FLUSH_PASSED_TO_STREAM)) target.flush()
  }

  override def getOutputTarget: AnyRef = target

  /** Ends what is open, as the feature says, writes what is held back, and closes `target` where
    * that is Jackson's or the feature says so.
    */
  override def close(): Unit = if (!isClosed) {
    try {
      if (isEnabled(Feature.AUTO_CLOSE_JSON_CONTENT))
        while (!_writeContext.inRoot) if (_writeContext.inArray) writeEndArray() else writeEndObject()
      flush()
    } finally {
      val isOwned = context.isResourceManaged
      super.close()
      if (isOwned || isEnabled(Feature.AUTO_CLOSE_TARGET)) target.close()
    }
  }
}

private object DocumentGenerator {

  /** Streams that a renderer does not flush: the generator does. */
  def unflushed(target: OutputStream): OutputStream = new FilterOutputStream(target) {
    override def write(bytes: Array[Byte], from: Int, count: Int): Unit = target.write(bytes, from, count)
    override def flush(): Unit = ()
  }
  def unflushed(target: Writer): Writer = new FilterWriter(target) {
    override def flush(): Unit = ()
  }
}
