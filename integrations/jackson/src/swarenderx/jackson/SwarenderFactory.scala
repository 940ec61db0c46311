package swarenderx.jackson

import java.io.{OutputStream, Writer}

import com.fasterxml.jackson.core.io.IOContext
import com.fasterxml.jackson.core.{JsonFactory, JsonGenerator, ObjectCodec}
import swarender.{Format, Style}

/** Makes generators that write documents of `format`. What it reads is JSON, as `JsonFactory` does.
  *
  * {{{
  * mapper.writer().with(new SwarenderFactory(Yaml)).writeValueAsString(order)
  * }}}
  */
final class SwarenderFactory private (format: Format[? <: Style], source: JsonFactory, codec: ObjectCodec)
    extends JsonFactory(source, codec) {
  JacksonVersion.check()

  def this(format: Format[? <: Style]) = this(format, new JsonFactory, null)

  override def copy(): JsonFactory = new SwarenderFactory(format, this, null)

  override protected def _createGenerator(out: Writer, context: IOContext): JsonGenerator = {
    val renderer = format.renderer(DocumentGenerator.unflushed(out))
    new DocumentGenerator(_generatorFeatures, _objectCodec, context, renderer, out)
  }

  override protected def _createUTF8Generator(out: OutputStream, context: IOContext): JsonGenerator = {
    val renderer = format.renderer(DocumentGenerator.unflushed(out))
    new DocumentGenerator(_generatorFeatures, _objectCodec, context, renderer, out)
  }
}
