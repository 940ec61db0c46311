/*imports*/
package samples.keyparameter {
  object Main {
    def text[ /*code:*/ A /*end*/ ](key: A): String = swarender.Json.render(Map(key -> 1))
    def main(args: Array[String]): Unit = println(text("a"))
  }
}
// => {"a":1}
