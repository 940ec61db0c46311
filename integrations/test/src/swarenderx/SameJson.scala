package swarenderx

import com.fasterxml.jackson.databind.{DeserializationFeature, JsonNode, ObjectMapper}

import scala.jdk.CollectionConverters.*

/** Compares JSON texts by a reader of its own: the order of members counts, the spelling of numbers
  * and strings does not.
  */
object SameJson {
  private val mapper = new ObjectMapper()
    .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
    .enable(DeserializationFeature.USE_BIG_INTEGER_FOR_INTS)

  def check(expected: String, actual: String): Unit = assert(isSame(expected, actual), s"$actual is not $expected")

  def isSame(expected: String, actual: String): Boolean = same(mapper.readTree(expected), mapper.readTree(actual))

  def isSame(a: JsonNode, b: JsonNode): Boolean = same(a, b)

  private def same(a: JsonNode, b: JsonNode): Boolean =
    if (a.isNumber) b.isNumber && a.decimalValue.compareTo(b.decimalValue) == 0
    else if (a.isArray)
      b.isArray && a.size == b.size && a.elements.asScala.zip(b.elements.asScala).forall { case (x, y) => same(x, y) }
    else if (a.isObject) {
      def keys(node: JsonNode) = node.fieldNames.asScala.toSeq
      b.isObject && keys(a) == keys(b) && keys(a).forall(key => same(a.get(key), b.get(key)))
    } else a == b
}
