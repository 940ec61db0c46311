package swarender
package jsonnet

import utest.*

/** The Jsonnet profiles against what go-jsonnet prints. */
object JsonGoldenTest extends TestSuite {
  private def check(profile: String, style: Golden => JsonStyle): Int =
    Golden.check(profile)(c => Modes.json.same(c.document, style(c)))

  val tests: Tests = Tests {
    test("command line")(check("json-cli", _ => Jsonnet.go.commandLine))
    test("toString")(check("json-oneline", _ => Jsonnet.go.oneLine))
    test("manifestJson")(check("manifestJson", _ => Jsonnet.go.manifestJson))
    test("manifestJsonMinified")(check("manifestJsonMinified", _ => Jsonnet.go.manifestJsonMinified))
    test("manifestJsonEx") {
      check(
        "manifestJsonEx",
        c => Jsonnet.go.manifestJsonEx(c.args("indent").str, c.args("newline").str, c.args("key_val_sep").str)
      )
    }
    test("manifestPython")(check("python", _ => Jsonnet.go.manifestPython))
    test("manifestPythonVars")(check("pythonVars", _ => Jsonnet.go.manifestPythonVars))
    test("escape functions") {
      Golden.check("strings") { c =>
        val quoter = c.args("function").str match {
          case "escapeStringJson" | "escapeStringPython" => Jsonnet.go.escapeStringJson
          case "escapeStringBash" => Quote.bash
          case "escapeStringDollars" => Quote.dollars
          case "escapeStringXML" => Quote.xml
        }
        quoter(c.document.str)
      }
    }
  }
}
