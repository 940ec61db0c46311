package evaluator

import swarender.Quote

import Builtins.text

/** The functions `std.escapeString*`. A value that is no string is escaped as its text. */
object EscapeFunctions {
  def all: Seq[Builtins.Builtin] = Seq(
    "escapeStringJson" -> Quote.jsonnet,
    "escapeStringPython" -> Quote.jsonnet,
    "escapeStringBash" -> Quote.bash,
    "escapeStringDollars" -> Quote.dollars,
    "escapeStringXML" -> Quote.xml
  ).map { case (name, quote) => text(name, "str_")((v, ev) => quote(Manifests.toText(v)(ev))) }
}
