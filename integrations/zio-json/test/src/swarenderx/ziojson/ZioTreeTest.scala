package swarenderx.ziojson

import utest.*
import zio.Chunk
import zio.json.*
import zio.json.ast.Json as ZioJson

import swarender.{Json, JsonStyle, RenderError, Yaml}
import swarenderx.TreeSuite

/** `zio.json.ast.Json` as zio-json reads it and as programs make it. */
object ZioTreeTest extends TreeSuite[ZioJson] {
  protected def parse(text: String): ZioJson =
    text.fromJson[ZioJson].fold(message => throw new Exception(message), identity)
  protected def print(tree: ZioJson): String = tree.toJson
  protected def arrayOf(element: ZioJson): ZioJson = ZioJson.Arr(element)
  protected def objectOf(key: String, value: ZioJson): ZioJson = ZioJson.Obj(key -> value)
  protected def keptNumbers: Seq[String] = Seq(
    "0", "-1", "1.10", "9007199254740993", "9223372036854775807", "9223372036854775808", "-9223372036854775809",
    "0.1000"
  )

  /** zio-json 0.7.44 prints it as another number; a test of its own has the right text. */
  override protected def misprinted: Set[String] = Set("-9223372036854775808")

  private val made: Seq[(ZioJson, String)] = Seq(
    ZioJson.Num(new java.math.BigDecimal("1e400")) -> "1E+400",
    ZioJson.Num(new java.math.BigDecimal("1.10")) -> "1.10",
    ZioJson.Str("a\ud800b\udc00") -> Json.render("a\ud800b\udc00"),
    ZioJson.Str(null) -> "null",
    ZioJson.Bool(true) -> "true",
    ZioJson.Null -> "null",
    ZioJson.Obj("z" -> ZioJson.Arr(), "a" -> ZioJson.Obj()) -> "{\"z\":[],\"a\":{}}",
    ZioJson.Obj("a" -> ZioJson.Num(1), "a" -> ZioJson.Num(2)) -> "{\"a\":1,\"a\":2}"
  )

  val tests: Tests = sharedTests ++ Tests {
    test("values that programs make") {
      for ((tree, text) <- made) {
        assert(Json.render(tree) == text)
        assert(Json.render(ZioJson.Arr(Chunk(tree))) == s"[$text]")
      }
    }
    test("the smallest Long keeps its digits") {
      val least = "-9223372036854775808"
      for (tree <- Seq(ZioJson.Num(Long.MinValue), parse(least))) {
        assert(Json.render(tree) == least)
        assert(Yaml.render(ZioJson.Arr(tree)) == s"- $least\n")
      }
    }
    test("a key that comes twice is an error where the style refuses it") {
      val tree = ZioJson.Obj("a" -> ZioJson.Num(1), "a" -> ZioJson.Num(2))
      val error = intercept[RenderError](Json.render(tree, JsonStyle.canonical))
      assert(error.kind == RenderError.DuplicateKey)
    }
    test("a document is of any class of values") {
      assert(Yaml.render(Seq(ZioJson.Str("on"))) == "- \"on\"\n")
    }
  }
}
