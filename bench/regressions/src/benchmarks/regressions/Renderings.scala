package benchmarks.regressions

import java.io.ByteArrayOutputStream
import java.nio.charset.StandardCharsets.UTF_8

import benchmarks.{Cases, EventTree}
import swarender.{Events, Format, Json, JsonStyle, Style, Toml, TomlStyle, Yaml, YamlStyle}
import swarender.jsonnet.Jsonnet

/** A way to render cases.
  *
  * @param ofTable
  *   whether it renders the case as TOML can express it.
  * @param prepared
  *   what renders a value, to an `Array[Byte]` or a `String`, each time it is called.
  */
final case class Rendering(name: String, ofTable: Boolean, prepared: ujson.Value => (() => AnyRef)) {
  def of(name: String): () => AnyRef = prepared(if (ofTable) Cases.table(name) else Cases.value(name))
}

object Renderings {
  val all: Seq[Rendering] = Seq(
    json("json", JsonStyle.compact),
    json("json-pretty", JsonStyle.pretty),
    of("json-string", EntryPoint(Json, "render", JsonStyle.compact)),
    of("json-visitor", Visited(_)),
    of("json-events", events(Json, JsonStyle.compact)),
    ofText("json-text", toBytes(Json, JsonStyle.compact)),
    json("json-canonical", JsonStyle.canonical),
    json("json-ujson", JsonStyle.ujson),
    json("jsonnet", Jsonnet.go.commandLine),
    json("jsonnet-line", Jsonnet.go.oneLine),
    json("manifest-json", Jsonnet.go.manifestJson),
    json("manifest-json-minified", Jsonnet.go.manifestJsonMinified),
    json("manifest-python", Jsonnet.go.manifestPython),
    ofTable("manifest-python-vars", toBytes(Json, Jsonnet.go.manifestPythonVars)),
    yaml("yaml", YamlStyle.safe),
    of("yaml-events", events(Yaml, YamlStyle.safe)),
    ofText("yaml-text", toBytes(Yaml, YamlStyle.safe)),
    yaml("yaml-quoted", YamlStyle.quoted),
    yaml("yaml-pretty", YamlStyle.pretty),
    yaml("yaml-json", YamlStyle.json),
    yaml("manifest-yaml", Jsonnet.go.manifestYamlDoc()),
    toml("toml", TomlStyle.standard),
    ofTable("toml-events", events(Toml, TomlStyle.standard)),
    toml("manifest-toml", Jsonnet.go.manifestTomlEx("  "))
  )

  /** Throws an `IllegalArgumentException` if there is none. */
  def named(name: String): Rendering =
    all
      .find(_.name == name)
      .getOrElse(throw new IllegalArgumentException(s"no format $name: ${all.map(_.name).mkString(", ")}"))

  /** The bytes of what a call rendered. */
  def bytes(rendered: AnyRef): Array[Byte] = rendered match {
    case bytes: Array[Byte] => bytes
    case text => text.toString.getBytes(UTF_8)
  }

  // A style is made at its first use, so that a revision without it still renders the others.

  private def json(name: String, style: => JsonStyle): Rendering = of(name, toBytes(Json, style))
  private def yaml(name: String, style: => YamlStyle): Rendering = of(name, toBytes(Yaml, style))
  private def toml(name: String, style: => TomlStyle): Rendering = ofTable(name, toBytes(Toml, style))

  private def of(name: String, render: ujson.Value => AnyRef): Rendering =
    Rendering(name, ofTable = false, value => () => render(value))
  private def ofTable(name: String, render: ujson.Value => AnyRef): Rendering =
    Rendering(name, ofTable = true, value => () => render(value))

  /** Of JSON text in UTF-8. */
  private def ofText(name: String, render: AnyRef => AnyRef): Rendering =
    Rendering(
      name,
      ofTable = false,
      value => {
        val text = ujson.Readable.fromByteArray(ujson.writeToByteArray(value))
        () => render(text)
      }
    )

  private def events[S <: Style](format: Format[S], style: => S): ujson.Value => AnyRef =
    value => format(style).toBytes(Events(EventTree.send(value, _)))

  private def toBytes(format: AnyRef, style: => AnyRef): AnyRef => AnyRef = EntryPoint(format, "toBytes", style)
}

/** Through upickle's visitors, which case classes and parsers use. Apart from [[Renderings]], so
  * that a revision without `Style` still renders the others.
  */
private object Visited {
  def apply(value: ujson.Value): Array[Byte] = {
    val bytes = new ByteArrayOutputStream(64 * 1024)
    value.transform(Json(JsonStyle.compact).visitor(bytes))
    bytes.toByteArray
  }
}
