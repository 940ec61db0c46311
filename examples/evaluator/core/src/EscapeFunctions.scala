package evaluator

import swarender.Quote
import swarender.jsonnet.Jsonnet

import Builtins.text

/** The functions `std.escapeString*`. A value that is no string is escaped as its text. */
object EscapeFunctions {
  def all: Seq[Builtins.Builtin] = Seq(
    "escapeStringJson" -> Jsonnet.go.escapeStringJson,
    "escapeStringPython" -> Jsonnet.go.escapeStringJson,
    "escapeStringBash" -> Quote.bash,
    "escapeStringDollars" -> Quote.dollars,
    "escapeStringXML" -> Quote.xml
  ).map { case (name, quote) => text(name, "str_")((v, ev) => quote(Manifests.toText(v)(ev))) }
}
