package swarender.bench.regressions

import java.io.ByteArrayOutputStream
import java.nio.charset.StandardCharsets.UTF_8

import swarender.bench.Cases
import swarender.{Json, JsonStyle, Toml, TomlStyle, Yaml, YamlStyle}

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
    json("json-pretty", JsonStyle.pretty()),
    Rendering("json-string", ofTable = false, Json.render(_)),
    Rendering("json-visitor", ofTable = false, visited),
    json("json-canonical", JsonStyle.canonical),
    json("json-ujson", JsonStyle.ujson()),
    json("jsonnet", JsonStyle.jsonnet),
    json("jsonnet-line", JsonStyle.jsonnetOneLine),
    json("manifest-json", JsonStyle.manifestJson),
    json("manifest-json-minified", JsonStyle.manifestJsonMinified),
    json("manifest-python", JsonStyle.python),
    Rendering("manifest-python-vars", ofTable = true, Json.toBytes(_, JsonStyle.pythonVars)),
    yaml("yaml", YamlStyle.safe),
    yaml("yaml-quoted", YamlStyle.quoted),
    yaml("yaml-pretty", YamlStyle.pretty()),
    yaml("yaml-json", YamlStyle.json()),
    yaml("manifest-yaml", YamlStyle.jsonnet()),
    toml("toml", TomlStyle.standard),
    toml("manifest-toml", TomlStyle.jsonnet())
  )

  /** Throws an `IllegalArgumentException` if there is none. */
  def named(name: String): Rendering =
    all
      .find(_.name == name)
      .getOrElse(throw new IllegalArgumentException(s"no format $name: ${all.map(_.name).mkString(", ")}"))

  // A style is made at its first use, so that a revision without it still renders the others.

  private def json(name: String, style: => JsonStyle): Rendering = {
    lazy val made = style
    Rendering(name, ofTable = false, Json.toBytes(_, made))
  }

  private def yaml(name: String, style: => YamlStyle): Rendering = {
    lazy val made = style
    Rendering(name, ofTable = false, Yaml.toBytes(_, made))
  }

  private def toml(name: String, style: => TomlStyle): Rendering = {
    lazy val made = style
    Rendering(name, ofTable = true, Toml.toBytes(_, made))
  }

  /** Through upickle's visitors, which case classes and parsers use. */
  private def visited(value: ujson.Value): Array[Byte] = {
    val bytes = new ByteArrayOutputStream(64 * 1024)
    value.transform(Json.visitor(bytes, JsonStyle.compact))
    bytes.toByteArray
  }
}
