package swarenderx.jackson

import com.fasterxml.jackson.core.JsonParser.NumberType
import com.fasterxml.jackson.databind.node.{JsonNodeType, POJONode}
import com.fasterxml.jackson.databind.{JsonNode, ObjectMapper}
import swarender.encoder.TreeWalk

import scala.jdk.CollectionConverters.*

/** Says what a node is. */
private final class JsonNodeWalk extends TreeWalk[JsonNode] {
  protected override def hasDistinctKeys: Boolean = true

  def send(node: JsonNode): Unit = node.getNodeType match {
    case JsonNodeType.STRING | JsonNodeType.BINARY => string(node.asText)
    case JsonNodeType.NUMBER => sendNumber(node)
    case JsonNodeType.OBJECT => obj(node.properties.iterator.asScala.map(member => (member.getKey, member.getValue)))
    case JsonNodeType.ARRAY => array(node.elements.asScala)
    case JsonNodeType.BOOLEAN => bool(node.booleanValue)
    case JsonNodeType.POJO => value(node.asInstanceOf[POJONode].getPojo)(JsonNodeWalk.objects)
    case JsonNodeType.NULL | JsonNodeType.MISSING => nullValue()
  }

  private def sendNumber(node: JsonNode): Unit = node.numberType match {
    case NumberType.INT | NumberType.LONG => int64(node.longValue)
    case NumberType.DOUBLE => float64(node.doubleValue)
    case NumberType.FLOAT => value(node.floatValue)
    case NumberType.BIG_INTEGER => value(node.bigIntegerValue)
    case NumberType.BIG_DECIMAL => value(node.decimalValue)
  }
}

private object JsonNodeWalk {

  /** What a tree holds that is not a tree. */
  private lazy val objects = encoderOf[AnyRef](new ObjectMapper)
}
