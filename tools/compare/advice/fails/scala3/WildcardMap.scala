/*imports*/
package samples.wildcardmap {
  object Main {
    /*code: value.size.toString*/ /*end*/
    def text(map: java.util.Map[String, ?]): String = swarender.Json.render(map)
    def main(args: Array[String]): Unit = println(text(new java.util.HashMap[String, Int]()))
  }
}
// => "0"
