package evaluator

import scala.collection.mutable

import swarender.{JsonStyle, KeyOrder, TomlStyle, YamlStyle}

/** The profiles of Jsonnet's functions. The evaluator sends keys in order, so none has to sort
  * them.
  */
object Styles {
  val commandLine: JsonStyle = JsonStyle.jsonnet.withKeyOrder(KeyOrder.AsGiven)
  val toText: JsonStyle = JsonStyle.jsonnetToString.withKeyOrder(KeyOrder.AsGiven)
  val minified: JsonStyle = JsonStyle.manifestJsonMinified.withKeyOrder(KeyOrder.AsGiven)
  val python: JsonStyle = JsonStyle.python.withKeyOrder(KeyOrder.AsGiven)
  val pythonVars: JsonStyle = JsonStyle.pythonVars.withKeyOrder(KeyOrder.AsGiven)

  val json: ((String, String, String)) => JsonStyle = cached { case (indent, newline, keySeparator) =>
    JsonStyle.manifestJsonEx(indent, newline, keySeparator).withKeyOrder(KeyOrder.AsGiven)
  }

  val yaml: ((Boolean, Boolean)) => YamlStyle = cached { case (indentArrayInObject, quoteKeys) =>
    YamlStyle.jsonnet(indentArrayInObject, quoteKeys).withKeyOrder(KeyOrder.AsGiven)
  }

  val toml: String => TomlStyle = cached(TomlStyle.jsonnet(_).withKeyOrder(KeyOrder.AsGiven))

  /** Programs make few different styles, and a renderer that gets the same one again is ready at
    * once.
    */
  private def cached[A, S](make: A => S): A => S = {
    val styles = mutable.HashMap.empty[A, S]
    settings =>
      styles.synchronized {
        if (styles.size > 100) styles.clear()
        styles.getOrElseUpdate(settings, make(settings))
      }
  }
}
