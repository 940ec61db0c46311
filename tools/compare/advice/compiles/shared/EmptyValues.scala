package samples.emptyvalues

import swarender.{Encoder, Json}

final case class Report(errors: List[Nothing], first: Option[Nothing], answer: Either[Nothing, Int], none: None.type)
object Report { implicit val encoder: Encoder[Report] = Encoder.derived }

/** Values without an element, whose type parameter is Nothing, and null itself. */
object Main {
  def main(args: Array[String]): Unit = {
    println(Json.render(List()))
    println(Json.render(Vector.empty))
    println(Json.render(Set()))
    println(Json.render(Seq(Nil, List())))
    println(Json.render(Map()))
    println(Json.render(Map("errors" -> List())))
    println(Json.render(Map("first" -> None, "second" -> Option.empty)))
    println(Json.render(Map.empty[String, Nothing]))
    println(Json.render(collection.mutable.Map.empty))
    println(Json.render(Right(3)))
    println(Json.render(Left("no")))
    println(Json.render(List(Right(3), Left("no"))))
    println(Json.render(Right(List())))
    println(Json.render(Option.empty))
    println(Json.render(Some(List())))
    println(Json.render(Iterator()))
    println(Json.render(Iterator.empty))
    println(Json.render((List(), None, Nil)))
    println(Json.render(Map("a" -> null)))
    println(Json.render(List(null)))
    println(Json.render(Report(Nil, None, Right(1), None)))
  }
}
// => []
// => []
// => []
// => [[],[]]
// => {}
// => {"errors":[]}
// => {"first":null,"second":null}
// => {}
// => {}
// => [1,3]
// => [0,"no"]
// => [[1,3],[0,"no"]]
// => [1,[]]
// => null
// => []
// => []
// => []
// => [[],null,[]]
// => {"a":null}
// => [null]
// => {"errors":[],"first":null,"answer":[1,1],"none":null}
