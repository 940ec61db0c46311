package swarenderx

import utest.*

import swarender.Policy.Nulls
import swarender.{Encoder, Format, Json, JsonStyle, JsonText, Seeded, Style, Toml, TomlStyle, Yaml, YamlStyle}
import swarender.dialects.*

/** Trees of JSON of another library: rendered like the text that they are read from, and like the
  * text that the library prints.
  */
abstract class TreeSuite[T](implicit encoder: Encoder[T]) extends TestSuite {
  protected def parse(text: String): T

  /** By the library's own printer. */
  protected def print(tree: T): String

  /** An array with one element, an object with one member. */
  protected def arrayOf(element: T): T
  protected def objectOf(key: String, value: T): T

  /** Texts of numbers that the library keeps as they are. */
  protected def keptNumbers: Seq[String]

  /** Numbers that the library's own printer gets wrong. */
  protected def misprinted: Set[String] = Set()

  private val texts = Seq(
    "null", "true", "false", "0", "-1", "\"\"", "\"text\"", "[]", "{}", "[[]]", "[{}]", "{\"a\":{}}",
    "\"\\u0000\\u001f\\\"\\\\/\\b\\f\\n\\r\\t\\u007f\\u0085\\u2028\\ufeff\"", "\"\\ud83d\\ude00\\u00e9\\u4e2d\"",
    "{\"on\":\"yes\",\"y\":\"no\",\"~\":\"null\",\"1\":\"1e3\",\"\":\"\"}",
    "{\"z\":1,\"a\":2,\"m\":{\"z\":[1,2,{\"b\":null,\"a\":true}],\"a\":\"text\"}}",
    "[1,[2,[3,[4,[5,[6]]]]],{\"a\":{\"b\":{\"c\":{\"d\":[]}}}}]"
  )

  private val styles: Seq[(String, Encoder[T] => T => String, JsonText => String)] = {
    def of[S <: Style](format: Format[S], style: S) = (
      s"$format $style",
      (e: Encoder[T]) => (tree: T) => outcome(format.render(tree, style)(e)),
      (text: JsonText) => outcome(format.render(text, style))
    )
    Seq(
      of(Json, JsonStyle.compact),
      of(Json, JsonStyle.pretty(2)),
      of(Json, JsonStyle.canonical),
      of(Json, JsonStyle.json5),
      of(Yaml, YamlStyle.safe),
      of(Yaml, YamlStyle.pretty),
      of(Toml, TomlStyle.standard),
      of(Toml, TomlStyle.standard.withNulls(Nulls.OmitMembers))
    )
  }

  /** The document, or what is wrong. */
  private def outcome(document: => String): String =
    try document
    catch { case e: swarender.RenderError => s"${e.kind} at ${e.path}" }

  private def checkLikeText(text: String): Unit = {
    val tree = parse(text)
    for ((name, render, renderText) <- styles) {
      val rendered = render(encoder)(tree)
      val expected = renderText(JsonText(text))
      assert((name, text, rendered) == ((name, text, expected)))
    }
  }

  protected def sharedTests: Tests = Tests {
    test("values of every kind are written as their text is, in every format") {
      texts.foreach(checkLikeText)
    }
    test("numbers that the library keeps are written as they are") {
      for (number <- keptNumbers) {
        checkLikeText(s"[$number]")
        assert(Json.render(parse(s"""{"n":$number}""")) == s"""{"n":$number}""")
      }
    }
    test("what a style refuses has the path of its place") {
      val error = intercept[swarender.RenderError](Toml.render(parse("""{"a":{"b":[1,{"c":null}]}}""")))
      assert(error.path == "$.a.b[1].c")
    }
    test("100,000 levels") {
      val depth = 100000
      val style = JsonStyle.compact.withMaxDepth(Int.MaxValue)
      val arrays = (0 until depth).foldLeft(parse("[]"))((inner, _) => arrayOf(inner))
      assert(Json.render(arrays, style) == "[" * depth + "[]" + "]" * depth)
      val objects = (0 until depth).foldLeft(parse("{}"))((inner, _) => objectOf("k", inner))
      assert(Json.render(objects, style) == "{\"k\":" * depth + "{}" + "}" * depth)
    }
    test("1,000 random documents are what the library prints") {
      val random = new RandomJson(Seeded("documents"), misprinted)
      for (_ <- 0 until 1000) {
        val text = random.document()
        val tree = parse(text)
        SameJson.check(print(tree), Json.render(tree))
        SameJson.check(print(tree), new String(Json(JsonStyle.pretty(2)).toBytes(tree), "UTF-8"))
        assert(parse(Json.render(tree)) == tree)
      }
    }
  }
}
