/*imports*/
package samples.wildcardelement {
  final class Box[A](val value: A)

  object Main {
    /*code: value.value.toString*/ /*end*/
    def text(boxes: Seq[Box[_]]): String = swarender.Json.render(boxes)
    def main(args: Array[String]): Unit = println(text(Seq(new Box(1), new Box("a"))))
  }
}
// => ["1","a"]
