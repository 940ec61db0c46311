/*imports*/
package samples.fieldsubtype {
  sealed trait Shape
  final case class Circle(radius: Double) extends Shape
  object Shape { implicit val encoder: swarender.Encoder[Shape] = swarender.Encoder.derived }

  final case class Drawing(shape: /*code: Circle*/ Circle /*end*/ )
  object Drawing { implicit val encoder: swarender.Encoder[Drawing] = swarender.Encoder.derived }

  object Main {
    def main(args: Array[String]): Unit = println(swarender.Json.render(Drawing(Circle(1))))
  }
}
// => {"shape":{"$type":"Circle","radius":1}}
