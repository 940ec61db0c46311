/*imports*/
package samples.key {
  final class Id(val text: String)
  object Id { /*code: key.text*/ /*end*/ }

  object Main {
    def main(args: Array[String]): Unit = println(swarender.Json.render(Map(new Id("x") -> 1)))
  }
}
// => {"x":1}
