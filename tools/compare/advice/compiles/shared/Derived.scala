package samples.derived

import swarender.encoder.EncoderRules
import swarender.encoder.EncoderRules.{comment, key}
import swarender.{Encoder, Json, JsonStyle}

sealed trait Res[+E, +A]
final case class Ok[A](a: A) extends Res[Nothing, A]
final case class Failed[E](e: E, code: Int = 1) extends Res[E, Nothing]
case object Pending extends Res[Nothing, Nothing]
object Res { implicit def encoder[E: Encoder, A: Encoder]: Encoder[Res[E, A]] = Encoder.derived }

final case class Box[A](value: A, next: Option[Box[A]] = None)
object Box { implicit def encoder[A: Encoder]: Encoder[Box[A]] = Encoder.derived }

final case class Id(text: String) extends AnyVal
object Id { implicit val encoder: Encoder[Id] = Encoder.derived }

final case class Empty()
object Empty { implicit val encoder: Encoder[Empty] = Encoder.derived }

sealed trait Color
case object Red extends Color
case object Green extends Color
object Color { implicit val encoder: Encoder[Color] = Encoder.derived }

final case class Settings(
    @comment("Who asks") name: String = "all",
    @key("kept") flag: Boolean = false,
    byte: Byte = 1,
    short: Short = 2,
    int: Int = 3,
    long: Long = 4,
    float: Float = 0.5f,
    double: Double = 1.5,
    char: Char = 'c',
    ids: List[Id] = Nil,
    map: Map[String, Option[Id]] = Map.empty,
    color: Color = Red,
    box: Box[Int] = Box(1)
)
object Settings {
  implicit val rules: EncoderRules = EncoderRules.default.withFieldNames(EncoderRules.snakeCase)
  implicit val encoder: Encoder[Settings] = Encoder.derived
}

sealed abstract class Tree
final case class Node(left: Tree, right: Tree) extends Tree
final case class Leaf(value: Int = 0) extends Tree
object Tree { implicit val encoder: Encoder[Tree] = Encoder.derived }

/** What derivation makes, with every kind of field. */
object Main {
  def main(args: Array[String]): Unit = {
    println(Json.render(List[Res[String, Int]](Ok(1), Failed("no"), Pending)))
    println(Json.render(Box(1, Some(Box(2)))))
    println(Json.render(Empty()))
    println(Json.render(Settings(), JsonStyle.compact.withOmitDefaults(true)))
    println(Json.render(Settings(ids = List(Id("a"))), JsonStyle.compact.withOmitDefaults(true)))
    println(Json.render[Tree](Node(Leaf(), Leaf(1))))
  }
}
// => [{"$type":"Ok","a":1},{"$type":"Failed","e":"no","code":1},"Pending"]
// => {"value":1,"next":{"value":2,"next":null}}
// => {}
// => {}
// => {"ids":["a"]}
// => {"$type":"Node","left":{"$type":"Leaf","value":0},"right":{"$type":"Leaf","value":1}}
