package swarenderx.jackson

import com.fasterxml.jackson.databind.cfg.JsonNodeFeature
import com.fasterxml.jackson.databind.json.JsonMapper
import com.fasterxml.jackson.databind.node.*
import com.fasterxml.jackson.databind.{DeserializationFeature, JsonNode}
import utest.*

import swarender.{Json, Yaml}
import swarenderx.TreeSuite

/** `JsonNode` as Jackson reads it and as programs make it. */
object JacksonTreeTest extends TreeSuite[JsonNode] {
  private lazy val mapper = JsonMapper
    .builder()
    .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
    .disable(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES)
    .build()
  private val nodes = JsonNodeFactory.instance

  protected def parse(text: String): JsonNode = mapper.readTree(text)
  protected def print(tree: JsonNode): String = mapper.writeValueAsString(tree)
  protected def arrayOf(element: JsonNode): JsonNode = nodes.arrayNode().add(element)
  protected def objectOf(key: String, value: JsonNode): JsonNode = nodes.objectNode().set[JsonNode](key, value)
  protected def keptNumbers: Seq[String] = Seq(
    "0", "-1", "1.10", "1E+400", "9007199254740993", "9223372036854775807", "9223372036854775808",
    "-9223372036854775809", "0.1000"
  )

  private def made: Seq[(JsonNode, String)] = Seq(
    nodes.numberNode(Int.MinValue) -> "-2147483648",
    nodes.numberNode(Long.MinValue) -> "-9223372036854775808",
    nodes.numberNode(1.toShort) -> "1",
    nodes.numberNode(0.1f) -> "0.1",
    nodes.numberNode(-0.0) -> "-0",
    nodes.numberNode(new java.math.BigDecimal("1.10")) -> "1.10",
    nodes.numberNode(java.math.BigInteger.ONE.shiftLeft(63)) -> "9223372036854775808",
    nodes.binaryNode(Array[Byte](1, 2, -1)) -> "\"AQL/\"",
    nodes.textNode("a\ud800b\udc00") -> Json.render("a\ud800b\udc00"),
    nodes.missingNode() -> "null",
    nodes.pojoNode(java.util.Collections.singletonMap("a", Integer.valueOf(1))) -> "{\"a\":1}",
    nodes.pojoNode(null) -> "null",
    nodes.objectNode().put("b", true).putNull("a").put("b", false) -> "{\"b\":false,\"a\":null}"
  )

  val tests: Tests = sharedTests ++ Tests {
    test("values that programs make") {
      for ((tree, text) <- made) {
        assert(Json.render(tree) == text)
        assert(Json.render(Seq(tree)) == s"[$text]")
      }
    }
    test("a document is of any class of nodes") {
      assert(Yaml.render(nodes.objectNode().put("a", "on")) == "a: \"on\"\n")
    }
  }
}
