/*imports*/
package samples.nested {
  final class Id(val text: String)
  object Id { /*code: value.text*/ /*end*/ }

  object Main {
    def main(args: Array[String]): Unit = println(swarender.Json.render(Map("a" -> List(Option(new Id("x"))))))
  }
}
// => {"a":["x"]}
