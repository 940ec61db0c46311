package swarender

import utest.*

import swarender.StyleSettingsTest.Change

/** No option of a style is missing in the tables of [[StyleSettingsTest]]. */
object StyleMethodsTest extends TestSuite {
  private def check(style: Class[?], changes: Seq[Change[?]]): Unit = {
    val methods = style.getMethods.map(_.getName).filter(_.matches("with[A-Za-z]+")).toSet
    val tried = changes.map(_.method).toSet
    assert(methods.size > 10, tried == methods)
  }

  val tests: Tests = Tests {
    test("JSON")(check(classOf[JsonStyle], StyleSettingsTest.json))
    test("YAML")(check(classOf[YamlStyle], StyleSettingsTest.yaml))
    test("TOML")(check(classOf[TomlStyle], StyleSettingsTest.toml))
  }
}
