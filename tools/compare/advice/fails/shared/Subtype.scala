/*imports*/
package samples.subtype {
  sealed trait Shape
  final case class Circle(radius: Double) extends Shape
  object Shape { implicit val encoder: swarender.Encoder[Shape] = swarender.Encoder.derived }

  object Main {
    val circle: Circle = Circle(1)
    def main(args: Array[String]): Unit = println(swarender.Json.render( /*code: circle*/ circle /*end*/ ))
  }
}
// => {"$type":"Circle","radius":1}
