/*imports*/
package samples.ofscala {
  object Main {
    /*code: value.toString*/ /*end*/
    def main(args: Array[String]): Unit = println(swarender.Json.render(scala.util.Try(1)))
  }
}
// => "Success(1)"
