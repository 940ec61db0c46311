/*imports*/
package samples.ofcirce {
  final case class Order(id: Int)
  object Order {
    implicit val circe: io.circe.Encoder[Order] = new io.circe.Encoder[Order] {
      def text(order: Order): String = s"order ${order.id}"
    }
    /*code:*/ /*end*/
  }

  object Main {
    def main(args: Array[String]): Unit = println(swarender.Json.render(Order(1)))
  }
}
// => "order 1"
