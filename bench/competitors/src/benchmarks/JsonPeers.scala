package benchmarks

import com.alibaba.fastjson2.JSONWriter
import com.fasterxml.jackson.core.JsonFactory
import com.github.plokhotnyuk.jsoniter_scala.core.{WriterConfig, writeToArray}

/** Other libraries, each in the fastest way it offers from a tree to compact JSON in an array of
  * exactly the right size. Doubles that are integers print as integers, as they do in all of JSON's
  * own implementations.
  */
object JsonPeers {
  private val jacksonFactory = new JsonFactory()

  def ujson(value: _root_.ujson.Value): Array[Byte] = _root_.ujson.writeToByteArray(value)

  def jsoniter(value: _root_.ujson.Value): Array[Byte] = writeToArray(value, WriterConfig)(JsoniterCodec)

  def jackson(value: _root_.ujson.Value): Array[Byte] = JacksonTree.toBytes(value, jacksonFactory)

  def borer(value: _root_.ujson.Value): Array[Byte] =
    io.bullet.borer.Json.encode(value)(BorerEncoder).toByteArray

  def fastjson2(value: _root_.ujson.Value): Array[Byte] = fastjson(value)
  private val fastjson = new Fastjson2Bytes

  def fastjson2Safe(value: _root_.ujson.Value): Array[Byte] = safeFastjson(value)
  private lazy val safeFastjson =
    new SafeFastjson(classOf[Fastjson2Bytes], Fastjson2Tree.getClass)(classOf[Fastjson2Bytes])
      .getConstructor()
      .newInstance()
      .asInstanceOf[_root_.ujson.Value => Array[Byte]]

  def circe(value: io.circe.Json): Array[Byte] = {
    val buffer = io.circe.Printer.noSpaces.printToByteBuffer(value)
    java.util.Arrays.copyOf(buffer.array, buffer.limit())
  }
}

final class Fastjson2Bytes extends (ujson.Value => Array[Byte]) {
  def apply(value: ujson.Value): Array[Byte] = {
    val writer = JSONWriter.ofUTF8()
    try {
      Fastjson2Tree.write(value, writer)
      writer.getBytes
    } finally writer.close()
  }
}
