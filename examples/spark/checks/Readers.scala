package spark

import com.fasterxml.jackson.databind.{JsonNode, ObjectMapper}
import com.fasterxml.jackson.dataformat.toml.TomlMapper

import scala.jdk.CollectionConverters._

/** Readers that know nothing of the library. */
object Readers {
  private val jsonMapper = new ObjectMapper
  private val tomlMapper = new TomlMapper

  def json(text: String): JsonNode = jsonMapper.readTree(text)
  def toml(text: String): JsonNode = tomlMapper.readTree(text)
  def yaml(text: String): JsonNode = jsonMapper.valueToTree(new org.yaml.snakeyaml.Yaml().load[Object](text))

  /** Whether two trees have the same values: numbers by their value as doubles. */
  def same(a: JsonNode, b: JsonNode): Boolean =
    if (a.isObject)
      b.isObject && a.size == b.size && a.fieldNames.asScala
        .forall(name => b.has(name) && same(a.get(name), b.get(name)))
    else if (a.isArray)
      b.isArray && a.size == b.size && a.elements.asScala.zip(b.elements.asScala).forall { case (x, y) => same(x, y) }
    else if (a.isNumber) b.isNumber && a.doubleValue == b.doubleValue
    else a.getNodeType == b.getNodeType && a.asText == b.asText
}
