package swarender
package jsonnet

import swarender.Policy.KeyOrder

/** The styles of an evaluator of Jsonnet. Each is named after the function of Jsonnet's standard
  * library whose output it writes, byte for byte. Equal calls return the same style.
  *
  * {{{
  * Json.render(ujson.Arr(0.1), Jsonnet.sjsonnet.commandLine)
  * Yaml.render(Jsonnet.jrsonnet.manifestYamlDoc(quoteKeys = false))(events)
  * }}}
  *
  * `tools/compare/evaluators/check` compares them with the evaluators themselves.
  */
final class Jsonnet private (rules: EvaluatorRules) {

  /** The name of the evaluator, as in `Jsonnet.go`: `go`. */
  def name: String = rules.name
  override def toString: String = s"Jsonnet.$name"

  /** The layout of doubles in the output of the evaluator's command. */
  def numbers: NumberLayout = rules.textNumbers

  /** The output of the evaluator's command, without its final line feed. */
  def commandLine: StrictJsonStyle = rules.text(Dialect.commandLine)

  /** `std.toString` of an array or an object: `{"a": [ ], "b": 1}`. */
  def oneLine: StrictJsonStyle = rules.text(Dialect.oneLine)

  /** `std.toString` of any value, and `"" + v`: as `oneLine`, and a string that is the document is
    * written without quotes and escapes.
    */
  def string: StrictJsonStyle = rules.text(Dialect.string)

  /** `std.manifestJson`. */
  def manifestJson: StrictJsonStyle = manifestJsonEx("    ")

  /** `std.manifestJsonEx(v, indent, newline, key_val_sep)`, with any texts. Sjsonnet 0.4.9 uses
    * only the length of `indent`, and ignores the other two.
    *
    * {{{
    * Json.render(ujson.Obj("a" -> 1), Jsonnet.go.manifestJsonEx("  "))
    * }}}
    */
  def manifestJsonEx(indent: String, newline: String = "\n", keySeparator: String = ": "): StrictJsonStyle =
    rules.json(
      if (rules.hasIndentOnly) Dialect.manifestJsonEx(" " * indent.length, "\n", ": ")
      else Dialect.manifestJsonEx(indent, newline, keySeparator)
    )

  /** `std.manifestJsonMinified`. */
  def manifestJsonMinified: StrictJsonStyle =
    rules.json(if (rules.hasIndentOnly) Dialect.brokenMinified else Dialect.manifestJsonEx("", "", ":"))

  /** `std.manifestPython`. */
  def manifestPython: StrictJsonStyle = rules.python(Dialect.python)

  /** `std.manifestPythonVars`: the members of the document are lines `key = value`. A document that
    * is not an object throws a [[RenderError]] of kind `RootType`.
    */
  def manifestPythonVars: StrictJsonStyle = rules.python(Dialect.pythonVars)

  /** `std.manifestYamlDoc(v, indent_array_in_object, quote_keys)`; `std.manifestYamlStream` is
    * `Yaml.writeAll` in this style `withDocumentEnd(c_document_end)`.
    *
    * @param repaired
    *   whether a text that would not read back from the evaluator's own block is written so that it
    *   does: with the header `|2` or `|+`, or in quotes
    */
  def manifestYamlDoc(
      indentArrayInObject: Boolean = false,
      quoteKeys: Boolean = true,
      repaired: Boolean = rules.repairsBlocks
  ): EvaluatorYamlStyle = rules.yaml(indentArrayInObject, quoteKeys, repaired)

  /** `std.manifestTomlEx(v, indent)`, with any text as `indent`. A document that is not an object
    * throws a [[RenderError]] of kind `RootType`, a null of kind `NullValue`. Integral doubles
    * beyond 64 bits are integers, which no reader of TOML accepts.
    */
  def manifestTomlEx(indent: String): TomlStyle = rules.toml(indent)

  /** `std.manifestIni`, for [[Ini]]. */
  def manifestIni: IniStyle = rules.ini

  /** `std.manifestXmlJsonml`, for [[Xml]]. */
  def manifestXmlJsonml: XmlStyle = rules.xml

