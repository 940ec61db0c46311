package swarender

import utest.*

import swarender.StyleSettingsTest.Change
import swarender.dialects.*

/** No method of a style is missing in the tables of [[StyleSettingsTest]]. */
object StyleMethodsTest extends TestSuite {

  /** @param fixed
    *   the methods that have no row
    */
  private def check(style: Class[?], changes: Seq[Change[?]], fixed: String*): Unit = {
    val methods = style.getMethods.map(_.getName).filter(_.matches("with[A-Za-z]+")).toSet
    val tried = (changes.map(_.method) ++ fixed).toSet
    assert(methods.size > 10, tried == methods)
  }

  val tests: Tests = Tests {
    test("a format has the methods of all styles") {
      def methods(of: Class[?]) = of.getMethods.map(_.getName).filter(_.matches("with[A-Za-z]+")).toSet
      assert(methods(classOf[Format[?]]) == methods(classOf[Style]) ++ methods(classOf[LenientStyle]) + "withMediaType")
    }
    test("JSON") {
      check(classOf[StrictJsonStyle], StyleSettingsTest.json)
      val common = StyleSettingsTest.json.map(_.method).distinct
      check(classOf[FittedJsonStyle], StyleSettingsTest.fitted, common: _*)
      check(classOf[JsoncStyle], StyleSettingsTest.jsonc, common: _*)
      check(classOf[Json5Style], StyleSettingsTest.json5, common: _*)
    }
    test("YAML") {
      check(classOf[BlockYamlStyle], StyleSettingsTest.yaml, "withUnsupportedTags")
      check(classOf[JsonYamlStyle], StyleSettingsTest.jsonInYaml)
      check(classOf[KyamlStyle], StyleSettingsTest.kyaml)
    }
    test("TOML")(check(classOf[TomlStyle], StyleSettingsTest.toml))
  }
}
