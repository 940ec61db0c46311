/*imports*/
package samples.keyenum {
  enum Sea {
    case North
    case Other(name: String)
  }
  object Sea { /*code: key.toString*/ /*end*/ }

  object Main {
    def main(args: Array[String]): Unit = println(swarender.Json.render(Map[Sea, Int](Sea.North -> 1)))
  }
}
// => {"North":1}
