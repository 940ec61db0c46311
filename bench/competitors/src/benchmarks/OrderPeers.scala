package benchmarks

import java.nio.ByteBuffer
import java.util.Arrays

import com.github.plokhotnyuk.jsoniter_scala.core.{writeToArray, JsonValueCodec, WriterConfig}
import com.github.plokhotnyuk.jsoniter_scala.macros.{CodecMakerConfig, JsonCodecMaker}
import io.circe.Encoder
import upickle.default.{macroW, Writer}

/** Orders to JSON, by each library's own derivation. An empty note is `null` with all of them. */
object OrderPeers {
  implicit val addressWriter: Writer[Address] = macroW
  implicit val itemWriter: Writer[Item] = macroW
  implicit val orderWriter: Writer[Order] = macroW

  val all: Writer[Seq[Order]] = implicitly

  private val codec: JsonValueCodec[Seq[Order]] =
    JsonCodecMaker.make(CodecMakerConfig.withTransientNone(false).withTransientEmpty(false))

  private implicit val circeAddress: Encoder[Address] =
    Encoder.forProduct4("street", "city", "postcode", "country")(a => (a.street, a.city, a.postcode, a.country))
  private implicit val circeItem: Encoder[Item] =
    Encoder.forProduct4("sku", "name", "quantity", "unitPrice")(i => (i.sku, i.name, i.quantity, i.unitPrice))
  private implicit val circeOrder: Encoder[Order] =
    Encoder.forProduct6("id", "customer", "shipTo", "items", "paid", "note")(o =>
      (o.id, o.customer, o.shipTo, o.items, o.paid, o.note)
    )

  private implicit val ownAddress: _root_.swarender.Encoder[Address] = _root_.swarender.Encoder.derived
  private implicit val ownItem: _root_.swarender.Encoder[Item] = _root_.swarender.Encoder.derived
  private implicit val ownOrder: _root_.swarender.Encoder[Order] = _root_.swarender.Encoder.derived
  private val ownOrders: _root_.swarender.Encoder[Seq[Order]] = _root_.swarender.Encoder[Seq[Order]]

  def swarender(orders: Seq[Order]): Array[Byte] = _root_.swarender.Json.toBytes(orders)(ownOrders)

  def swarenderYaml(orders: Seq[Order]): Array[Byte] = _root_.swarender.Yaml.toBytes(orders)(ownOrders)

  private val ownTable = _root_.swarender.Encoder[Map[String, Seq[Order]]]
  private val omitNulls = _root_.swarender.TomlStyle.standard.withNulls(_root_.swarender.Policy.Nulls.OmitMembers)

  def swarenderToml(orders: Seq[Order]): Array[Byte] =
    _root_.swarender.Toml(omitNulls).toBytes(Map("orders" -> orders))(ownTable)

  /** By upickle's `Writer`s. */
  def swarenderWriter(orders: Seq[Order]): Array[Byte] =
    _root_.swarender.Json.toBytes(orders)(_root_.swarender.Encoder.upickleWriter(all))

  def swarenderString(orders: Seq[Order]): String = _root_.swarender.Json.render(orders)(ownOrders)

  def upickleOwn(orders: Seq[Order]): Array[Byte] = upickle.default.writeToByteArray(orders)

  def jsoniter(orders: Seq[Order]): Array[Byte] = writeToArray(orders, WriterConfig)(codec)

  def circe(orders: Seq[Order]): Array[Byte] = {
    val buffer: ByteBuffer = io.circe.Printer.noSpaces.printToByteBuffer(Encoder[Seq[Order]].apply(orders))
    Arrays.copyOf(buffer.array, buffer.limit())
  }
}
