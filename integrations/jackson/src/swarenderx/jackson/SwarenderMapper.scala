package swarenderx.jackson

import com.fasterxml.jackson.databind.{ObjectMapper, ObjectWriter}
import swarender.{Format, Json, JsonStyle, Style, Toml, TomlStyle, Yaml, YamlStyle}

/** `ObjectMapper`s that write JSON, YAML and TOML of Swarender; in Java, static methods.
  *
  * {{{
  * String yaml = SwarenderMapper.yaml().writeValueAsString(order);
  * ObjectWriter toml = SwarenderMapper.writer(mapper, SwarenderMapper.tomlFormat());
  * }}}
  *
  * A mapper is configured as each is, by modules, mix-ins and features; it is made once and kept.
  * It reads JSON. What the style refuses throws `RenderError`: at the root as it is, elsewhere as
  * the cause of a `JsonMappingException`.
  */
object SwarenderMapper {
  def json(): ObjectMapper = of(Json)
  def json(style: JsonStyle): ObjectMapper = of(Json(style))
  def yaml(): ObjectMapper = of(Yaml)
  def yaml(style: YamlStyle): ObjectMapper = of(Yaml(style))
  def toml(): ObjectMapper = of(Toml)
  def toml(style: TomlStyle): ObjectMapper = of(Toml(style))

  /** The formats in their standard style, for `of` and `writer`; `Yaml.apply(style)` is another. */
  def jsonFormat: Format[JsonStyle] = Json
  def yamlFormat: Format[YamlStyle] = Yaml
  def tomlFormat: Format[TomlStyle] = Toml

  def of(format: Format[? <: Style]): ObjectMapper = new ObjectMapper(new SwarenderFactory(format))

  /** A writer of `format` by the serializers of `mapper`, which stays as it is. */
  def writer(mapper: ObjectMapper, format: Format[? <: Style]): ObjectWriter =
    mapper.writer().`with`(new SwarenderFactory(format))
}
