package swarender

import com.fasterxml.jackson.core.json.JsonReadFeature
import com.fasterxml.jackson.databind.json.JsonMapper
import com.fasterxml.jackson.databind.{DeserializationFeature, JsonNode}
import utest.*

/** What Jackson reads is what was written. */
object JacksonTest extends TestSuite {
  private val mapper = JsonMapper
    .builder()
    .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS, DeserializationFeature.FAIL_ON_READING_DUP_TREE_KEY)
    .disable(JsonReadFeature.values*)
    .build()

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

  private def check(name: String, document: ujson.Value): Unit =
    for ((profile, style) <- Profiles.json) {
      val fromBytes = value(mapper.readTree(Json.toBytes(document, style)))
      val fromText = value(mapper.readTree(Json.render(document, style)))
      if (fromBytes != document || fromText != document)
        throw new java.lang.AssertionError(s"$name in $profile: ${Modes.shown(fromBytes.render())}")
    }

  val tests: Tests = Tests {
    test("the table of documents") {
      for ((name, document) <- Documents.table) check(name, document)
    }
    test("generated documents") {
      val random = Seeded("documents for Jackson")
      for (_ <- 0 until 200) check("a generated document", Documents.random(random))
    }
    test("samples") {
      for (name <- Seq("config", "empties", "kubernetes", "numbers", "services", "unicode"))
        check(name, Doubles.read(TestPlatform.readFile(s"samples/$name.json")))
    }
  }
}
