package evaluator

/** What an evaluator makes of a value.
  *
  * @param call
  *   a call of `std` with the value `v`
  */
final class Form(val name: String, val call: String, val takes: Document => Boolean = _ => true)

object Form {
  val all: Seq[Form] = Seq(
    new Form("manifestJsonEx, 2 spaces", "std.manifestJsonEx(v, '  ')"),
    new Form("manifestJsonEx, 3 spaces", "std.manifestJsonEx(v, '   ')"),
    new Form("manifestJsonMinified", "std.manifestJsonMinified(v)"),
    new Form("toString", "std.toString(v)"),
    new Form("manifestYamlDoc", "std.manifestYamlDoc(v)"),
    new Form("manifestYamlDoc, quote_keys=false", "std.manifestYamlDoc(v, quote_keys=false)"),
    new Form("manifestTomlEx", "std.manifestTomlEx(v, '  ')"),
    new Form("manifestPython", "std.manifestPython(v)"),
    new Form("manifestYamlStream", "std.manifestYamlStream(std.objectValues(v))", !_.isCard),
    new Form("manifestIni", "std.manifestIni(v)", _.isIni)
  )

  /** A program of which the value is an array: the document, then for each of the forms a function
    * that makes its text again by each call.
    */
  def program(forms: Seq[Form], document: Document): String = {
    def each(call: String) =
      if (document.isCard) s"std.foldl(function(n, v) n + std.length($call), v, 0)" else call
    s"local v = ${document.code};\n[v${forms.map(f => s",\nfunction(i) ${each(f.call)}").mkString}]"
  }
}
