package swarender

import swarender.Policy.KeyOrder
import swarender.yaml.YamlStringClass

/** An evaluator of Jsonnet: the styles in which it prints, each with the name of the function of
  * its standard library. The profiles named after Jsonnet in [[JsonStyle]], [[YamlStyle]] and
  * [[TomlStyle]] are those of go-jsonnet. Equal calls return the same style.
  *
  * {{{
  * Json.render(ujson.Arr(0.1), Jsonnet.sjsonnet.commandLine)
  * Yaml.render(Jsonnet.jrsonnet.manifestYamlDoc(quoteKeys = false))(events)
  * }}}
  *
  * `tools/evaluators/check` compares them with the evaluators themselves.
  */
final class Jsonnet private (rules: EvaluatorRules) {

  /** The name of the evaluator in [[Jsonnet]]. */
  def name: String = rules.name
  override def toString: String = s"Jsonnet.$name"

  /** What the command prints. */
  def commandLine: StrictJsonStyle = JsonStyle.ofText(rules, JsonStyle.jsonnet)

  /** `std.toString` of an array or an object; that of a string is the string. */
  def string: StrictJsonStyle = JsonStyle.ofText(rules, JsonStyle.jsonnetToString)

  /** `std.manifestJson`. */
  def manifestJson: StrictJsonStyle = manifestJsonEx("    ")

  /** `std.manifestJsonEx(v, indent, newline, key_val_sep)`. */
  def manifestJsonEx(indent: String, newline: String = "\n", keySeparator: String = ": "): StrictJsonStyle =
    JsonStyle.ofJson(
      rules,
      if (rules.hasIndentOnly) JsonStyle.manifestJsonEx(" " * indent.length)
      else JsonStyle.manifestJsonEx(indent, newline, keySeparator)
    )

  /** `std.manifestJsonMinified`. */
  def manifestJsonMinified: StrictJsonStyle =
    JsonStyle.ofJson(rules, if (rules.hasIndentOnly) JsonStyle.brokenMinified else JsonStyle.manifestJsonMinified)

  /** `std.manifestPython`. */
  def manifestPython: StrictJsonStyle = JsonStyle.ofText(rules, JsonStyle.python).withNumbers(rules.pythonNumbers)

  /** `std.manifestPythonVars`. */
  def manifestPythonVars: StrictJsonStyle =
    JsonStyle.ofText(rules, JsonStyle.pythonVars).withNumbers(rules.pythonNumbers)

  /** `std.manifestYamlDoc(v, indent_array_in_object, quote_keys)`. */
  def manifestYamlDoc(indentArrayInObject: Boolean = false, quoteKeys: Boolean = true): BlockYamlStyle =
    YamlStyle.of(rules, indentArrayInObject, quoteKeys)

  /** `std.manifestTomlEx(v, indent)`. */
  def manifestTomlEx(indent: String): TomlStyle = TomlStyle.of(rules, indent)

  /** `std.manifestIni`. */
  def manifestIni: IniStyle = IniStyle.of(rules)

  /** `std.manifestXmlJsonml`. */
  def manifestXmlJsonml: XmlStyle = XmlStyle.of(rules)

  /** `std.escapeStringJson`. */
  def escapeStringJson: Quote.Quoter = Quote(rules.yamlEscapes)
}

object Jsonnet {

  /** Go-jsonnet 0.22.0. */
  val go: Jsonnet = new Jsonnet(
    new EvaluatorRules(
      "go",
      NumberLayout.seventeenG,
      NumberLayout.positional,
      NumberLayout.seventeenG,
      NumberLayout.positional,
      Escapes.jsonnet,
      Escapes.go,
      Escapes.jsonnet,
      YamlStringClass.jsonnet
    )
  )

  /** The evaluator in C++, 0.22.0. */
  val cpp: Jsonnet = new Jsonnet(
    new EvaluatorRules(
      "cpp",
      NumberLayout.seventeenG,
      NumberLayout.seventeenG,
      NumberLayout.seventeenG,
      NumberLayout.seventeenG,
      Escapes.jsonnet,
      Escapes.jsonnet,
      Escapes.jsonnet,
      YamlStringClass.cpp,
      emptyKey = ""
    )
  )

  /** Sjsonnet 0.4.9, which sorts keys by UTF-16 code units. It has no `manifestTomlEx`, and of
    * `manifestJsonEx` only the indent.
    */
  val sjsonnet: Jsonnet = new Jsonnet(
    new EvaluatorRules(
      "sjsonnet",
      NumberLayout.sjsonnet04,
      NumberLayout.ujson,
      NumberLayout.ujson,
      NumberLayout.sjsonnet04,
      Escapes.minimal,
      Escapes.minimal,
      Escapes.ascii,
      YamlStringClass.sjsonnet,
      xmlEscapes = Escapes.xmlText,
      keyOrder = KeyOrder.Utf16,
      hasIndentOnly = true
    )
  )

  /** Jrsonnet 0.5.0-pre98. */
  val jrsonnet: Jsonnet = new Jsonnet(
    new EvaluatorRules(
      "jrsonnet",
      NumberLayout.jrsonnet,
      NumberLayout.jrsonnet,
      NumberLayout.jrsonnet,
      NumberLayout.jrsonnet,
      Escapes.minimal,
      Escapes.minimal,
      Escapes.minimal,
      YamlStringClass.jrsonnet,
      emptyStream = "\n",
      emptyKey = "",
      emptyTomlLines = false,
      emptyIniLines = true,
      xmlEscapes = Escapes.xml
    )
  )

  /** The evaluators. */
  def all: List[Jsonnet] = List(go, cpp, sjsonnet, jrsonnet)
}
