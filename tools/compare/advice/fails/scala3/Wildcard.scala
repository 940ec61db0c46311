/*imports*/
package samples.wildcard {
  final class Box[A](val value: A)
  object Box {
    implicit def encoder[A: swarender.Encoder]: swarender.Encoder[Box[A]] = swarender.Encoder[A].contramap(_.value)
  }

  object Main {
    /*code: value.value.toString*/ /*end*/
    def text(box: Box[?]): String = swarender.Json.render(box)
    def main(args: Array[String]): Unit = println(text(new Box(1)))
  }
}
// => "1"
