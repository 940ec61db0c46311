/*imports*/
package samples.derivable {
  final case class Item[A](sku: A)
  object Item { /*code:*/ /*end*/ }

  object Main {
    def main(args: Array[String]): Unit = println(swarender.Json.render(Seq(Item("a"))))
  }
}
// => [{"sku":"a"}]
