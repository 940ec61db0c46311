package samples.derives

import swarender.{Encoder, Json, JsonStyle}

sealed trait Res[+E, +A] derives Encoder
case class Ok[A](a: A) extends Res[Nothing, A]
case class Failed[E](e: E) extends Res[E, Nothing]

enum Color derives Encoder {
  case Red, Green
}

enum Shape[+T] derives Encoder {
  case Circle(radius: Double = 1)
  case Labelled(label: T, color: Color)
  case Point
}

final case class Item(sku: String, prices: List[Double] = Nil, byColor: Map[Color, Int] = Map.empty) derives Encoder

case class Pair[A, B](a: A, b: B) derives Encoder

final case class Id(text: String) extends AnyVal derives Encoder

/** `derives`, and enums. */
object Main {
  def main(args: Array[String]): Unit = {
    println(Json.render(List[Res[String, Int]](Ok(1), Failed("no"))))
    println(Json.render(Ok(1): Res[Nothing, Int]))
    println(Json.render(List(Shape.Circle(), Shape.Labelled("a", Color.Green), Shape.Point)))
    println(Json.render(Item("a", byColor = Map(Color.Red -> 1)), JsonStyle.compact.withOmitDefaults(true)))
    println(Json.render(Pair(Id("a"), List())))
  }
}
// => [{"$type":"Ok","a":1},{"$type":"Failed","e":"no"}]
// => {"$type":"Ok","a":1}
// => [{"$type":"Circle","radius":1},{"$type":"Labelled","label":"a","color":"Green"},"Point"]
// => {"sku":"a","byColor":{"Red":1}}
// => {"a":"a","b":[]}
