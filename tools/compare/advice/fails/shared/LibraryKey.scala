/*imports*/
package samples.librarykey {
  object Main {
    /*code: key.mkString("-")*/ /*end*/
    def main(args: Array[String]): Unit = println(swarender.Json.render(Map(Option(1) -> 1)))
  }
}
// => {"1":1}
