/*imports*/
package samples.nonempty {
  object Main {
    /*code: (value.head :: value.tail).mkString("-")*/ /*end*/
    def main(args: Array[String]): Unit = println(swarender.Json.render(library.NonEmptyList(1, List(2))))
  }
}
// => "1-2"
