/*imports*/
package samples.parameter {
  object Main {
    def text[ /*code:*/ A /*end*/ ](a: A): String = swarender.Json.render(List(a))
    def main(args: Array[String]): Unit = println(text(1))
  }
}
// => [1]
