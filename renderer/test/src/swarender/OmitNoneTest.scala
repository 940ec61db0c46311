package swarender

import java.util.Optional

import utest.*

import swarender.Policy.Nulls
import swarender.encoder.EncoderRules
import swarender.encoder.EncoderRules.{comment, flatten, omitNone}

/** Fields that are `None` have no member, by annotations and by rules, whatever the style is. */
object OmitNoneTest extends TestSuite {
  final case class Patch(
      @omitNone name: Option[String],
      @omitNone email: Option[Option[String]],
      age: Option[Int],
      @omitNone tags: Optional[List[String]]
  )
  object Patch { implicit val encoder: Encoder[Patch] = Encoder.derived }

  @omitNone final case class All(a: Option[Int], b: Option[Option[All]], c: Int, d: Option[String])
  object All { implicit val encoder: Encoder[All] = Encoder.derived }

  @omitNone final case class One(a: Option[Double])
  object One { implicit val encoder: Encoder[One] = Encoder.derived }

  @omitNone final case class Generic[A](a: A, b: Option[A])
  object Generic { implicit def encoder[A: Encoder]: Encoder[Generic[A]] = Encoder.derived }

  final case class Celsius(degrees: Int)
  final case class Own(@omitNone a: Option[Celsius], @omitNone b: Option[Celsius])
  object Own {
    implicit val celsius: Encoder[Option[Celsius]] = Encoder.of((v, events) => events.string(s"${v.get.degrees} C"))
    implicit val encoder: Encoder[Own] = Encoder.derived
  }

  final case class ByRules(first: Option[Int], second: Option[Option[Int]], third: Boolean, fourth: Option[String])
  final case class Certain(first: Int, second: Option[Int])
  final case class Flat(@flatten inner: Option[One], more: Option[Int], @flatten last: Map[String, Int])
  private def certain(implicit rules: EncoderRules): Encoder[Certain] = Encoder.derived
  private def byRules(implicit rules: EncoderRules): Encoder[ByRules] = Encoder.derived
  private def flat(implicit rules: EncoderRules): Encoder[Flat] = Encoder.derived

  final case class Remarked(@comment("one") @omitNone a: Option[Int] = None, @comment("two") b: Option[Int] = None)
  object Remarked { implicit val encoder: Encoder[Remarked] = Encoder.derived }

  @omitNone sealed trait Event
  final case class Added(id: Option[Int], name: Option[String]) extends Event
  final case class Moved(from: Int, to: Option[Int]) extends Event
  final case class Gone() extends Event
  private def events(implicit rules: EncoderRules): Encoder[Event] = Encoder.derived

  /** The first field may be `None`, which the annotation is silent about. */
  sealed trait Ruled extends Product
  final case class First(first: Option[Int], b: Int) extends Ruled
  object First { implicit def encoder(implicit rules: EncoderRules): Encoder[First] = Encoder.derived }
  final case class Plain(first: Option[Int], b: Int) extends Ruled
  final case class Second(b: Int, second: Option[Int]) extends Ruled
  final case class Only(only: Optional[Int]) extends Ruled
  final case class Mixed(first: Option[Int], @omitNone second: Option[Int], third: Option[Int]) extends Ruled
  final case class Inner(first: Option[First], more: Option[Int]) extends Ruled
  final case class Flattened(@flatten inner: Option[One], more: Option[Int]) extends Ruled
  final case class Longer(first: Option[Int]) extends Ruled
  object Longer {
    implicit def encoder(implicit rules: EncoderRules): Encoder[Longer] =
      Encoder.derived[Longer].withMember("n")(_.first.size)
  }
  final case class Renamed(first: Option[Int], b: Int) extends Ruled
  object Renamed {
    implicit def encoder(implicit rules: EncoderRules): Encoder[Renamed] =
      Encoder.derived[Renamed].withKeys(_.first -> "f")
  }
  private def ruled(implicit rules: EncoderRules): Encoder[Ruled] = Encoder.derived
  private val ruledValues = Seq[(Ruled, List[String])](
    First(Some(1), 2) -> List(""""first":1""", """"b":2"""),
    First(None, 2) -> List(""""first":null""", """"b":2"""),
    Plain(Some(1), 2) -> List(""""first":1""", """"b":2"""),
    Plain(None, 2) -> List(""""first":null""", """"b":2"""),
    Second(1, None) -> List(""""b":1""", """"second":null"""),
    Only(Optional.of(1)) -> List(""""only":1"""),
    Only(Optional.empty()) -> List(""""only":null"""),
    Mixed(None, None, None) -> List(""""first":null""", """"third":null"""),
    Mixed(None, Some(2), Some(3)) -> List(""""first":null""", """"second":2""", """"third":3"""),
    Inner(Some(First(Some(1), 2)), None) -> List(""""first":{"first":1,"b":2}""", """"more":null"""),
    Flattened(Some(One(Some(1))), None) -> List(""""a":1""", """"more":null"""),
    Longer(None) -> List(""""first":null""", """"n":0"""),
    Longer(Some(5)) -> List(""""first":5""", """"n":1"""),
    Renamed(None, 2) -> List(""""f":null""", """"b":2"""),
    Renamed(Some(1), 2) -> List(""""f":1""", """"b":2""")
  )

