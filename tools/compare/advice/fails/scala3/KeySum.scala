/*imports*/
package samples.keysum {
  sealed trait Day /*code:*/ /*end*/
  case object Monday extends Day

  object Main {
    def main(args: Array[String]): Unit = println(swarender.Json.render(Map[Day, Int](Monday -> 1)))
  }
}
// => {"Monday":1}
