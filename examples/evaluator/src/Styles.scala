package evaluator

import swarender.Policy.KeyOrder
import swarender.{IniStyle, JsonStyle, TomlStyle, XmlStyle, YamlStyle}

/** The profiles of Jsonnet's functions. The evaluator sends keys in order, so none has to sort
  * them. A call with the same arguments gives the same style again.
  */
object Styles {
  val commandLine: JsonStyle = JsonStyle.jsonnet.withKeyOrder(KeyOrder.AsGiven)
  val toText: JsonStyle = JsonStyle.jsonnetToString.withKeyOrder(KeyOrder.AsGiven)
  val minified: JsonStyle = JsonStyle.manifestJsonMinified.withKeyOrder(KeyOrder.AsGiven)
  val python: JsonStyle = JsonStyle.python.withKeyOrder(KeyOrder.AsGiven)
  val pythonVars: JsonStyle = JsonStyle.pythonVars.withKeyOrder(KeyOrder.AsGiven)

  val ini: IniStyle = IniStyle.jsonnet.withKeyOrder(KeyOrder.AsGiven)
  val xml: XmlStyle = XmlStyle.jsonnet.withKeyOrder(KeyOrder.AsGiven)

  def json(indent: String, newline: String, keySeparator: String): JsonStyle =
    JsonStyle.manifestJsonEx(indent, newline, keySeparator).withKeyOrder(KeyOrder.AsGiven)

  def yaml(indentArrayInObject: Boolean, quoteKeys: Boolean): YamlStyle =
    YamlStyle.jsonnet(indentArrayInObject, quoteKeys).withKeyOrder(KeyOrder.AsGiven)

  def toml(indent: String): TomlStyle = TomlStyle.jsonnet(indent).withKeyOrder(KeyOrder.AsGiven)
}
