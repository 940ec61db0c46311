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
    json("json", jsonStyle("compact")),
    json("json-pretty", jsonStyle("pretty")),
    of("json-string", EntryPoint(Json, "render", jsonStyle("compact"))),
    of("json-visitor", Visited(_)),
    of("json-events", events(Json, jsonStyle("compact"))),
    ofText("json-text", toBytes(Json, jsonStyle("compact"))),
    json("json-canonical", jsonStyle("canonical")),
    json("json-ujson", jsonStyle("ujson")),
    json("jsonnet", Evaluator.commandLine),
    json("jsonnet-line", Evaluator.oneLine),
    json("manifest-json", Evaluator.manifestJson),
    json("manifest-json-minified", Evaluator.manifestJsonMinified),
    json("manifest-python", Evaluator.manifestPython),
    ofTable("manifest-python-vars", toBytes(Json, Evaluator.manifestPythonVars)),
    yaml("yaml", yamlStyle("safe")),
    of("yaml-events", events(Yaml, yamlStyle("safe"))),
    ofText("yaml-text", toBytes(Yaml, yamlStyle("safe"))),
    yaml("yaml-quoted", yamlStyle("quoted")),
    yaml("yaml-pretty", yamlStyle("pretty")),
    yaml("manifest-yaml", Evaluator.manifestYamlDoc),
    toml("toml", tomlStyle("standard")),
    ofTable("toml-events", events(Toml, tomlStyle("standard"))),
    toml("manifest-toml", Evaluator.manifestTomlEx)
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

  // A style is made at its first use, so that a revision without it still renders the others. Its type is one that
  // every revision has.

  private def jsonStyle(name: String): JsonStyle = EntryPoint.style("JsonStyle", name).asInstanceOf[JsonStyle]
  private def yamlStyle(name: String): YamlStyle = EntryPoint.style("YamlStyle", name).asInstanceOf[YamlStyle]
  private def tomlStyle(name: String): TomlStyle = EntryPoint.style("TomlStyle", name).asInstanceOf[TomlStyle]

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

  private def events[S <: Style](format: Format[S], style: => S): ujson.Value => AnyRef = {
    lazy val styled = format(style)
    value => styled.toBytes(Events(EventTree.send(value, _)))
  }

  private def toBytes(format: AnyRef, style: => AnyRef): AnyRef => AnyRef = EntryPoint(format, "toBytes", style)
}

/** The styles of an evaluator, as what every revision has. Apart from [[Renderings]], which is
  * verified with the types of the styles that it names.
  */
private object Evaluator {
  def commandLine: JsonStyle = Jsonnet.go.commandLine
  def oneLine: JsonStyle = Jsonnet.go.oneLine
  def manifestJson: JsonStyle = Jsonnet.go.manifestJson
  def manifestJsonMinified: JsonStyle = Jsonnet.go.manifestJsonMinified
  def manifestPython: JsonStyle = Jsonnet.go.manifestPython
  def manifestPythonVars: JsonStyle = Jsonnet.go.manifestPythonVars
  def manifestYamlDoc: YamlStyle = Jsonnet.go.manifestYamlDoc()
  def manifestTomlEx: TomlStyle = Jsonnet.go.manifestTomlEx("  ")
}

/** Through upickle's visitors, which case classes and parsers use. Apart from [[Renderings]], so
  * that a revision without `Style` still renders the others.
  */
private object Visited {
  private val json = Json(EntryPoint.style("JsonStyle", "compact").asInstanceOf[JsonStyle])

  def apply(value: ujson.Value): Array[Byte] = {
    val bytes = new ByteArrayOutputStream(64 * 1024)
    value.transform(json.visitor(bytes))
    bytes.toByteArray
  }
}
