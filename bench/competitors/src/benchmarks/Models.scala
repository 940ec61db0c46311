package benchmarks

import java.nio.charset.StandardCharsets.UTF_8
import java.nio.file.{Files, Paths}

import com.github.plokhotnyuk.jsoniter_scala.core.{readFromArray, writeToArray, writeToString, JsonValueCodec}
import com.github.plokhotnyuk.jsoniter_scala.macros.{CodecMakerConfig, JsonCodecMaker}

import benchmarks.models._
import swarender.Policy.Nulls
import swarender.{Encoder, Json, Toml, TomlStyle, Yaml}

/** A value of case classes, written by derived encoders and by jsoniter-scala's macros. `None` is
  * `null` with both.
  */
final class Model[T](val name: String, val value: T)(implicit val encoder: Encoder[T], codec: JsonValueCodec[T]) {

  def toBytes(): Array[Byte] = Json.toBytes(value)
  def toText(): String = Json.render(value)
  def toYaml(): Array[Byte] = Yaml.toBytes(value)
  def toToml(): Array[Byte] = Model.toml.toBytes(value)
  def jsoniterToBytes(): Array[Byte] = writeToArray(value)
  def jsoniterToText(): String = writeToString(value)

  /** What is wrong with what is written, if anything: each text must read back as the value. */
  def fault: Option[String] = {
    val json = Seq(toBytes(), toText().getBytes(UTF_8), jsoniterToBytes(), jsoniterToText().getBytes(UTF_8))
    val (tree, table) = (ujson.read(json.head), Cases.withoutNulls(ujson.read(json.head)))
    if (json.exists(readFromArray[T](_) != value)) Some(s"JSON of $name reads back as another value")
    else if (json.exists(ujson.read(_) != tree)) Some(s"JSON of $name is another document than jsoniter-scala's")
    else if (Readers.yaml(toYaml()) != tree) Some(s"YAML of $name reads back as another value")
    else if (Readers.toml(toToml()) != table) Some(s"TOML of $name reads back as another value")
    else if (Cases.documents.contains(name) && table != Cases.withoutNulls(Cases.value(name)))
      Some(s"the case classes do not hold all of $name")
    else None
  }
}

private object Model {

  /** TOML has no nulls. */
  val toml = Toml(TomlStyle.standard.withNulls(Nulls.OmitMembers))
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
