package swarender
package jsonnet

/** The calls that print what the functions of Jsonnet's standard library return, by the names of
  * the golden files.
  */
object JsonnetCall {
  def apply(
      e: Jsonnet,
      profile: String,
      v: ujson.Value,
      args: ujson.Value,
      repaired: Boolean = false
  ): String = profile match {
    case "json-cli" => Json.render(v, e.commandLine)
    case "json-oneline" => Json.render(v, e.string)
    case "manifestJson" => Json.render(v, e.manifestJson)
    case "manifestJsonEx" =>
      Json.render(v, e.manifestJsonEx(args("indent").str, args("newline").str, args("key_val_sep").str))
    case "manifestJsonMinified" => Json.render(v, e.manifestJsonMinified)
    case "python" => Json.render(v, e.manifestPython)
    case "pythonVars" => Json.render(v, e.manifestPythonVars)
    case "yaml-doc" =>
      Yaml.render(v, e.manifestYamlDoc(args("indent_array_in_object").bool, args("quote_keys").bool, repaired))
    case "yaml-stream" =>
      val style = e.manifestYamlDoc(args("indent_array_in_object").bool, args("quote_keys").bool, repaired)
      val out = new java.lang.StringBuilder
      Yaml(style.withDocumentEnd(args("c_document_end").bool)).writeAll(v.arr.iterator, out)
      out.toString
    case "toml" => Toml.render(v, e.manifestTomlEx(args("indent").str))
    case "ini" => Ini.render(v, e.manifestIni)
    case "xml" => Xml.render(v, e.manifestXmlJsonml)
    case "strings" =>
      args("function").str match {
        case "escapeStringJson" | "escapeStringPython" => e.escapeStringJson(v.str)
        case "escapeStringBash" => Quote.bash(v.str)
        case "escapeStringDollars" => Quote.dollars(v.str)
        case "escapeStringXML" => Quote.xml(v.str)
      }
  }
}