  // A class of more than 50 fields is written by parts.
  @omitNone final case class Large(
      a00: Option[Int] = None,
      a01: Option[Int] = None,
      a02: Option[Int] = None,
      a03: Option[Int] = None,
      a04: Option[Int] = None,
      a05: Option[Int] = None,
      a06: Option[Int] = None,
      a07: Option[Int] = None,
      a08: Option[Int] = None,
      a09: Option[Int] = None,
      a10: Option[Int] = None,
      a11: Option[Int] = None,
      a12: Option[Int] = None,
      a13: Option[Int] = None,
      a14: Option[Int] = None,
      a15: Option[Int] = None,
      a16: Option[Int] = None,
      a17: Option[Int] = None,
      a18: Option[Int] = None,
      a19: Option[Int] = None,
      a20: Option[Int] = None,
      a21: Option[Int] = None,
      a22: Option[Int] = None,
      a23: Option[Int] = None,
      a24: Option[Int] = None,
      a25: Option[Int] = None,
      a26: Option[Int] = None,
      a27: Option[Int] = None,
      a28: Option[Int] = None,
      a29: Option[Int] = None,
      a30: Option[Int] = None,
      a31: Option[Int] = None,
      a32: Option[Int] = None,
      a33: Option[Int] = None,
      a34: Option[Int] = None,
      a35: Option[Int] = None,
      a36: Option[Int] = None,
      a37: Option[Int] = None,
      a38: Option[Int] = None,
      a39: Option[Int] = None,
      a40: Option[Int] = None,
      a41: Option[Int] = None,
      a42: Option[Int] = None,
      a43: Option[Int] = None,
      a44: Option[Int] = None,
      a45: Option[Int] = None,
      a46: Option[Int] = None,
      a47: Option[Int] = None,
      a48: Option[Int] = None,
      a49: Option[Int] = None,
      a50: Option[Int] = None,
      a51: Option[String] = None
  )
  object Large { implicit val encoder: Encoder[Large] = Encoder.derived }

  final case class Wrong(@omitNone a: Int)

  private val rules = EncoderRules.default
  private val omitting = rules.withOmitNone(true)

  private def check[T: Encoder](value: T, expected: String): Unit = {
    val json = DirectModes.same(value)
    if (json != expected) throw new java.lang.AssertionError(s"$json, not $expected")
    for (style <- Seq[Style](YamlStyle.safe, TomlStyle.standard.withNulls(Nulls.OmitEverywhere), JsonStyle.pretty)) {
      val _ = DirectModes.sameIn(value, style, 7)
    }
  }

