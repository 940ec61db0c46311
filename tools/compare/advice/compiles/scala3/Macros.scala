package samples.macros

import swarender.encoder.EncoderRules.{asString, comment, flatten, key, skip}
import swarender.encoder.KeyEncoder
import swarender.{Encoder, Json, Yaml}

final case class Page(offset: Int, limit: Int = 10) derives Encoder
final case class Listing(
    @key("n") name: String,
    @flatten page: Page,
    @flatten more: Map[String, Int],
    @asString exact: Double = 1,
    @comment("A count") count: Int = 2,
    @skip hidden: AnyRef = "x"
) derives Encoder

/** Of one and of two fields, of elements and of options, which are written by code of their own. */
final case class Chain(next: Option[Chain]) derives Encoder
final case class Elements(arrays: Array[Double], lists: List[List[Int]], sets: Set[Option[Page]], maps: Map[Int, Page])
    derives Encoder

final case class Id(text: String) derives KeyEncoder
final case class Tags(name: String, rest: Int*) derives Encoder

enum Fruit derives Encoder {
  case Apple, Orange
}
enum Season derives KeyEncoder {
  case Summer, Winter
}
enum Side {
  case Left, Right
}
final case class Orange(
    fruit: Fruit.Orange.type,
    counts: Map[Side.Left.type, Int],
    season: Map[Season.Winter.type, Int]
) derives Encoder

/** With an encoder of its own, which is made of its parent's. */
sealed trait Shape derives Encoder
final case class Circle(radius: Int) extends Shape
object Circle { given Encoder[Circle] = Encoder[Shape].contramap(identity) }
final case class Square(side: Int) extends Shape derives Encoder

final case class Old(@deprecated("b", "1") a: Int, @deprecated("b", "1") list: List[Int] = Nil, b: Int = 1)
    derives Encoder
@deprecated("Old", "1") final case class Older(a: Int) derives Encoder
@deprecated("Id", "1") final case class OldId(@deprecated("text", "1") id: Int) derives KeyEncoder
sealed trait Kept
@deprecated("Kept", "1") final case class OldKept(a: Int) extends Kept
@deprecated("Kept", "1") case object OldestKept extends Kept
final case class NewKept(a: Int, @deprecated("a", "1") @flatten more: Map[String, Int] = Map.empty) extends Kept

/** Not in a companion: Scala would warn of the cases in its `ordinal`. */
object Encoders {
  given Encoder[Kept] = Encoder.derived
}
enum Level derives Encoder, KeyEncoder {
  case High
  @deprecated("High", "1") case Low
}

/** What the options that check macros, and those that refuse what is deprecated, must let pass. */
object Main {
  def main(args: Array[String]): Unit = {
    print(Yaml.render(Listing("a", Page(0), Map("b" -> 1))))
    println(Json.render(Chain(Some(Chain(None)))))
    println(Json.render(Elements(Array(1), List(List(2)), Set(Some(Page(3))), Map(4 -> Page(5)))))
    println(Json.render((List[Int | String](1, "a"), Map(Id("x") -> Tags("a", 1, 2)))))
    println(Json.render(Orange(Fruit.Orange, Map(Side.Left -> 1), Map(Season.Winter -> 2))))
    println(Json.render(List[Shape](Circle(1), Square(2))))
    println(Json.render(Circle(3)))
    println(Json.render((1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23)))
    println(Json.render(Old(1)))
    println(Json.render[Kept](NewKept(1, Map("b" -> 2)))(using Encoders.given_Encoder_Kept))
    println(Json.render(Map(Level.High -> Level.High)))
  }
}
// => "n": a
// => offset: 0
// => limit: 10
// => b: 1
// => exact: "1"
// => # A count
// => count: 2
// => {"next":{"next":null}}
// => {"arrays":[1],"lists":[[2]],"sets":[{"offset":3,"limit":10}],"maps":{"4":{"offset":5,"limit":10}}}
// => [[1,"a"],{"x":{"name":"a","rest":[1,2]}}]
// => {"fruit":"Orange","counts":{"Left":1},"season":{"Winter":2}}
// => [{"$type":"Circle","radius":1},{"$type":"Square","side":2}]
// => {"$type":"Circle","radius":3}
// => [1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23]
// => {"a":1,"list":[],"b":1}
// => {"$type":"NewKept","a":1,"b":2}
// => {"High":"High"}
