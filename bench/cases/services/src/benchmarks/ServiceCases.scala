package benchmarks

import swarender.ServiceModels.*
import swarender.{Encoder, Json}
import upickle.default.{macroRW, ReadWriter}

/** What services send, by derived encoders, by upickle's macros, and as a tree that is there
  * already: of the six models a thousand values, or 200 features.
  */
final class ServiceCase[T: Encoder: ReadWriter](value: T) {
  private val tree = ujson.read(json)

  def json: String = Json.render(value)
  def bytes: Array[Byte] = Json.toBytes(value)
  def treeBytes: Array[Byte] = Json.toBytes(tree)
  def upickleText: String = upickle.default.write(value)
  def upickleBytes: Array[Byte] = upickle.default.writeToByteArray(value)

  if (upickle.default.read[T](upickleText) != value)
    throw new IllegalStateException("upickle reads another value")
  // A tree has doubles for long integers and decimals.
  if (ujson.read(treeBytes) != tree) throw new IllegalStateException("the tree reads back as another")
}

object ServiceCases {
  private implicit val log: ReadWriter[LogRecord] = macroRW
  private implicit val trade: ReadWriter[Trade] = macroRW
  private implicit val created: ReadWriter[Created] = macroRW
  private implicit val moved: ReadWriter[Moved] = macroRW
  private implicit val deleted: ReadWriter[Deleted] = macroRW
  private implicit val event: ReadWriter[Event] = macroRW
  private implicit val envelope: ReadWriter[Envelope] = macroRW
  private implicit val geometry: ReadWriter[Geometry] = macroRW
  private implicit val feature: ReadWriter[Feature] = macroRW
  private implicit val features: ReadWriter[FeatureCollection] = macroRW
  private implicit val error: ReadWriter[ApiError] = macroRW
  private implicit val metadata: ReadWriter[Metadata] = macroRW
  private implicit val variable: ReadWriter[EnvVar] = macroRW
  private implicit val port: ReadWriter[ContainerPort] = macroRW
  private implicit val resources: ReadWriter[Resources] = macroRW
  private implicit val container: ReadWriter[Container] = macroRW
  private implicit val pod: ReadWriter[PodSpec] = macroRW
  private implicit val template: ReadWriter[PodTemplate] = macroRW
  private implicit val selector: ReadWriter[Selector] = macroRW
  private implicit val spec: ReadWriter[DeploymentSpec] = macroRW
  private implicit val deployment: ReadWriter[Deployment] = macroRW

  val names: Seq[String] = Seq("logs", "trades", "envelopes", "features", "errors", "deployments")

  def apply(name: String): ServiceCase[?] = name match {
    case "logs" => new ServiceCase(logRecords(1000, 1))
    case "trades" => new ServiceCase(swarender.ServiceModels.trades(1000, 1))
    case "envelopes" => new ServiceCase(swarender.ServiceModels.envelopes(1000, 1))
    case "features" => new ServiceCase(swarender.ServiceModels.features(200, 1))
    case "errors" => new ServiceCase(apiErrors(1000, 1))
    case "deployments" => new ServiceCase(swarender.ServiceModels.deployments(1000, 1))
  }
}
