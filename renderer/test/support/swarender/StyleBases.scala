package swarender

import swarender.Policy.KeyOrder
import swarender.dialects.*
import swarender.jsonnet.{Ini, IniStyle, Jsonnet, Xml, XmlStyle}

/** Styles of each kind, from which tests call `with` methods. */
object StyleBases {

  /** One of each kind, and what lays out the same in other ways. */
  val main: Seq[(String, Style)] = Seq(
    "JsonStyle.compact" -> JsonStyle.compact,
    "JsonStyle.pretty" -> JsonStyle.pretty,
    "JsonStyle.fitted" -> JsonStyle.fitted,
    "JsonStyle.jsonc" -> JsonStyle.jsonc,
    "JsonStyle.json5" -> JsonStyle.json5,
    "YamlStyle.safe" -> YamlStyle.safe,
    "YamlStyle.pyyaml" -> YamlStyle.pyyaml,
    "YamlStyle.json" -> YamlStyle.json,
    "YamlStyle.kyaml" -> YamlStyle.kyaml,
    "TomlStyle.standard" -> TomlStyle.standard,
    "IniStyle.jsonnet" -> IniStyle.jsonnet,
    "XmlStyle.standard" -> XmlStyle.standard
  )

  /** The other profiles. */
  val others: Seq[(String, Style)] =
    Seq(
      "JsonStyle.canonical" -> JsonStyle.canonical,
      "JsonStyle.ujson" -> JsonStyle.ujson,
      "JsonStyle.textSequence" -> JsonStyle.textSequence,
      "YamlStyle.quoted" -> YamlStyle.quoted,
      "YamlStyle.pretty" -> YamlStyle.pretty,
      "YamlStyle.json(pretty)" -> YamlStyle.json(JsonStyle.pretty),
      "YamlStyle.kyaml(compact)" -> YamlStyle.kyaml(compact = true),
      "XmlStyle of evaluators" -> XmlStyle.byName("jsonnet").getOrElse(XmlStyle.standard)
    ) ++ Jsonnet.all.flatMap { jsonnet =>
      val sorted = Seq[(String, Style)](
        "commandLine" -> jsonnet.commandLine,
        "oneLine" -> jsonnet.oneLine,
        "string" -> jsonnet.string,
        "manifestJson" -> jsonnet.manifestJson,
        "manifestJsonMinified" -> jsonnet.manifestJsonMinified,
        "manifestPython" -> jsonnet.manifestPython,
        "manifestPythonVars" -> jsonnet.manifestPythonVars,
        "manifestYamlDoc" -> jsonnet.manifestYamlDoc(),
        "manifestYamlDoc(plain keys)" -> jsonnet.manifestYamlDoc(quoteKeys = false),
        "manifestTomlEx" -> jsonnet.manifestTomlEx("  ")
      )
      // A filter that sorts keys is before the writer: without it, the writer takes its shortcuts.
      sorted.flatMap { case (name, style) =>
        Seq(s"$jsonnet.$name" -> style, s"$jsonnet.$name, as given" -> style.withKeyOrder(KeyOrder.AsGiven))
      }
    }

  val all: Seq[(String, Style)] = main ++ others

  /** The format that writes in `style`. */
  def format(style: Style): Format[? <: Style] = style match {
    case s: JsonStyle => Json(s)
    case s: YamlStyle => Yaml(s)
    case s: TomlStyle => Toml(s)
    case s: IniStyle => Ini(s)
    case s: XmlStyle => Xml(s)
    case other => throw new IllegalArgumentException(other.toString)
  }
}
