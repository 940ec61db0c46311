package swarender
package jsonnet

import utest.*

/** The Jsonnet profiles against what go-jsonnet prints. */
object YamlGoldenTest extends TestSuite {
  private def style(c: Golden): YamlStyle =
    Jsonnet.go.manifestYamlDoc(c.args("indent_array_in_object").bool, c.args("quote_keys").bool)

  val tests: Tests = Tests {
    test("manifestYamlDoc")(Golden.check("yaml-doc")(c => Modes.yaml.same(c.document, style(c))))
    test("manifestYamlStream") {
      Golden.check("yaml-stream") { c =>
        val format = Yaml(style(c).withDocumentEnd(c.args("c_document_end").bool))
        val documents = c.document.arr.toSeq.map(d => Events(e => Unsized.events(d, e, e.string(_))))
        Modes.chars(64)(out => format.writeAll(documents.iterator, out))
      }
    }
  }
}
