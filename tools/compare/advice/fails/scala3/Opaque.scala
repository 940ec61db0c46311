/*imports*/
package samples.opaque {
  opaque type OrderId = String
  object OrderId {
    def apply(text: String): OrderId = text
    /*code:*/ /*end*/
  }

  object Main {
    def main(args: Array[String]): Unit = println(swarender.Json.render(Seq(OrderId("a"))))
  }
}
// => ["a"]
