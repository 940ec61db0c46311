/*imports*/
package samples.enumcase {
  enum Shape derives swarender.Encoder {
    case Circle(radius: Double)
  }

  object Main {
    val circle = new Shape.Circle(1)
    def main(args: Array[String]): Unit = println(swarender.Json.render( /*code: circle*/ circle /*end*/ ))
  }
}
// => {"$type":"Circle","radius":1}
