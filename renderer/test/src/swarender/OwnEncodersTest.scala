package swarender

import swarender.encoder.{EncoderRules, KeyEncoder}
import utest.*

/** Subtypes of sealed traits that have encoders of their own, and what derivation refuses. */
object OwnEncodersTest extends TestSuite {
  sealed trait Shape
  final case class Circle(radius: Int) extends Shape
  final case class Square(side: Int, secret: String) extends Shape
  final case class Line(from: Int) extends Shape
  case object Point extends Shape

  final case class Opaque(value: AnyRef)

  /** Encoders of subtypes: of an object that is not derived, of the parent's, and of no object. */
  class Shapes(implicit rules: EncoderRules) {
    implicit def circle: Encoder[Circle] = Encoder[Map[String, Int]].contramap[Circle](c => Map("r" -> c.radius))
    implicit def square: Encoder[Square] = shape.contramap[Square](_.copy(secret = "hidden"))
    implicit def line: Encoder[Line] = Encoder.of[Line]((line, events) => events.int64(line.from.toLong))
    implicit lazy val shape: Encoder[Shape] = Encoder.derived
  }

  class Lines(implicit rules: EncoderRules) {
    def line: Encoder[Line] = Encoder.derived
  }

  /** The parent of a subtype with a field that has no encoder. */
  sealed trait Held
  final case class Holder(value: Opaque) extends Held
  object Holder { implicit def encoder: Encoder[Holder] = Held.encoder.contramap[Holder](holder => holder) }
  object Held { implicit lazy val encoder: Encoder[Held] = Encoder.derived }

  sealed trait Named
  final case class Own(name: String) extends Named
  object Own {
    implicit val encoder: Encoder[Own] =
      Encoder[Map[String, String]].contramap[Own](own => Map("$type" -> own.name))
  }
  object Named { implicit val encoder: Encoder[Named] = Encoder.derived }

  sealed trait Open
  case object Only extends Open
  object Open { val custom: Open = new Open {} }

  sealed trait Local
  case object Global extends Local
  object Local {
    def apply(id: Int): Local = {
      final case class Inside(id: Int) extends Local
      Inside(id)
    }
  }

  sealed trait Nobody
  sealed trait NobodyElse extends Nobody

  private val rules = EncoderRules.default

  private def check(shape: Shape, expected: String)(implicit encoder: Encoder[Shape]): Unit =
    for (json <- Seq(Json.render(shape), EncoderTypes.byEvents(shape))) assert(json == expected)

  private def refused(code: => Any): String = {
    def message(error: Throwable): String = error match {
      case error: IllegalArgumentException => error.getMessage
      case _ => message(error.getCause)
    }
    message(intercept[Throwable] { val _ = code })
  }

  private def message(error: CompileError): String = error.msg.replaceAll("\\s+", " ")

  val tests: Tests = Tests {
    test("an object of an encoder that is not derived has the discriminator") {
      check(Circle(1), """{"$type":"Circle","r":1}""")(new Shapes()(rules).shape)
      check(Circle(1), """{"r":1,"$type":"Circle"}""")(new Shapes()(rules.withDiscriminatorLast(true)).shape)
      check(Circle(1), """{"Circle":{"r":1}}""")(new Shapes()(rules.withWrapper(true)).shape)
      check(Circle(1), """{"$type":"Circle","v":{"r":1}}""")(new Shapes()(rules.withContentKey("v")).shape)
      check(Circle(1), """{"r":1}""")(new Shapes()(rules.withUntagged(true)).shape)
    }
    test("an encoder that is made of the parent's writes what the parent writes") {
      val square = Square(2, "secret")
      for (rules <- Seq(rules, rules.withWrapper(true), rules.withContentKey("v"), rules.withUntagged(true))) {
        val shapes = new Shapes()(rules)
        val own = Json.render(square)(shapes.square)
        assert(own.contains(""""side":2,"secret":"hidden""""))
        check(square, own)(shapes.shape)
      }
      check(square, """{"$type":"Square","side":2,"secret":"hidden"}""")(new Shapes()(rules).shape)
    }
    test("a value that is not an object has no place for a discriminator") {
      val error = DirectModes.sameError[Shape](Line(1))(new Shapes()(rules).shape)
      assert(error.kind eq RenderError.Misuse)
      assert(error.getMessage.contains("a value of subtype Line must be an object"))
      assert(error.getMessage.contains("EncoderRules.withWrapper(true)"))
      check(Line(1), """{"Line":1}""")(new Shapes()(rules.withWrapper(true)).shape)
      check(Line(1), "1")(new Shapes()(rules.withUntagged(true)).shape)
    }
    test("nor has an object with its key") {
      val error = DirectModes.sameError[Named](Own("a"))(Named.encoder)
      assert(error.kind eq RenderError.DuplicateKey)
      assert(error.getMessage.contains("duplicate key \"$type\""))
    }
    test("an encoder that is made of the parent's needs a derived one") {
      val text = refused(Json.render[Held](Holder(Opaque("a"))))
      assert(text.contains("the encoder of subtype Holder calls its parent's encoder"))
    }
    test("rules that are null are refused") {
      val none: EncoderRules = null.asInstanceOf[EncoderRules]
      val text = refused(new Shapes()(none).shape)
      assert(text == "the EncoderRules of Shape are null: define them before the encoder, or as a lazy val")
      assert(refused(new Lines()(none).line).contains("the EncoderRules of Line are null"))
    }
    test("withMember needs objects") {
      val text = refused(new Shapes()(rules).shape.withMember("n")(_ => 1))
      assert(text.contains("the case object Point is a string"), text.contains("withCaseObjectStrings(false)"))
      val objects = new Shapes()(rules.withCaseObjectStrings(false)).shape.withMember("n")(_ => 1)
      check(Point, """{"$type":"Point","n":1}""")(objects)
    }
    test("subtypes that cannot be derived are refused when compiled") {
      assert(
        message(compileError("Encoder.derived[Open]")) ==
          "cannot derive an encoder of Open: an anonymous class or a class inside a method extends it"
      )
      assert(
        message(compileError("Encoder.derived[Local]")) ==
          "cannot derive an encoder of Local: an anonymous class or a class inside a method extends it"
      )
      assert(
        message(compileError("Encoder.derived[Nobody]")) ==
          "cannot derive an encoder of Nobody: Nobody has no subtypes, or they are not known yet"
      )
      assert(
        message(compileError("KeyEncoder.derived[Nobody]")) ==
          "cannot derive a key encoder of Nobody: Nobody is not a case class of one field or a sealed trait of case objects"
      )
      assert(
        message(compileError("Encoder.derived[TestSuite]")) ==
          "cannot derive an encoder of TestSuite: TestSuite is not a case class, value class or sealed trait"
      )
      val _ = (Open.custom, Local(1), KeyEncoder.string)
    }
    test("null is a document") {
      assert(Json.render(null) == "null", Yaml.render(null) == "null\n")
      assert(Json(JsonStyle.pretty).render(null) == "null")
    }
  }
}
