package swarender

import com.fasterxml.jackson.core.json.JsonReadFeature
import com.fasterxml.jackson.databind.json.JsonMapper
import com.fasterxml.jackson.databind.{DeserializationFeature, JsonNode}

/** Jackson: a strict reader of JSON, of other authors. */
object JacksonReader {
  private val mapper = JsonMapper
    .builder()
    .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS, DeserializationFeature.FAIL_ON_READING_DUP_TREE_KEY)
    .disable(JsonReadFeature.values*)
    .build()

  def read(text: String): ujson.Value = value(mapper.readTree(text))
  def read(bytes: Array[Byte]): ujson.Value = value(mapper.readTree(bytes))

  private def value(node: JsonNode): ujson.Value =
    if (node.isObject) {
      val members = ujson.Obj()
      node.fieldNames.forEachRemaining(k => members(k) = value(node.get(k)))
      members
    } else if (node.isArray) {
      val elements = ujson.Arr()
      node.elements.forEachRemaining(e => { val _ = elements.value += value(e) })
      elements
    } else if (node.isTextual) ujson.Str(node.textValue)
    else if (node.isNumber) ujson.Num(node.doubleValue)
    else if (node.isBoolean) ujson.Bool(node.booleanValue)
    else {
      assert(node.isNull)
      ujson.Null
    }
}
