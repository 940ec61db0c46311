package swarenderx.playjson

import play.api.libs.json.*
import utest.*

import swarender.{Json as SwarenderJson, Yaml}
import swarenderx.TreeSuite

/** `JsValue` as play-json reads it and as programs make it. */
object PlayTreeTest extends TreeSuite[JsValue] {
  protected def parse(text: String): JsValue = Json.parse(text)
  protected def print(tree: JsValue): String = Json.stringify(tree)
  protected def arrayOf(element: JsValue): JsValue = JsArray(Seq(element))
  protected def objectOf(key: String, value: JsValue): JsValue = JsObject(Seq(key -> value))
  protected def keptNumbers: Seq[String] = Seq(
    "0", "-1", "1.10", "9007199254740993", "9223372036854775807", "9223372036854775808", "-9223372036854775809",
    "0.1000"
  )

  private val made: Seq[(JsValue, String)] = Seq(
    JsNumber(Long.MinValue) -> "-9223372036854775808",
    JsNumber(BigDecimal(2).pow(63)) -> "9223372036854775808",
    JsNumber(BigDecimal("1e400")) -> "1E+400",
    JsNumber(null) -> "null",
    JsString(null) -> "null",
    JsString("a\ud800b\udc00") -> SwarenderJson.render("a\ud800b\udc00"),
    JsTrue -> "true",
    JsNull -> "null",
    JsArray(Seq(null)) -> "[null]",
    Json.obj("b" -> 1, "a" -> Json.arr(1, "x")) -> "{\"b\":1,\"a\":[1,\"x\"]}"
  )

  val tests: Tests = sharedTests ++ Tests {
    test("values that programs make") {
      for ((tree, text) <- made) {
        assert(SwarenderJson.render(tree) == text)
        assert(SwarenderJson.render(JsArray(Seq(tree))) == s"[$text]")
      }
    }
    test("a document is of any class of values") {
      assert(SwarenderJson.render(Json.obj("a" -> 1)) == "{\"a\":1}")
      assert(Yaml.render(Seq(JsString("on"))) == "- \"on\"\n")
    }
    test("an object that play-json has changed is written in its new order") {
      val tree = Json.obj("a" -> 1, "b" -> 2) - "a" + ("a" -> JsNumber(3))
      assert(SwarenderJson.render(tree) == Json.stringify(tree))
    }
  }
}
