package benchmarks

import java.nio.ByteBuffer
import java.util.Arrays

import io.circe.Encoder
import upickle.default.{macroW, Writer}

import benchmarks.models.{Address, Item, Order}

/** Orders to JSON by what people have who use upickle or circe. An empty note is `null` with all.
  */
object OrderPeers {
  implicit val addressWriter: Writer[Address] = macroW
  implicit val itemWriter: Writer[Item] = macroW
  implicit val orderWriter: Writer[Order] = macroW

  val all: Writer[Seq[Order]] = implicitly

  private implicit val circeAddress: Encoder[Address] =
    Encoder.forProduct4("street", "city", "postcode", "country")(a => (a.street, a.city, a.postcode, a.country))
  private implicit val circeItem: Encoder[Item] =
    Encoder.forProduct5("sku", "name", "quantity", "unitPrice", "tags")(i =>
      (i.sku, i.name, i.quantity, i.unitPrice, i.tags)
    )
  private implicit val circeOrder: Encoder[Order] =
    Encoder.forProduct6("id", "customer", "shipTo", "items", "paid", "note")(o =>
      (o.id, o.customer, o.shipTo, o.items, o.paid, o.note)
    )

  private val writers = _root_.swarender.Encoder.standard.upickleWriter(all)

  /** By derived encoders. */
  def swarender(orders: Seq[Order]): Array[Byte] = _root_.swarender.Json.toBytes(orders)

  /** By upickle's `Writer`s. */
  def swarenderWriter(orders: Seq[Order]): Array[Byte] = _root_.swarender.Json.toBytes(orders)(writers)

  def upickleOwn(orders: Seq[Order]): Array[Byte] = upickle.default.writeToByteArray(orders)

  def circe(orders: Seq[Order]): Array[Byte] = {
    val buffer: ByteBuffer = io.circe.Printer.noSpaces.printToByteBuffer(Encoder[Seq[Order]].apply(orders))
    Arrays.copyOf(buffer.array, buffer.limit())
  }
}