  /** `std.escapeStringJson` and `std.escapeStringPython`.
    *
    * {{{
    * Jsonnet.go.escapeStringJson("a\"b")       // "a\"b" with its quotes and a backslash
    * }}}
    */
  def escapeStringJson: Quote.Quoter = Quote(rules.stringEscapes)
}

object Jsonnet {

  /** Go-jsonnet 0.22.0. */
  def go: Jsonnet = Go.evaluator

  /** The evaluator in C++, 0.22.0. */
  def cpp: Jsonnet = Cpp.evaluator

  /** Sjsonnet 0.4.9, the newest release, which sorts keys by UTF-16 code units. It has no
    * `manifestTomlEx`, and of `manifestJsonEx` only the indent.
    */
  def sjsonnet: Jsonnet = Sjsonnet.evaluator

  /** Sjsonnet after 0.4.9, at 7a873c5 of August 2026. Blocks of YAML are repaired unless
    * `manifestYamlDoc(repaired = false)` asks for its own, which lose carriage returns and control
    * chars. XML refuses the chars that XML does not have.
    */
  def sjsonnetHead: Jsonnet = SjsonnetHead.evaluator

  /** Jrsonnet 0.5.0-pre98. */
  def jrsonnet: Jsonnet = Jrsonnet.evaluator

  /** All evaluators. */
  def all: List[Jsonnet] = List(go, cpp, sjsonnet, sjsonnetHead, jrsonnet)

  // Each is in an object, which is made when it is first used: a lazy value of Scala 3 would load
  // a hundred classes.

  private object Go {
    val evaluator: Jsonnet = new Jsonnet(
      new EvaluatorRules(
        "go",
        EvaluatorStrings.Go,
        NumberLayout.seventeenG,
        NumberLayout.positional,
        NumberLayout.seventeenG,
        NumberLayout.positional,
        Escapes.jsonnet,
        Escapes.go,
        Escapes.jsonnet,
        Escapes.jsonnet
      )
    )
  }

  private object Cpp {
    val evaluator: Jsonnet = new Jsonnet(
      new EvaluatorRules(
        "cpp",
        EvaluatorStrings.Cpp,
        NumberLayout.seventeenG,
        NumberLayout.seventeenG,
        NumberLayout.seventeenG,
        NumberLayout.seventeenG,
        Escapes.jsonnet,
        Escapes.jsonnet,
        Escapes.jsonnet,
        Escapes.jsonnet,
        emptyKey = ""
      )
    )
  }

  private object Sjsonnet {
    val evaluator: Jsonnet = new Jsonnet(
      new EvaluatorRules(
        "sjsonnet",
        EvaluatorStrings.Sjsonnet,
        JsonnetNumbers.sjsonnet04,
        NumberLayout.ujson,
        NumberLayout.ujson,
        JsonnetNumbers.sjsonnet04,
        Escapes.minimal,
        Escapes.minimal,
        Escapes.ascii,
        Escapes.ascii,
        keyOrder = KeyOrder.Utf16,
        hasIndentOnly = true
      )
    )
  }

  private object SjsonnetHead {
    val evaluator: Jsonnet = new Jsonnet(
      new EvaluatorRules(
        "sjsonnetHead",
        EvaluatorStrings.SjsonnetHead,
        JsonnetNumbers.sjsonnetHead,
        JsonnetNumbers.sjsonnetHead,
        JsonnetNumbers.sjsonnetPython,
        JsonnetNumbers.sjsonnetHead,
        Escapes.jsonnet,
        Escapes.jsonnet,
        Escapes.minimal,
        Escapes.jsonnet,
        emptyKey = "\"\"",
        repairsBlocks = true
      )
    )
  }

  private object Jrsonnet {
    val evaluator: Jsonnet = new Jsonnet(
      new EvaluatorRules(
        "jrsonnet",
        EvaluatorStrings.Jrsonnet,
        NumberLayout.positional,
        NumberLayout.positional,
        NumberLayout.positional,
        NumberLayout.positional,
        Escapes.minimal,
        Escapes.minimal,
        Escapes.minimal,
        Escapes.minimal,
        emptyKey = "",
        emptyTomlLines = false,
        emptyIniLines = true
      )
    )
  }
}
