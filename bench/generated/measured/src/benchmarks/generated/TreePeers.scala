package benchmarks.generated

import com.alibaba.fastjson2.JSONWriter.Feature
import com.alibaba.fastjson2.{JSON, JSONArray, JSONObject}
import com.fasterxml.jackson.databind.node.{JsonNodeFactory, ObjectNode}
import com.fasterxml.jackson.databind.{JsonNode, ObjectMapper}

/** The trees of other libraries that hold the same document, and how they write it. */
object TreePeers {
  private val mapper = new ObjectMapper()

  def all(value: ujson.Value): Seq[(String, Way)] = {
    val (jackson, fastjson) = (node(value), this.fastjson(value))
    Seq(
      "jackson" -> new Way("bytes", () => mapper.writeValueAsBytes(jackson)),
      "fastjson2" -> new Way("bytes", () => JSON.toJSONBytes(fastjson, Feature.WriteNulls)),
      "ujson" -> new Way("bytes", () => ujson.writeToByteArray(value))
    )
  }

  private def isInteger(v: Double) = v == v.toLong.toDouble

  private def node(value: ujson.Value): JsonNode = {
    val nodes = JsonNodeFactory.instance
    value match {
      case ujson.Str(s) => nodes.textNode(s)
      case ujson.Num(n) => if (isInteger(n)) nodes.numberNode(n.toLong) else nodes.numberNode(n)
      case ujson.Obj(members) =>
        val made: ObjectNode = nodes.objectNode()
        members.foreach { case (key, member) => made.set[JsonNode](key, node(member)) }
        made
      case ujson.Arr(elements) =>
        val made = nodes.arrayNode()
        elements.foreach(element => made.add(node(element)))
        made
      case b: ujson.Bool => nodes.booleanNode(b.value)
      case ujson.Null => nodes.nullNode()
    }
  }

  private def fastjson(value: ujson.Value): AnyRef = value match {
    case ujson.Str(s) => s
    case ujson.Num(n) => if (isInteger(n)) Long.box(n.toLong) else Double.box(n)
    case ujson.Obj(members) =>
      val made = new JSONObject()
      members.foreach { case (key, member) => made.put(key, fastjson(member)) }
      made
    case ujson.Arr(elements) =>
      val made = new JSONArray()
      elements.foreach(element => made.add(fastjson(element)))
      made
    case b: ujson.Bool => Boolean.box(b.value)
    case ujson.Null => null
  }
}
