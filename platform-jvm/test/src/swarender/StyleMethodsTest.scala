package swarender

import utest.*

import swarender.StyleSettingsTest.Change

/** No method of a style is missing in the tables of [[StyleSettingsTest]]. */
object StyleMethodsTest extends TestSuite {

  /** @param fixed
    *   the methods that take one policy only
    */
  private def check(style: Class[?], changes: Seq[Change[?]], fixed: String*): Unit = {
    val methods = style.getMethods.map(_.getName).filter(_.matches("with[A-Za-z]+")).toSet
    val tried = (changes.map(_.method) ++ fixed).toSet
    assert(methods.size > 10, tried == methods)
  }

  val tests: Tests = Tests {
    test("JSON")(check(classOf[JsonStyle], StyleSettingsTest.json ++ StyleSettingsTest.json5))
    test("YAML")(check(classOf[YamlStyle], StyleSettingsTest.yaml))
    test("TOML")(check(classOf[TomlStyle], StyleSettingsTest.toml, "withBigIntegers", "withDuplicateKeys"))
  }
}