  val tests: Tests = Tests {
    test("three states of an Option of an Option") {
      check(Patch(None, None, None, Optional.empty()), """{"age":null}""")
      check(Patch(Some("a"), Some(None), Some(1), Optional.of(Nil)), """{"name":"a","email":null,"age":1,"tags":[]}""")
      check(Patch(None, Some(Some("e")), Some(1), Optional.empty()), """{"email":"e","age":1}""")
      check(Patch(null, null, null, null), """{"age":null}""")
      check(List(null, Patch(None, None, None, null)), """[null,{"age":null}]""")
    }
    test("each field of a class, in any combination") {
      val inner = All(None, None, 2, None)
      val (a, b, d) = (Seq(None, Some(1)), Seq(None, Some(None), Some(Some(inner))), Seq(None, Some("d")))
      for (a <- a; b <- b; d <- d) {
        val members = a.map(v => s""""a":$v""").toList ++
          b.map(v => if (v.isEmpty) """"b":null""" else """"b":{"c":2}""") ++ List(""""c":3""") ++
          d.map(v => s""""d":"$v"""")
        check(All(a, b, 3, d), members.mkString("{", ",", "}"))
      }
      check(One(None), "{}")
      check(One(Some(1.5)), """{"a":1.5}""")
      check(List(One(None), One(None)), "[{},{}]")
      check(Generic(1, None), """{"a":1}""")
      check(Generic(One(None), Some(One(Some(1.0)))), """{"a":{},"b":{"a":1}}""")
    }
    test("a class of many fields") {
      check(Large(), "{}")
      check(Large(a03 = Some(3), a51 = Some("x")), """{"a03":3,"a51":"x"}""")
      check(Large(a51 = Some("x")), """{"a51":"x"}""")
    }
    test("an encoder of user code is not called for what is left out") {
      check(Own(None, Some(Celsius(1))), """{"b":"1 C"}""")
      check(Own(Some(Celsius(2)), None), """{"a":"2 C"}""")
    }
    test("rules") {
      val values = List(ByRules(None, None, true, None), ByRules(Some(1), Some(None), false, Some("s")))
      check(values, """[{"third":true},{"first":1,"second":null,"third":false,"fourth":"s"}]""")(
        Encoder.iterable[ByRules, List](byRules(omitting))
      )
      for (rules <- Seq(rules, rules.withFieldNames(name => name), omitting.withOmitNone(false)))
        check(values.take(1), """[{"first":null,"second":null,"third":true,"fourth":null}]""")(
          Encoder.iterable[ByRules, List](byRules(rules))
        )
      check(Certain(1, None), """{"first":1}""")(certain(omitting))
      check(Certain(1, None), """{"first":1,"second":null}""")(certain(rules))
      check(Flat(None, None, Map("b" -> 1)), """{"b":1}""")(flat(omitting))
      check(Flat(Some(One(Some(1))), Some(2), Map()), """{"a":1,"more":2}""")(flat(omitting))
      check(Flat(None, None, Map("b" -> 1)), """{"more":null,"b":1}""")(flat(rules))
    }
    test("subtypes of a sealed trait with the annotation") {
      val values = List[Event](Added(None, None), Added(None, Some("n")), Moved(1, None), Gone())
      val table = Seq(
        rules -> """[{"$type":"Added"},{"$type":"Added","name":"n"},{"$type":"Moved","from":1},{"$type":"Gone"}]""",
        rules.withDiscriminatorLast(true) ->
          """[{"$type":"Added"},{"name":"n","$type":"Added"},{"from":1,"$type":"Moved"},{"$type":"Gone"}]""",
        rules.withWrapper(true) -> """[{"Added":{}},{"Added":{"name":"n"}},{"Moved":{"from":1}},{"Gone":{}}]""",
        rules.withContentKey("v") ->
          """[{"$type":"Added","v":{}},{"$type":"Added","v":{"name":"n"}},{"$type":"Moved","v":{"from":1}},{"$type":"Gone","v":{}}]""",
        rules.withUntagged(true) -> """[{},{"name":"n"},{"from":1},{}]"""
      )
      for ((rules, expected) <- table) check(values, expected)(Encoder.iterable[Event, List](events(rules)))
    }
    test("subtypes of a sealed trait whose rules say it") {
      def list(members: Seq[String]) = members.mkString("{", ",", "}")
      def first(tag: String)(name: String, members: List[String]) = list(s""""$tag":"$name"""" :: members)
      val named = rules.withFieldNames(EncoderRules.snakeCase)
      val forms = Seq[(EncoderRules, (String, List[String]) => String)](
        rules -> first("$type"),
        named -> first("$type"),
        rules.withDiscriminator("kind") -> first("kind"),
        named.withDiscriminatorLast(true) -> ((name, members) => list(members :+ s""""$$type":"$name"""")),
        rules.withWrapper(true) -> ((name, members) => s"""{"$name":${list(members)}}"""),
        rules.withContentKey("v") -> ((name, members) => s"""{"$$type":"$name","v":${list(members)}}"""),
        named.withUntagged(true) -> ((_, members) => list(members))
      )
      for ((rules, form) <- forms; omits <- Seq(false, true)) {
        implicit val encoder: Encoder[Ruled] = ruled(rules.withOmitNone(omits))
        val all = ruledValues.map { case (value, members) =>
          val left = if (omits) members.filterNot(_.endsWith("null")) else members
          val expected = form(value.productPrefix, left)
          check(value, expected)
          value -> expected
        }
        check(all.map(_._1).toList, all.map(_._2).mkString("[", ",", "]"))
      }
    }
    test("with another member, and flattened") {
      val one = One.encoder.withMember("n")(_.a.size)
      check(One(None), """{"n":0}""")(one)
      check(One(Some(1)), """{"a":1,"n":1}""")(one)
      intercept[IllegalArgumentException](One.encoder.withMember("a")(_.a.size))
      check(Certain(1, None), """{"first":1,"n":1}""")(certain(omitting).withMember("n")(_.first))
      val kept = rules.withDiscriminator("kind")
      val more = byRules(kept).withMember("n")(_.first.size).withMember("m")(_.third)
      check(
        ByRules(None, None, true, Some("s")),
        """{"first":null,"second":null,"third":true,"fourth":"s","n":0,"m":true}"""
      )(more)
    }
    test("comments and defaults of what is left out") {
      val style = YamlStyle.safe.withCommentedDefaults(true)
      assert(Yaml.render(Remarked()) == "# two\nb: null\n")
      assert(Yaml.render(Remarked(Some(1), Some(2))) == "# one\na: 1\n# two\nb: 2\n")
      val commented = Yaml.render(Remarked(), style)
      assert(
        commented.contains("# two"),
        commented.contains("# b: null"),
        !commented.contains("one"),
        !commented.contains("a:")
      )
      assert(Json.render(Remarked(), JsonStyle.compact.withOmitDefaults(true)) == "{}")
    }
    test("a style that omits nulls omits those of Some(None) too") {
      val value = Patch(None, Some(None), Some(1), Optional.empty())
      assert(Json.render(value, JsonStyle.compact.withNulls(Nulls.OmitMembers)) == """{"age":1}""")
      assert(Toml.render(Patch(None, None, Some(1), Optional.empty())) == "age = 1\n")
    }
    test("upickle writes None as the default does") {
      val value = Certain(1, None)
      val theirs = upickle.default.write(value)(upickle.default.macroW[Certain])
      assert(theirs == """{"first":1,"second":null}""", theirs == Json.render(value)(certain(EncoderRules.default)))
    }
    test("the path of an error") {
      val error = DirectModes.sameError(List(One(None), One(Some(Double.NaN))))
      assert(error.path == "$[1].a")
    }
    test("only what has a None can have none") {
      val message = compileError("Encoder.derived[Wrong]").msg
      assert(message.contains("field a has @omitNone and is neither an Option nor an Optional"))
    }
  }
}
