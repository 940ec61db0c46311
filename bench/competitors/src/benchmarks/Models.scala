package benchmarks

import java.nio.file.{Files, Paths}

import com.github.plokhotnyuk.jsoniter_scala.core.{readFromArray, JsonValueCodec}
import com.github.plokhotnyuk.jsoniter_scala.macros.{CodecMakerConfig, JsonCodecMaker}

import benchmarks.models._
import swarender.Encoder

/** A value of case classes. `None` is `null` with both libraries. */
final class Model[T](name: String, value: T)(implicit encoder: Encoder[T], codec: JsonValueCodec[T])
    extends Written[T](name, value) {
  def toToml(): Array[Byte] = Written.toml.toBytes(value)

  protected def isToml(read: ujson.Value, table: ujson.Value): Boolean = read == table

  override def fault: Option[String] = super.fault.orElse {
    val tree = ujson.read(toBytes())
    if (json.exists(ujson.read(_) != tree)) Some(s"JSON of $name is another document than jsoniter-scala's")
    else if (Cases.documents.contains(name) && Cases.withoutNulls(tree) != Cases.withoutNulls(Cases.value(name)))
      Some(s"the case classes do not hold all of $name")
    else None
  }
}

/** The models, by name: two documents that jsoniter-scala's codecs read, what services send, and
  * kinds of data.
  */
object Models {
  import JsonCodecMaker.makeCirceLike

  private implicit val twitter: JsonValueCodec[Twitter] = JsonCodecMaker.make(
    CodecMakerConfig
      .withTransientNone(false)
      .withTransientEmpty(false)
      .withTransientDefault(false)
      .withAllowRecursiveTypes(true)
  )
  private implicit val catalog: JsonValueCodec[Catalog] = makeCirceLike
  private implicit val bidRequest: JsonValueCodec[BidRequest] = makeCirceLike
  private implicit val order: JsonValueCodec[Order] = makeCirceLike
  private implicit val orders: JsonValueCodec[Orders] = makeCirceLike
  private implicit val escapes: JsonValueCodec[Escapes] = makeCirceLike
  private implicit val sequences: JsonValueCodec[Sequences] = makeCirceLike
  private implicit val decimals: JsonValueCodec[Decimals] = makeCirceLike
  private implicit val numbered: JsonValueCodec[Numbered] = makeCirceLike
  private implicit val optional: JsonValueCodec[Optional] = makeCirceLike

  val ofServices: Seq[String] = Seq("twitter", "citm_catalog", "bid-request", "one-order", "1000-orders")

  /** One kind of data each. */
  val kinds: Seq[String] = Seq("escapes", "sequences", "decimals", "int-keys", "options")
  val names: Seq[String] = ofServices ++ kinds

  def apply(name: String): Model[?] = name match {
    case "twitter" => new Model(name, document[Twitter](name))
    case "citm_catalog" => new Model(name, document[Catalog](name))
    case "bid-request" => new Model(name, BidRequests.one)
    case "one-order" => new Model(name, Orders(1).orders.head)
    case "1000-orders" => new Model(name, Orders(1000))
    case "escapes" => new Model(name, Escapes())
    case "sequences" => new Model(name, Sequences())
    case "decimals" => new Model(name, Decimals())
    case "int-keys" => new Model(name, Numbered())
    case "options" => new Model(name, Optional())
    case _ => throw new IllegalArgumentException(s"no model $name: ${names.mkString(", ")}")
  }

  private def document[T: JsonValueCodec](name: String): T =
    readFromArray[T](Files.readAllBytes(Paths.get(BenchPlatform.documents, s"$name.json")))
}
