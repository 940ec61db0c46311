package benchmarks.generated

import com.fasterxml.jackson.databind.node.{JsonNodeFactory, ObjectNode}
import com.fasterxml.jackson.databind.{JsonNode, ObjectMapper}

import benchmarks.SafeFastjson

/** The trees of other libraries that hold the same document, and how they write it. */
object TreePeers {
  private val mapper = new ObjectMapper()
  private lazy val safe = new SafeFastjson(classOf[Fastjson])(classOf[Fastjson]).getConstructor(classOf[ujson.Value])

  def all(value: ujson.Value): Seq[(String, Way)] = {
    val jackson = node(value)
    val peers = Seq[(String, () => AnyRef)](
      "jackson" -> (() => mapper.writeValueAsBytes(jackson)),
      "fastjson2" -> new Fastjson(value),
      "fastjson2Safe" -> safe.newInstance(value).asInstanceOf[() => AnyRef],
      "ujson" -> (() => ujson.writeToByteArray(value))
    )
    peers.map { case (name, call) => name -> new Way("bytes", call) }
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
}
