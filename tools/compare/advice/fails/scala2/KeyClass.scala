/*imports*/
package samples.keyclass {
  final case class Id(text: String)
  object Id { /*code:*/ /*end*/ }

  object Main {
    def main(args: Array[String]): Unit = println(swarender.Json.render(Map(Id("x") -> 1)))
  }
}
// => {"x":1}
