package swarenderx.kafka

import java.time.Instant

import com.fasterxml.jackson.databind.{JsonNode, ObjectMapper}
import com.fasterxml.jackson.databind.node.{JsonNodeFactory, ObjectNode}
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper
import swarender.{Encoder, Format, Json, JsonStyle, JsonText, Yaml}

final case class Item(sku: String, price: BigDecimal)
object Item { implicit val encoder: Encoder[Item] = Encoder.derived }

final case class Order(id: Long, items: Seq[Item], note: Option[String])
object Order { implicit val encoder: Encoder[Order] = Encoder.derived }

sealed trait Payment
object Payment {
  final case class Card(number: String, month: Int) extends Payment
  final case class Transfer(iban: String, at: Instant) extends Payment
  implicit val encoder: Encoder[Payment] = Encoder.derived
}

final case class Reading(sensor: String, value: Double, tags: Map[String, Boolean])
object Reading { implicit val encoder: Encoder[Reading] = Encoder.derived }

/** Serializers that properties name. */
final class OrderSerializer extends DocumentSerializer[Order]
final class YamlOrderSerializer extends DocumentSerializer[Order](Yaml)
final class OrderSerde extends WritingSerde[Order]

/** Records of a topic: what is sent for a number, and the tree that another library has to read.
  */
final class Records[T: Encoder](val topic: String, format: Format[?], reader: ObjectMapper, val make: Int => T)(
    val expected: Int => JsonNode
) {
  def serializer: DocumentSerializer[T] = new DocumentSerializer[T](format)
  def read(bytes: Array[Byte]): JsonNode = reader.readTree(bytes)
}

object Records {
  private val json = new ObjectMapper
  private val nodes = JsonNodeFactory.instance
  private def obj(fill: ObjectNode => Any): JsonNode = {
    val node = nodes.objectNode
    val _ = fill(node)
    node
  }

  private val texts = Vector("tea", "k\u00e4se \ud83d\ude00", "a \"quoted\" line\n", "no", "1e3", "")
  private def text(i: Int): String = texts(i % texts.size)
  private val start = Instant.parse("2026-01-01T00:00:00Z")

  def all: Seq[Records[?]] = Seq(orders, payments, readings, lists, trees)

  private def orders = new Records[Order](
    "orders",
    Json,
    json,
    i =>
      Order(
        i.toLong << 20,
        Seq.tabulate(i % 4)(n => Item(text(i + n), BigDecimal(n) / 4)),
        if (i % 3 == 0) None else Some(text(i))
      )
  )(i =>
    obj { order =>
      order.put("id", i.toLong << 20)
      val items = order.putArray("items")
      for (n <- 0 until i % 4) items.addObject().put("sku", text(i + n)).put("price", n / 4.0)
      if (i % 3 == 0) order.putNull("note") else order.put("note", text(i))
    }
  )

  private def payments = new Records[Payment](
    "payments",
    Json(JsonStyle.pretty),
    json,
    i =>
      if (i % 2 == 0) Payment.Card(i.toString, i % 12)
      else Payment.Transfer(text(i), start.plusSeconds(i.toLong))
  )(i =>
    obj { payment =>
      if (i % 2 == 0) payment.put("$type", "Card").put("number", i.toString).put("month", i % 12)
      else payment.put("$type", "Transfer").put("iban", text(i)).put("at", start.plusSeconds(i.toLong).toString)
    }
  )

  private def readings = new Records[Reading](
    "readings",
    Yaml,
    new YAMLMapper,
    i => Reading(text(i), i / 8.0, Map("new" -> (i % 2 == 0)))
  )(i => obj(reading => reading.put("sensor", text(i)).put("value", i / 8.0).putObject("tags").put("new", i % 2 == 0)))

  private def lists = new Records[Vector[Long]](
    "lists",
    Json(JsonStyle.canonical),
    json,
    i => Vector.tabulate(i % 5)(n => i.toLong * n)
  )(i => {
    val array = nodes.arrayNode
    for (n <- 0 until i % 5) array.add(i.toLong * n)
    array
  })

  private def trees = new Records[JsonText](
    "trees",
    Json,
    json,
    i => JsonText(s"""{ "n": $i, "in": [null, true, {"deep": "$i"}] }""")
  )(i =>
    obj { tree =>
      tree.put("n", i)
      tree.putArray("in").addNull().add(true).addObject().put("deep", i.toString)
    }
  )
}
