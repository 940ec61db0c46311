/*imports*/
package samples.derivable {
  final case class Item(sku: String) /*code:*/ /*end*/

  object Main {
    def main(args: Array[String]): Unit = println(swarender.Json.render(Seq(Item("a"))))
  }
}
// => [{"sku":"a"}]
