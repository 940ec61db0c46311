package reliability

import Shapes.*

import swarender.Policy.{KeyOrder, Nulls}
import swarender.TomlStyle.SmallTables
import swarender.output.ByteSink
import swarender.{Json, JsonStyle, Renderer, Toml, TomlStyle, Yaml, YamlStyle}
import swarender.dialects.*

/** The settings that hold a part of the document before it is written, each with shapes of which it
  * holds much.
  */
object HeldShapes {

  /** A setting, what makes a renderer with it, and the shapes by their names. */
  final case class Held(setting: String, renderer: ByteSink => Renderer, shapes: Seq[(String, Int => Renderer => Unit)])

  private def comments(one: (Renderer, String) => Unit)(n: Int)(r: Renderer): Unit = {
    r.beginObject()
    r.key("a")
    r.int64(1)
    for (i <- 0 until n / 12) one(r, "comment " + i)
    r.key("b")
    r.int64(2)
    r.endObject()
  }

  private def defaults(hasOthers: Boolean)(n: Int)(r: Renderer): Unit = member(r) {
    r.beginObject()
    if (hasOthers) {
      r.key("a")
      r.int64(1)
    }
    for (i <- 0 until n / 12)
      r.commentedDefault(
        null,
        { to =>
          to.key("key " + i)
          to.int64(i.toLong)
        }
      )
    r.endObject()
  }

  private def array(n: Int)(element: Int => Unit)(r: Renderer): Unit = member(r) {
    r.beginArray()
    for (i <- 0 until n) element(i)
    r.endArray()
  }

  private def numbers(n: Int)(r: Renderer): Unit = array(n / 8)(i => r.int64(i.toLong))(r)
  private def words(n: Int)(r: Renderer): Unit = array(n / 8)(i => r.string("word " + i % 10))(r)

  private def smallArrays(n: Int)(r: Renderer): Unit = array(n / 16) { i =>
    r.beginArray()
    r.int64(i.toLong)
    r.bool(true)
    r.endArray()
  }(r)

  private def smallObjects(n: Int)(r: Renderer): Unit = array(n / 20) { i =>
    r.beginObject()
    r.key("a")
    r.int64(i.toLong)
    r.key("b")
    r.nullValue()
    r.endObject()
  }(r)

  private def empties(n: Int)(r: Renderer): Unit = member(r) {
    r.beginObject()
    for (i <- 0 until n / 20) {
      r.key("key " + i)
      r.beginArray()
      r.endArray()
      r.key("value " + i)
      r.bool(true)
    }
    r.endObject()
  }

  private val flat = Seq[(String, Int => Renderer => Unit)](
    "numbers" -> (n => numbers(n)),
    "words" -> (n => words(n)),
    "small arrays" -> (n => smallArrays(n)),
    "small objects" -> (n => smallObjects(n)),
    "many keys" -> (n => keys(n / 16))
  )
  private val commented = Seq[(String, Int => Renderer => Unit)](
    "comments on one value" -> (n => comments(_.comment(_))(n)),
    "lines of comments" -> (n => comments(_.commentLines(_))(n)),
    "commented defaults" -> (n => defaults(hasOthers = true)(n)),
    "nothing but commented defaults" -> (n => defaults(hasOthers = false)(n))
  )

  private val yaml = YamlStyle.safe.withMaxDepth(Int.MaxValue)
  private val toml = TomlStyle.standard.withNulls(Nulls.OmitMembers)

  private def held(setting: String, style: YamlStyle)(shapes: (String, Int => Renderer => Unit)*): Held =
    Held("YAML, " + setting, Yaml(style).renderer(_), shapes)
  private def json(setting: String, style: JsonStyle)(shapes: (String, Int => Renderer => Unit)*): Held =
    Held("JSON, " + setting, Json(style).renderer(_), shapes)
  private def toml(setting: String, style: TomlStyle)(shapes: (String, Int => Renderer => Unit)*): Held =
    Held("TOML, " + setting, Toml(style).renderer(_), shapes)

  val all: Seq[Held] = Seq(
    held("commented defaults", yaml.withCommentedDefaults(true))(commented*),
    held("commented defaults, sorted", yaml.withCommentedDefaults(true).withKeyOrder(KeyOrder.CodePoint))(commented*),
    held("commented defaults, nothing empty", yaml.withCommentedDefaults(true).withOmitEmpty(true))(commented*),
    held("commented defaults, kyaml", YamlStyle.kyaml.withCommentedDefaults(true))(commented*),
    json("commented defaults, json5", JsonStyle.json5.withCommentedDefaults(true))(commented*),
    json("commented defaults, jsonc", JsonStyle.jsonc.withCommentedDefaults(true))(commented*),
    json("commented defaults, jsonc, fitted", JsonStyle.jsonc.withCommentedDefaults(true).withWidth(60))(commented*),
    toml("commented defaults", toml.withCommentedDefaults(true))(commented*),
    toml("commented defaults, inline", toml.withCommentedDefaults(true).withSmallTables(SmallTables.Inline))(
      commented*
    ),
    held("flow", yaml.withMaxFlowLength(40))(flat*),
    held("flow width", yaml.withFlowWidth(80))(flat*),
    held("all in flow style", yaml.withLayout(_ => YamlStyle.Layout.Flow))(flat*),
    held("pyyaml, flow", YamlStyle.pyyaml.withMaxFlowLength(40))(flat*),
    held("blank lines", yaml.withBlankLines(2))(flat*),
    held("nothing empty", yaml.withOmitEmpty(true))("empty arrays" -> (n => empties(n))),
    held("kyaml", YamlStyle.kyaml)(flat*),
    json("fitted", JsonStyle.pretty.withWidth(80))(flat*),
    json("filled", JsonStyle.pretty.withWidth(80).withFilledArrays(true))(flat*),
    json("nothing empty", JsonStyle.compact.withOmitEmpty(true))("empty arrays" -> (n => empties(n))),
    json("nulls omitted", JsonStyle.compact.withNulls(Nulls.OmitMembers))(flat*),
    toml("array width", toml)(flat*),
    toml("inline tables", toml.withSmallTables(SmallTables.Inline))(flat*),
    toml("sorted", toml.withKeyOrder(KeyOrder.CodePoint))(flat*)
  )
}
