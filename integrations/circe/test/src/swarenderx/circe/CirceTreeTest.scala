package swarenderx.circe

import io.circe.Json as CirceJson
import utest.*

import swarender.{Json, Yaml}
import swarenderx.TreeSuite

/** `io.circe.Json` as circe's parser reads it and as programs make it. */
object CirceTreeTest extends TreeSuite[CirceJson] {
  protected def parse(text: String): CirceJson = io.circe.parser.parse(text).fold(throw _, identity)
  protected def print(tree: CirceJson): String = tree.noSpaces
  protected def arrayOf(element: CirceJson): CirceJson = CirceJson.arr(element)
  protected def objectOf(key: String, value: CirceJson): CirceJson = CirceJson.obj(key -> value)
  protected def keptNumbers: Seq[String] = Seq(
    "0", "-0", "-0.0", "1.10", "1e400", "-1E+400", "9007199254740993", "9223372036854775807", "9223372036854775808",
    "-9223372036854775809", "0.1000", "123456789012345678901234567890.123"
  )

  private val made: Seq[(CirceJson, String)] = Seq(
    CirceJson.fromInt(-1) -> "-1",
    CirceJson.fromLong(Long.MinValue) -> "-9223372036854775808",
    CirceJson.fromLong((1L << 53) + 1) -> "9007199254740993",
    CirceJson.fromBigInt(BigInt(2).pow(63)) -> "9223372036854775808",
    CirceJson.fromBigDecimal(BigDecimal("1.10")) -> "1.10",
    CirceJson.fromBigDecimal(BigDecimal("1e400")) -> "1E+400",
    CirceJson.fromDoubleOrNull(-0.0) -> "-0",
    CirceJson.fromDoubleOrNull(0.1) -> "0.1",
    CirceJson.fromDoubleOrNull(Double.NaN) -> "null",
    CirceJson.fromFloatOrNull(0.1f) -> "0.1",
    CirceJson.fromString("a\ud800b\udc00") -> Json.render("a\ud800b\udc00"),
    CirceJson.fromFields(Seq("b" -> CirceJson.Null, "a" -> CirceJson.True, "b" -> CirceJson.False)) ->
      "{\"b\":false,\"a\":true}",
    CirceJson.obj("z" -> CirceJson.arr(), "a" -> null) -> "{\"z\":[],\"a\":null}"
  )

  val tests: Tests = sharedTests ++ Tests {
    test("values that programs make") {
      for ((tree, text) <- made) {
        val rendered = Json.render(tree)
        assert(rendered == text)
        assert(Json.render(CirceJson.arr(tree)) == s"[$text]")
      }
    }
    test("an object that circe has changed is written in its new order") {
      val tree = CirceJson.obj("a" -> CirceJson.fromInt(1), "b" -> CirceJson.fromInt(2)).mapObject { o =>
        ("c" -> CirceJson.fromInt(3)) +: o.remove("a").add("a", CirceJson.fromInt(4))
      }
      assert(Json.render(tree) == tree.noSpaces)
      assert(Yaml.render(tree) == "c: 3\nb: 2\na: 4\n")
    }
  }
}
