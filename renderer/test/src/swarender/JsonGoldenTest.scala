package swarender

import utest.*

/** The Jsonnet profiles against what go-jsonnet prints. */
object JsonGoldenTest extends TestSuite {
  private def check(profile: String, style: Golden => JsonStyle): Int =
    Golden.check(profile)(c => Modes.json.same(c.document, style(c)))

  val tests: Tests = Tests {
    test("command line")(check("json-cli", _ => JsonStyle.jsonnet))
    test("toString")(check("json-oneline", _ => JsonStyle.jsonnetOneLine))
    test("manifestJson")(check("manifestJson", _ => JsonStyle.manifestJson))
    test("manifestJsonMinified")(check("manifestJsonMinified", _ => JsonStyle.manifestJsonMinified))
    test("manifestJsonEx") {
      check(
        "manifestJsonEx",
        c => JsonStyle.manifestJsonEx(c.args("indent").str, c.args("newline").str, c.args("key_val_sep").str)
      )
    }
    test("manifestPython")(check("python", _ => JsonStyle.python))
    test("manifestPythonVars")(check("pythonVars", _ => JsonStyle.pythonVars))
    test("escape functions") {
      Golden.check("strings") { c =>
        val quoter = c.args("function").str match {
          case "escapeStringJson" | "escapeStringPython" => Quote.jsonnet
          case "escapeStringBash" => Quote.bash
          case "escapeStringDollars" => Quote.dollars
          case "escapeStringXML" => Quote.xml
        }
        quoter(c.document.str)
      }
    }
  }
}
