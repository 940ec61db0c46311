package samples.varargs

import swarender.encoder.EncoderRules.{asString, comment, key}
import swarender.encoder.KeyEncoder
import swarender.{Encoder, Json, Yaml}

final case class Tags(name: String, rest: Int*)
object Tags { implicit val encoder: Encoder[Tags] = Encoder.derived }

final case class Exact[A](@key("all") @comment("Exact ones") @asString rest: A*)
object Exact { implicit def encoder[A: Encoder]: Encoder[Exact[A]] = Encoder.derived }

final case class Tree(id: Int, inner: Tree*)
object Tree { implicit val encoder: Encoder[Tree] = Encoder.derived }

sealed trait Kept
@deprecated("Kept", "1") final case class OldKept(a: Int) extends Kept
@deprecated("Kept", "1") case object OldestKept extends Kept
final case class NewKept(a: String*) extends Kept
object Kept { implicit val encoder: Encoder[Kept] = Encoder.derived }

sealed trait Level
@deprecated("High", "1") case object Low extends Level
case object High extends Level
object Level { implicit val keys: KeyEncoder[Level] = KeyEncoder.derived }

/** Fields that take any number of arguments, and what is deprecated. */
object Main {
  def main(args: Array[String]): Unit = {
    println(Json.render(Tags("a", 1, 2)))
    println(Json.render(Tags("a")))
    print(Yaml.render(Exact(1L, 2L)))
    println(Json.render(Tree(1, Tree(2), Tree(3))))
    println(Json.render[Kept](NewKept("a")))
    println(Json.render(Map[Level, Int](High -> 1)))
  }
}
// => {"name":"a","rest":[1,2]}
// => {"name":"a","rest":[]}
// => # Exact ones
// => all:
// => - "1"
// => - "2"
// => {"id":1,"inner":[{"id":2,"inner":[]},{"id":3,"inner":[]}]}
// => {"$type":"NewKept","a":["a"]}
// => {"High":1}
