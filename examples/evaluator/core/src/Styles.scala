package evaluator

import swarender.Policy.KeyOrder
import swarender.{JsonStyle, TomlStyle, YamlStyle}
import swarender.jsonnet.{IniStyle, Jsonnet, XmlStyle}

/** The profiles of Jsonnet's functions. The evaluator sends keys in order, so none has to sort
  * them. A call with the same arguments gives the same style again; that of TOML's last indent is
  * kept, since to find it takes a tenth of a small call.
  */
object Styles {
  val commandLine: JsonStyle = Jsonnet.go.commandLine.withKeyOrder(KeyOrder.AsGiven)
  val toText: JsonStyle = Jsonnet.go.string.withKeyOrder(KeyOrder.AsGiven)
  val minified: JsonStyle = Jsonnet.go.manifestJsonMinified.withKeyOrder(KeyOrder.AsGiven)
  val python: JsonStyle = Jsonnet.go.manifestPython.withKeyOrder(KeyOrder.AsGiven)
  val pythonVars: JsonStyle = Jsonnet.go.manifestPythonVars.withKeyOrder(KeyOrder.AsGiven)

  val ini: IniStyle = IniStyle.jsonnet.withKeyOrder(KeyOrder.AsGiven)
  val xml: XmlStyle = XmlStyle.jsonnet.withKeyOrder(KeyOrder.AsGiven)

  def json(indent: String, newline: String, keySeparator: String): JsonStyle =
    Jsonnet.go.manifestJsonEx(indent, newline, keySeparator).withKeyOrder(KeyOrder.AsGiven)

  def yaml(indentArrayInObject: Boolean, quoteKeys: Boolean): YamlStyle =
    Jsonnet.go.manifestYamlDoc(indentArrayInObject, quoteKeys).withKeyOrder(KeyOrder.AsGiven)

  def toml(indent: String): TomlStyle = {
    val (known, style) = lastToml
    if (known == indent) style
    else {
      val made = Jsonnet.go.manifestTomlEx(indent).withKeyOrder(KeyOrder.AsGiven)
      lastToml = (indent, made)
      made
    }
  }

  @volatile private var lastToml: (String, TomlStyle) = (null, null)
}
