/*imports*/
package samples.tuple {
  object Main {
    val tuple = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23)
    /*code: value.size.toString*/ /*end*/
    def main(args: Array[String]): Unit = println(swarender.Json.render(tuple))
  }
}
// => "23"
