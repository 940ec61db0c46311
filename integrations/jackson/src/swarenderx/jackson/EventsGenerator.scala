package swarenderx.jackson

import java.io.{InputStream, Reader}
import java.math.{BigDecimal as JavaBigDecimal, BigInteger}
import java.nio.charset.StandardCharsets.UTF_8

import com.fasterxml.jackson.core.JsonGenerator.Feature
import com.fasterxml.jackson.core.base.GeneratorBase
import com.fasterxml.jackson.core.io.IOContext
import com.fasterxml.jackson.core.{Base64Variant, JsonGenerator, ObjectCodec, SerializableString}
import swarender.{Encoder, Events, JsonText, TomlDateTime}

/** A generator that sends what serializers write to `events`. Raw values are read as JSON; other
  * raw text is refused, since it means nothing in other formats. A printer of Jackson's is not
  * used: the layout is that of the style.
  */
private class EventsGenerator(features: Int, codec: ObjectCodec, context: IOContext, events: Events)
    extends GeneratorBase(features, codec, context) {

  /** Comes before each value. */
  protected def _verifyValueWrite(what: String): Unit = {
    val _ = (what, _writeContext.writeValue())
  }
  private def next(): Events = {
    _verifyValueWrite("")
    events
  }
  private def send[T](value: T)(implicit encoder: Encoder[T]): Unit = Encoder.send(value, next())

  def writeStartArray(): Unit = startArray(null)
  override def writeStartArray(value: Any): Unit = startArray(value)
  override def writeStartArray(value: Any, size: Int): Unit = startArray(value)
  def writeStartObject(): Unit = startObject(null)
  override def writeStartObject(value: Any): Unit = startObject(value)
  override def writeStartObject(value: Any, size: Int): Unit = startObject(value)

  private def startArray(value: Any): Unit = {
    next().beginArray()
    _writeContext = _writeContext.createChildArrayContext(value)
  }

  private def startObject(value: Any): Unit = {
    next().beginObject()
    _writeContext = _writeContext.createChildObjectContext(value)
  }

  def writeEndArray(): Unit = {
    events.endArray()
    _writeContext = _writeContext.clearAndGetParent()
  }

  def writeEndObject(): Unit = {
    events.endObject()
    _writeContext = _writeContext.clearAndGetParent()
  }

  def writeFieldName(name: String): Unit = {
    val _ = _writeContext.writeFieldName(name)
    events.key(name)
  }

  def writeString(text: String): Unit = next().string(text)
  def writeString(text: Array[Char], from: Int, count: Int): Unit = writeString(new String(text, from, count))
  def writeUTF8String(text: Array[Byte], from: Int, count: Int): Unit =
    writeString(new String(text, from, count, UTF_8))

  /** @param length
    *   how many chars at most; negative for all
    */
  override def writeString(reader: Reader, length: Int): Unit = {
    val text = new java.lang.StringBuilder
    val limit = if (length < 0) Int.MaxValue else length
    val chunk = new Array[Char](4096)
    var count = 0
    while (text.length < limit && count >= 0) {
      count = reader.read(chunk, 0, Math.min(chunk.length, limit - text.length))
      if (count > 0) text.append(chunk, 0, count)
    }
    writeString(text.toString)
  }

  private def isString: Boolean = _cfgNumbersAsStrings
  def writeNumber(v: Int): Unit = writeNumber(v.toLong)
  def writeNumber(v: Long): Unit = if (isString) writeString(v.toString) else next().int64(v)
  def writeNumber(v: Double): Unit = if (isString) writeString(v.toString) else next().float64(v)
  def writeNumber(v: Float): Unit = if (isString) writeString(v.toString) else next().float32(v)
  def writeNumber(v: BigInteger): Unit = if (isString) writeString(v.toString) else send(v)
  def writeNumber(v: JavaBigDecimal): Unit =
    if (v == null) writeNull()
    else if (isString || Feature.WRITE_BIGDECIMAL_AS_PLAIN.enabledIn(_features)) writeNumber(_asString(v))
    else send(v)
  def writeNumber(text: String): Unit = if (isString) writeString(text) else next().number(text)
  def writeBoolean(v: Boolean): Unit = next().bool(v)
  def writeNull(): Unit = next().nullValue()

  def writeBinary(variant: Base64Variant, data: Array[Byte], from: Int, count: Int): Unit =
    writeString(variant.encode(java.util.Arrays.copyOfRange(data, from, from + count)))
  override def writeBinary(variant: Base64Variant, data: InputStream, length: Int): Int = {
    val all = if (length < 0) data.readAllBytes() else data.readNBytes(length)
    writeBinary(variant, all, 0, all.length)
    all.length
  }

  /** Dates and times of TOML, and byte arrays. */
  override def writeEmbeddedObject(value: Any): Unit = value match {
    case d: TomlDateTime => next().dateTime(d)
    case _ => super.writeEmbeddedObject(value)
  }

  override def writeRawValue(text: String): Unit = if (text == null) writeNull() else send(JsonText(text))
  override def writeRawValue(text: String, from: Int, count: Int): Unit =
    writeRawValue(text.substring(from, from + count))
  override def writeRawValue(text: Array[Char], from: Int, count: Int): Unit =
    writeRawValue(new String(text, from, count))
  override def writeRawValue(text: SerializableString): Unit = writeRawValue(text.getValue)

  def writeRaw(text: String): Unit = _reportUnsupportedOperation()
  def writeRaw(text: String, from: Int, count: Int): Unit = _reportUnsupportedOperation()
  def writeRaw(text: Array[Char], from: Int, count: Int): Unit = _reportUnsupportedOperation()
  def writeRaw(c: Char): Unit = _reportUnsupportedOperation()
  def writeRawUTF8String(text: Array[Byte], from: Int, count: Int): Unit = _reportUnsupportedOperation()

  override def useDefaultPrettyPrinter(): JsonGenerator = this
  def flush(): Unit = ()
  protected def _releaseBuffers(): Unit = ()
}
