/*imports*/
package samples.caseobject {
  sealed trait Color
  case object Red extends Color
  object Color { implicit val encoder: swarender.Encoder[Color] = swarender.Encoder.derived }

  object Main {
    def main(args: Array[String]): Unit = println(swarender.Json.render(List( /*code: Red*/ Red /*end*/ )))
  }
}
// => ["Red"]
