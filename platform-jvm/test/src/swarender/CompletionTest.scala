package swarender

import utest.*

import swarender.encoder.KeyEncoder

/** What an editor offers after `Encoder.` and `KeyEncoder.`: what programs call, few names. */
object CompletionTest extends TestSuite {
  private def names(companion: AnyRef): Set[String] = {
    val ofAll = classOf[Object].getMethods.map(_.getName).toSet ++ Set("writeReplace", "readResolve")
    companion.getClass.getMethods.map(_.getName).filterNot(_.contains("$")).toSet -- ofAll
  }

  final case class Id(text: String)
  object Id { implicit val encoder: Encoder[Id] = Encoder.contramap((id: Id) => id.text) }

  val tests: Tests = Tests {
    test("few names, and no instances") {
      val expected = Set(
        "standard", "contramap", "base64", "base64Url", "hex", "readable", "send", "visitor", "of", "instance",
        "option", "either", "eitherObject", "eitherUntagged", "iterable", "array", "map"
      )
      // `derived` and `apply` are no methods at run time.
      assert(names(Encoder) == expected, expected.size + 2 <= 20)
      assert(names(KeyEncoder) == Set("of", "pair", "triple", "string"))
    }
    test("the names that other libraries have") {
      assert(Json.render(List(Id("a"))) == """["a"]""")
      val point = Encoder.instance[(Int, Int)]((p, events) => events.string(s"${p._1}:${p._2}"))
      assert(Json.render((1, 2))(point) == "\"1:2\"")
      assert(Json.withIndent(1).render(List(1)) == "[\n 1\n]", Yaml.withIndent(4).style == YamlStyle.safe.withIndent(4))
      assert(Toml.withIndent(1).style == TomlStyle.standard.withIndent(1))
      val nulls = JsonStyle.compact.withNulls(JsonStyle.Nulls.OmitMembers)
      assert(Json.render(Map("a" -> Option.empty[Int]), nulls) == "{}")
      assert((YamlStyle.Nulls eq Policy.Nulls) && (TomlStyle.Nulls eq Policy.Nulls))
      assert(Json.render(BigDecimal("1.5"))(Encoder.standard.bigDecimal.contramap(_.setScale(2))) == "1.50")
    }
  }
}
