package benchmarks

import com.alibaba.fastjson2.JSONWriter
import com.fasterxml.jackson.core.{JsonEncoding, JsonFactory, JsonGenerator}
import com.fasterxml.jackson.core.util.ByteArrayBuilder
import com.github.plokhotnyuk.jsoniter_scala.core.{JsonReader, JsonValueCodec, JsonWriter}
import io.bullet.borer.{Encoder, Writer}

/** Whether a double prints as an integer, and can be handed over as one. */
private object Integral {
  def apply(v: Double): Boolean = v.toLong.toDouble == v
}

/** A `ujson.Value` as calls of jackson's generator. */
object JacksonTree {

  /** In UTF-8, in the format of `factory`, through a buffer that Jackson keeps for the next call.
    */
  def toBytes(value: ujson.Value, factory: JsonFactory): Array[Byte] = {
    val bytes = new ByteArrayBuilder(factory._getBufferRecycler())
    val generator = factory.createGenerator(bytes, JsonEncoding.UTF8)
    write(value, generator)
    generator.close()
    bytes.getClearAndRelease
  }

  def write(value: ujson.Value, to: JsonGenerator): Unit = value match {
    case s: ujson.Str => to.writeString(s.value)
    case n: ujson.Num => if (Integral(n.value)) to.writeNumber(n.value.toLong) else to.writeNumber(n.value)
    case o: ujson.Obj =>
      to.writeStartObject()
      val members = o.value.iterator
      while (members.hasNext) {
        val member = members.next()
        to.writeFieldName(member._1)
        write(member._2, to)
      }
      to.writeEndObject()
    case a: ujson.Arr =>
      to.writeStartArray()
      val elements = a.value
      var i = 0
      while (i < elements.length) {
        write(elements(i), to)
        i += 1
      }
      to.writeEndArray()
    case b: ujson.Bool => to.writeBoolean(b.value)
    case _ => to.writeNull()
  }
}

/** A `ujson.Value` as calls of jsoniter-scala's writer. */
object JsoniterCodec extends JsonValueCodec[ujson.Value] {
  def nullValue: ujson.Value = ujson.Null
  def decodeValue(in: JsonReader, default: ujson.Value): ujson.Value = throw new UnsupportedOperationException

  def encodeValue(value: ujson.Value, to: JsonWriter): Unit = value match {
    case s: ujson.Str => to.writeVal(s.value)
    case n: ujson.Num => if (Integral(n.value)) to.writeVal(n.value.toLong) else to.writeVal(n.value)
    case o: ujson.Obj =>
      to.writeObjectStart()
      val members = o.value.iterator
      while (members.hasNext) {
        val member = members.next()
        to.writeKey(member._1)
        encodeValue(member._2, to)
      }
      to.writeObjectEnd()
    case a: ujson.Arr =>
      to.writeArrayStart()
      val elements = a.value
      var i = 0
      while (i < elements.length) {
        encodeValue(elements(i), to)
        i += 1
      }
      to.writeArrayEnd()
    case b: ujson.Bool => to.writeVal(b.value)
    case _ => to.writeNull()
  }
}

/** A `ujson.Value` as calls of borer's writer. */
object BorerEncoder extends Encoder[ujson.Value] {
  def write(to: Writer, value: ujson.Value): Writer = value match {
    case s: ujson.Str => to.writeString(s.value)
    case n: ujson.Num => if (Integral(n.value)) to.writeLong(n.value.toLong) else to.writeDouble(n.value)
    case o: ujson.Obj =>
      to.writeMapStart()
      val members = o.value.iterator
      while (members.hasNext) {
        val member = members.next()
        to.writeString(member._1)
        write(to, member._2)
      }
      to.writeBreak()
    case a: ujson.Arr =>
      to.writeArrayStart()
      val elements = a.value
      var i = 0
      while (i < elements.length) {
        write(to, elements(i))
        i += 1
      }
      to.writeBreak()
    case b: ujson.Bool => to.writeBoolean(b.value)
    case _ => to.writeNull()
  }
}

/** A `ujson.Value` as calls of fastjson2's writer. */
object Fastjson2Tree {
  def write(value: ujson.Value, to: JSONWriter): Unit = value match {
    case s: ujson.Str => to.writeString(s.value)
    case n: ujson.Num => if (Integral(n.value)) to.writeInt64(n.value.toLong) else to.writeDouble(n.value)
    case o: ujson.Obj =>
      to.startObject()
      val members = o.value.iterator
      while (members.hasNext) {
        val member = members.next()
        to.writeName(member._1)
        to.writeColon()
        write(member._2, to)
      }
      to.endObject()
    case a: ujson.Arr =>
      to.startArray()
      val elements = a.value
      var i = 0
      while (i < elements.length) {
        if (i > 0) to.writeComma()
        write(elements(i), to)
        i += 1
      }
      to.endArray()
    case b: ujson.Bool => to.writeBool(b.value)
    case _ => to.writeNull()
  }
}

/** A `ujson.Value` as circe's tree. */
object CirceTree {
  import io.circe.Json

  def apply(value: ujson.Value): Json = value match {
    case s: ujson.Str => Json.fromString(s.value)
    case n: ujson.Num =>
      if (Integral(n.value)) Json.fromLong(n.value.toLong) else Json.fromDoubleOrNull(n.value)
    case o: ujson.Obj => Json.fromFields(o.value.map { case (key, member) => key -> apply(member) })
    case a: ujson.Arr => Json.fromValues(a.value.map(apply(_)))
    case b: ujson.Bool => Json.fromBoolean(b.value)
    case _ => Json.Null
  }
}
