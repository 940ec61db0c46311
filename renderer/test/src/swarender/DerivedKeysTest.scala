package swarender

import utest.*

import swarender.encoder.EncoderRules.key
import swarender.encoder.{EncoderRules, KeyEncoder}

/** Keys of maps that are derived, and those of tuples. */
object DerivedKeysTest extends TestSuite {
  final case class Name(text: String)
  object Name { implicit val keys: KeyEncoder[Name] = KeyEncoder.derived }

  final case class Wrapped[A](value: A)
  object Wrapped { implicit def keys[A: KeyEncoder]: KeyEncoder[Wrapped[A]] = KeyEncoder.derived }

  sealed trait Level
  case object Low extends Level
  case object VeryHigh extends Level
  @key("-") case object Off extends Level
  private def levels(implicit rules: EncoderRules): KeyEncoder[Level] = KeyEncoder.derived

  private def check[K](key: K, expected: String)(implicit keys: KeyEncoder[K]): Unit = {
    val json = DirectModes.same(Map(key -> 1))
    if (json != s"""{"$expected":1}""") throw new java.lang.AssertionError(s"$json, not $expected")
  }

  val tests: Tests = Tests {
    test("a class of one value has the key of that") {
      check(DerivedKeysTypes.Id(7), "7")
      check(Name("n"), "n")
      check(Wrapped(Name("n")), "n")
      check(Wrapped(1.5), "1.5")
    }
    test("case objects have their names, by the rules") {
      implicit val keys: KeyEncoder[Level] = levels(EncoderRules.default)
      check[Level](Low, "Low")
      check[Level](VeryHigh, "VeryHigh")
      check[Level](Off, "-")
      check[Level](VeryHigh, "VERY_HIGH")(
        levels(EncoderRules.default.withCaseObjectNames(EncoderRules.screamingSnakeCase))
      )
      assert(Yaml.render(Map[Level, Int](Low -> 1, Off -> 2)) == "Low: 1\n\"-\": 2\n")
      assert(DirectModes.sameError(Map[Level, Int]((null: Level) -> 1)).kind eq RenderError.NullValue)
    }
    test("tuples have a separator, which the first part must not have") {
      implicit val pairs: KeyEncoder[(String, Int)] = KeyEncoder.pair(":")
      implicit val triples: KeyEncoder[(String, Int, Name)] = KeyEncoder.triple("/")
      check(("a", 1), "a:1")
      check(("", 1), ":1")
      check(("a", 1, Name("n/m")), "a/1/n/m")
      for (key <- Seq("a:b", ":", "a:"))
        assert(intercept[IllegalArgumentException](Json.render(Map((key, 1) -> 1))).getMessage.contains("\":\""))
      val twice: KeyEncoder[(String, String)] = KeyEncoder.pair("::")
      check(("a", ":b"), "a:::b")(twice)
      val _ = intercept[IllegalArgumentException](twice(("a:", "b")))
      assert(DirectModes.sameError(Map(((null: String), 1) -> 1)).kind eq RenderError.NullValue)
    }
    test("what has no names, or too many fields, has no derived keys") {
      import MissingMessages.of
      val _ = of(compileError("KeyEncoder.derived[(Int, Int)]"), "cannot derive a key encoder of")
      locally { val _ = of(compileError("KeyEncoder.derived[Option[Int]]"), "cannot derive a key encoder of") }
      locally { val _ = of(compileError("KeyEncoder.derived[Wrapped[List[Int]]]"), "there is no KeyEncoder[") }
    }
  }

  private object MissingMessages {
    def of(error: CompileError, part: String): Unit =
      if (!error.msg.contains(part)) throw new java.lang.AssertionError(s"no $part in ${error.msg}")
  }
}

/** A value class cannot be inside of an object that tests are made of. */
object DerivedKeysTypes {
  final case class Id(number: Long) extends AnyVal
  object Id { implicit val keys: KeyEncoder[Id] = KeyEncoder.derived }
}
