package service

/** Order 1 in each format, by hand. */
object FirstOrder {
  val Json: String =
    """{"id":1,"customer":"customer 1","placed":"2026-01-02","items":[""" +
      """{"sku":"sku-1-0","name":"a 2\" pipe","quantity":1,"price":1.75},""" +
      """{"sku":"sku-1-1","name":"kafé crème","quantity":2,"price":2}],"paid":false,"note":"note 1"}"""

  val Yaml: String =
    """id: 1
      |customer: customer 1
      |placed: "2026-01-02"
      |items:
      |- sku: sku-1-0
      |  name: a 2" pipe
      |  quantity: 1
      |  price: 1.75
      |- sku: sku-1-1
      |  name: kafé crème
      |  quantity: 2
      |  price: 2
      |paid: false
      |note: note 1
      |""".stripMargin

  val Toml: String =
    """id = 1
      |customer = "customer 1"
      |placed = 2026-01-02
      |paid = false
      |note = "note 1"
      |
      |[[items]]
      |sku = "sku-1-0"
      |name = 'a 2" pipe'
      |quantity = 1
      |price = 1.75
      |
      |[[items]]
      |sku = "sku-1-1"
      |name = "kafé crème"
      |quantity = 2
      |price = 2.0
      |""".stripMargin
}
