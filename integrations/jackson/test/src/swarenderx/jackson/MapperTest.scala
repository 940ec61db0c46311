package swarenderx.jackson

import com.fasterxml.jackson.databind.node.JsonNodeFactory
import com.fasterxml.jackson.databind.{JsonMappingException, ObjectMapper, SerializationFeature}
import com.fasterxml.jackson.dataformat.toml.TomlMapper
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper
import utest.*

import swarender.{Encoder, Json, JsonStyle, RenderError, Toml, Yaml}
import swarenderx.{RandomJson, SameJson}

/** Objects by the serializers of an `ObjectMapper`, from Scala and from Java. */
object MapperTest extends TestSuite {
  private val plain = new ObjectMapper

  val tests: Tests = Tests {
    test("a program in Java") {
      val yaml = JavaProgram.yaml()
      val expected = "id: 1\nraw:\n  a:\n  - true\ndata: AQI=\nnote: null\nthe_items:\n- tea: 4.5\n"
      assert(new YAMLMapper().readTree(yaml) == new YAMLMapper().readTree(expected))
      assert(!yaml.contains("secret"))
      assert(new String(JavaProgram.pretty(), "UTF-8") == "{\n  \"a\": [\n    1,\n    2\n  ]\n}")
      assert(JavaProgram.toml(plain) == "[server]\nport = 80\n")
    }
    test("what a mapper writes of a document is what the document's text is, in every format") {
      val random = new RandomJson(swarender.Seeded("documents"), Set())
      val json = SwarenderMapper.json()
      val yaml = SwarenderMapper.yaml()
      for (_ <- 0 until 300) {
        val tree = plain.readTree(random.document())
        SameJson.check(plain.writeValueAsString(tree), new String(json.writeValueAsBytes(tree), "UTF-8"))
        assert(yaml.writeValueAsString(tree) == Yaml.render(tree))
      }
    }
    test("a copied mapper, and a writer of another one, keep their settings") {
      val sorted = SwarenderMapper.json().copy().enable(SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS)
      val map = new java.util.LinkedHashMap[String, Int]
      map.put("b", 1)
      map.put("a", 2)
      assert(sorted.writeValueAsString(map) == "{\"a\":2,\"b\":1}")
      val writer = SwarenderMapper.writer(sorted, Json(JsonStyle.pretty(2)))
      assert(writer.writeValueAsString(map) == "{\n  \"a\": 2,\n  \"b\": 1\n}")
      assert(SwarenderMapper.of(Yaml).writeValueAsString(map) == "b: 1\na: 2\n")
    }
    test("a mapper writes files and sequences of documents") {
      val file = java.nio.file.Files.createTempFile("swarender", ".toml").toFile
      try {
        SwarenderMapper.toml().writeValue(file, java.util.Collections.singletonMap("a", "b"))
        assert(new TomlMapper().readTree(file).get("a").asText == "b")
      } finally assert(file.delete())
      val text = new java.io.StringWriter
      val values = SwarenderMapper.yaml().writer().writeValues(text)
      val _ = values.write(1)
      val _ = values.write("a")
      values.close()
      assert(text.toString == "1\n---\na\n")
    }
    test("what the style refuses is the cause of Jackson's exception, or the error of an encoder") {
      val map = java.util.Collections.singletonMap("a", null)
      val error = intercept[JsonMappingException](SwarenderMapper.toml().writeValueAsString(map))
      assert(error.getCause.asInstanceOf[RenderError].path == "$.a")
      implicit val encoder: Encoder[java.util.Map[String, Null]] = encoderOf(plain)
      val own = intercept[RenderError](Toml.render(Map("k" -> map)))
      assert(own.path == "$.k.a")
    }
    test("an encoder by a mapper is a part of other values") {
      implicit val encoder: Encoder[JavaProgram.Order] = encoderOf(plain)
      val rendered = Json.render(Seq(new JavaProgram.Order))
      SameJson.check(plain.writeValueAsString(java.util.Arrays.asList(new JavaProgram.Order)), rendered)
    }
    test("a tree by the serializers is the tree") {
      val node = JsonNodeFactory.instance.objectNode().put("a", 0.5)
      assert(Yaml.render(node)(encoderOf(plain)) == Yaml.render(node))
    }
  }
}
