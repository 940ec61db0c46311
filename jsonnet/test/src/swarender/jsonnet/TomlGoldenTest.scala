package swarender
package jsonnet

import utest.*

/** The Jsonnet profile against what go-jsonnet prints. */
object TomlGoldenTest extends TestSuite {
  val tests: Tests = Tests {
    test("manifestTomlEx")(
      Golden.check("toml")(c => Modes.toml.same(c.document, Jsonnet.go.manifestTomlEx(c.args("indent").str)))
    )
  }
}
