package benchmarks.regressions

import java.io.ByteArrayOutputStream
import java.nio.charset.StandardCharsets.UTF_8

import benchmarks.{Cases, EventTree}
import swarender.{Events, Format, Json, JsonStyle, Style, Toml, TomlStyle, Yaml, YamlStyle}

/** A way to render a case.
  *
  * @param ofTable
  *   whether it renders the case as TOML can express it.
  * @param render
  *   to an `Array[Byte]` or a `String`.
  */
final case class Rendering(name: String, ofTable: Boolean, render: ujson.Value => AnyRef) {
  def value(name: String): ujson.Value = if (ofTable) Cases.table(name) else Cases.value(name)

  /** What `render` writes, as bytes. */
  def bytes(value: ujson.Value): Array[Byte] = render(value) match {
    case bytes: Array[Byte] => bytes
    case text => text.toString.getBytes(UTF_8)
  }
}

object Renderings {
  val all: Seq[Rendering] = Seq(
    json("json", JsonStyle.compact),
    json("json-pretty", JsonStyle.pretty),
    Rendering("json-string", ofTable = false, EntryPoint(Json, "render", JsonStyle.compact)),
    Rendering("json-visitor", ofTable = false, visited),
    Rendering("json-events", ofTable = false, events(Json, JsonStyle.compact)),
    json("json-canonical", JsonStyle.canonical),
    json("json-ujson", JsonStyle.ujson),
    json("jsonnet", JsonStyle.jsonnet),
    json("jsonnet-line", JsonStyle.jsonnetOneLine),
    json("manifest-json", JsonStyle.manifestJson),
    json("manifest-json-minified", JsonStyle.manifestJsonMinified),
    json("manifest-python", JsonStyle.python),
    Rendering("manifest-python-vars", ofTable = true, toBytes(Json, JsonStyle.pythonVars)),
    yaml("yaml", YamlStyle.safe),
    Rendering("yaml-events", ofTable = false, events(Yaml, YamlStyle.safe)),
    yaml("yaml-quoted", YamlStyle.quoted),
    yaml("yaml-pretty", YamlStyle.pretty),
    yaml("yaml-json", YamlStyle.json),
    yaml("manifest-yaml", YamlStyle.jsonnet),
    toml("toml", TomlStyle.standard),
    Rendering("toml-events", ofTable = true, events(Toml, TomlStyle.standard)),
    toml("manifest-toml", TomlStyle.jsonnet)
  )

  /** Throws an `IllegalArgumentException` if there is none. */
  def named(name: String): Rendering =
    all
      .find(_.name == name)
      .getOrElse(throw new IllegalArgumentException(s"no format $name: ${all.map(_.name).mkString(", ")}"))

  // A style is made at its first use, so that a revision without it still renders the others.

  private def json(name: String, style: => JsonStyle): Rendering =
    Rendering(name, ofTable = false, toBytes(Json, style))

  private def yaml(name: String, style: => YamlStyle): Rendering =
    Rendering(name, ofTable = false, toBytes(Yaml, style))

  private def toml(name: String, style: => TomlStyle): Rendering =
    Rendering(name, ofTable = true, toBytes(Toml, style))

  private def events[S <: Style](format: Format[S], style: => S): ujson.Value => AnyRef =
    value => format(style).toBytes(Events(EventTree.send(value, _)))

  private def toBytes(format: AnyRef, style: => AnyRef): ujson.Value => AnyRef = EntryPoint(format, "toBytes", style)

  /** Through upickle's visitors, which case classes and parsers use. */
  private def visited(value: ujson.Value): Array[Byte] = {
    val bytes = new ByteArrayOutputStream(64 * 1024)
    value.transform(Json(JsonStyle.compact).visitor(bytes))
    bytes.toByteArray
  }
}
