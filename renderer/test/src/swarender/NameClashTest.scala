package swarender

import utest.*

import swarender.encoder.EncoderRules
import swarender.encoder.EncoderRules.key

/** Names that two fields, two subtypes, or a field and the discriminator would have. */
object NameClashTest extends TestSuite {
  sealed trait Signal
  object Tabs { final case class OnCreated(id: Int) extends Signal }
  object Windows { final case class OnCreated(id: Int) extends Signal }

  sealed trait Request
  object Car { case object Stop extends Request }
  object Train { case object Stop extends Request }

  sealed trait Named
  object Car1 { @key("car.stop") case object Stop extends Named }
  object Train1 { case object Stop extends Named }

  sealed trait SameKey
  @key("one") case object First extends SameKey
  @key("one") final case class Second(id: Int) extends SameKey

  sealed trait KeyIsName
  @key("Other") case object This extends KeyIsName
  final case class Other(id: Int) extends KeyIsName

  sealed trait Stock
  case object OldItem extends Stock
  final case class Old_item(id: Int) extends Stock

  final case class Users(userID: Int, userId: Int)
  final case class SameKeys(@key("x") a: Int, @key("x") b: Int)
  final case class KeyOfOther(@key("b") a: Int, b: Int)
  final case class Swapped(@key("b") a: Int, @key("a") b: Int)

  sealed trait Typed
  final case class Text(`$type`: String) extends Typed
  sealed trait TypedByKey
  final case class Text1(@key("$type") kind: String) extends TypedByKey
  sealed trait TypedByOwn
  final case class Text2(@key("$type") kind: String) extends TypedByOwn
  object Text2 { implicit val encoder: Encoder[Text2] = Encoder.derived }

  sealed trait Shape
  case object Point extends Shape
  final case class Circle(radius: Double) extends Shape
  final case class Square(side: Double) extends Shape
  object Square { implicit val encoder: Encoder[Square] = Encoder.derived }

  private final class By(implicit rules: EncoderRules) {
    def stock: Encoder[Stock] = Encoder.derived
    def users: Encoder[Users] = Encoder.derived
    def shape: Encoder[Shape] = Encoder.derived
  }

  private def check(message: String, parts: String*): Unit =
    for (part <- parts if !message.contains(part)) throw new java.lang.AssertionError(s"no $part in $message")

  private def refused(encoder: => Any, parts: String*): Unit =
    check(intercept[IllegalArgumentException](encoder).getMessage, parts*)

  private val rules = EncoderRules.default
  private val snake = rules.withFieldNames(EncoderRules.snakeCase).withSubtypeNames(EncoderRules.snakeCase)

  val tests: Tests = Tests {
    test("two subtypes with one name are refused when compiled") {
      check(compileError("Encoder.derived[Signal]").msg, "Tabs.OnCreated", "Windows.OnCreated", "\"OnCreated\"", "@key")
      check(compileError("Encoder.derived[Request]").msg, "Car.Stop", "Train.Stop", "\"Stop\"", "@key")
      check(compileError("Encoder.derived[SameKey]").msg, "First", "Second", "\"one\"")
      check(compileError("Encoder.derived[KeyIsName]").msg, "This", "Other", "\"Other\"")
    }
    test("whatever the rules are") {
      check(
        compileError("{ implicit val own: EncoderRules = snake; Encoder.derived[Signal] }").msg,
        "Tabs.OnCreated",
        "Windows.OnCreated"
      )
    }
    test("an annotation tells them apart") {
      val encoder: Encoder[Seq[Named]] = Encoder.iterable[Named, Seq](Encoder.derived)
      assert(Json.render(Seq[Named](Car1.Stop, Train1.Stop))(encoder) == """["car.stop","Stop"]""")
      val swapped: Encoder[Swapped] = Encoder.derived
      assert(Json.render(Swapped(1, 2))(swapped) == """{"b":1,"a":2}""")
    }
    test("two subtypes that rules give one name are refused when the encoder is made") {
      refused(new By()(snake).stock, "OldItem", "Old_item", "\"old_item\"")
      refused(new By()(rules.withSubtypeNames(_ => "x").withWrapper(true)).shape, "Point", "Circle", "\"x\"")
      val _ = new By()(rules).stock
    }
    test("two fields with one key are refused when compiled, or when the encoder is made") {
      check(compileError("Encoder.derived[SameKeys]").msg, "fields a and b of SameKeys", "\"x\"", "@key")
      check(compileError("Encoder.derived[KeyOfOther]").msg, "fields a and b of KeyOfOther", "\"b\"")
      refused(new By()(snake).users, "fields userID and userId of", "\"user_id\"")
    }
    test("a field with the key of the discriminator is refused when compiled") {
      check(compileError("Encoder.derived[Typed]").msg, "Text", "\"$type\"", "@key")
      check(compileError("Encoder.derived[TypedByKey]").msg, "Text1", "\"$type\"")
      check(compileError("Encoder.derived[TypedByOwn]").msg, "Text2", "\"$type\"")
    }
    test("or when the encoder is made") {
      val radius = rules.withDiscriminator("radius")
      refused(new By()(radius).shape, "Circle", "\"radius\"")
      refused(new By()(radius.withDiscriminatorLast(true)).shape, "Circle", "\"radius\"")
      val _ = new By()(radius.withWrapper(true)).shape
    }
    test("of a subtype with an encoder of its own, at the first value of any subtype") {
      val own = new By()(rules.withDiscriminator("side")).shape
      refused(Json.render(Point: Shape)(own), "Square", "\"side\"")
    }
  }
}
