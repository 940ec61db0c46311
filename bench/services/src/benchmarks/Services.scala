package benchmarks

import com.github.plokhotnyuk.jsoniter_scala.core.JsonValueCodec
import com.github.plokhotnyuk.jsoniter_scala.macros.{CodecMakerConfig, JsonCodecMaker}

import swarender.Encoder
import swarender.ServiceModels._

/** Values that services send, many or one. TOML has them as a member of a table. */
final class Service[T](name: String, value: T)(implicit encoder: Encoder[T], codec: JsonValueCodec[T])
    extends Written[T](name, value) {
  def toToml(): Array[Byte] = Written.toml.toBytes(Map("values" -> value))

  protected def isToml(read: ujson.Value, table: ujson.Value): Boolean =
    comparable(read.obj("values")) == comparable(table)

  /** tomlj reads an offset of `-00:15` as `+00:15`. */
  private def comparable(value: ujson.Value): ujson.Value =
    ujson.read(ujson.write(value).replaceAll("-(00:[0-9][0-9]\")", "+$1"))
}

/** The values by name: a thousand (200 features), or one with the suffix `:one`. */
object Services {
  val names: Seq[String] = Seq("logs", "trades", "envelopes", "features", "errors", "deployments")
  val single: Seq[String] = names.map(_ + ":one")

  // A macro writes each configuration as it stands there.
  private implicit val logs: JsonValueCodec[List[LogRecord]] = JsonCodecMaker.makeCirceLike
  private implicit val log: JsonValueCodec[LogRecord] = JsonCodecMaker.makeCirceLike
  private implicit val trades: JsonValueCodec[List[Trade]] = JsonCodecMaker.makeCirceLike
  private implicit val trade: JsonValueCodec[Trade] = JsonCodecMaker.makeCirceLike
  private implicit val envelopes: JsonValueCodec[List[Envelope]] = JsonCodecMaker.make(
    CodecMakerConfig
      .withTransientNone(false)
      .withTransientEmpty(false)
      .withTransientDefault(false)
      .withDiscriminatorFieldName(Some("$type"))
  )
  private implicit val envelope: JsonValueCodec[Envelope] = JsonCodecMaker.make(
    CodecMakerConfig
      .withTransientNone(false)
      .withTransientEmpty(false)
      .withTransientDefault(false)
      .withDiscriminatorFieldName(Some("$type"))
  )
  private implicit val features: JsonValueCodec[FeatureCollection] = JsonCodecMaker.makeCirceLike
  private implicit val errors: JsonValueCodec[List[ApiError]] = JsonCodecMaker.makeCirceLike
  private implicit val error: JsonValueCodec[ApiError] = JsonCodecMaker.makeCirceLike
  private implicit val deployments: JsonValueCodec[List[Deployment]] = JsonCodecMaker.makeCirceLike
  private implicit val deployment: JsonValueCodec[Deployment] = JsonCodecMaker.makeCirceLike

  def apply(name: String): Service[?] = name match {
    case "logs" => new Service(name, logRecords(1000, 1))
    case "logs:one" => new Service(name, logRecords(1, 2).head)
    case "trades" => new Service(name, swarender.ServiceModels.trades(1000, 1))
    case "trades:one" => new Service(name, swarender.ServiceModels.trades(1, 2).head)
    case "envelopes" => new Service(name, swarender.ServiceModels.envelopes(1000, 1))
    case "envelopes:one" => new Service(name, swarender.ServiceModels.envelopes(1, 2).head)
    case "features" => new Service(name, swarender.ServiceModels.features(200, 1))
    case "features:one" => new Service(name, swarender.ServiceModels.features(1, 2))
    case "errors" => new Service(name, apiErrors(1000, 1))
    case "errors:one" => new Service(name, apiErrors(1, 2).head)
    case "deployments" => new Service(name, swarender.ServiceModels.deployments(1000, 1))
    case "deployments:one" => new Service(name, swarender.ServiceModels.deployments(1, 2).head)
    case _ => throw new IllegalArgumentException(s"no service $name: ${names.mkString(", ")}")
  }
}
