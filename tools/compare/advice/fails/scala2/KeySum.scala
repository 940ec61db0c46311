/*imports*/
package samples.keysum {
  sealed trait Day
  object Day {
    case object Monday extends Day
    /*code:*/ /*end*/
  }

  object Main {
    def main(args: Array[String]): Unit = println(swarender.Json.render(Map[Day, Int](Day.Monday -> 1)))
  }
}
// => {"Monday":1}
