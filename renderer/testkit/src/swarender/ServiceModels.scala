package swarender

import java.util.{Random, UUID}

import swarender.ServiceTimes.{Instant, OffsetDateTime}

/** What services send all day, with random values that are the same for the same seed. The tests
  * compare the ways to write them, the benchmarks measure them.
  */
object ServiceModels {
  final case class LogRecord(
      time: Instant,
      level: String,
      logger: String,
      message: String,
      traceId: Option[UUID],
      threadId: Long,
      context: Map[String, String]
  )
  object LogRecord { implicit val encoder: Encoder[LogRecord] = Encoder.derived }

  final case class Trade(
      id: UUID,
      symbol: String,
      price: BigDecimal,
      quantity: Long,
      sequence: Long,
      buyer: Option[String],
      fee: Option[BigDecimal],
      flags: List[Int]
  )
  object Trade { implicit val encoder: Encoder[Trade] = Encoder.derived }

  sealed trait Event
  final case class Created(id: UUID, name: String, tags: Set[String]) extends Event
  final case class Moved(id: UUID, x: Float, y: Float, speed: Double) extends Event
  final case class Deleted(id: UUID, reason: Option[String], isFinal: Boolean) extends Event
  object Event { implicit val encoder: Encoder[Event] = Encoder.derived }

  final case class Envelope(at: OffsetDateTime, source: String, version: Int, event: Event)
  object Envelope { implicit val encoder: Encoder[Envelope] = Encoder.derived }

  final case class Geometry(`type`: String, coordinates: Vector[Vector[Double]])
  object Geometry { implicit val encoder: Encoder[Geometry] = Encoder.derived }
  final case class Feature(`type`: String, id: Int, geometry: Geometry, properties: Map[String, String])
  object Feature { implicit val encoder: Encoder[Feature] = Encoder.derived }
  final case class FeatureCollection(`type`: String, features: Vector[Feature])
  object FeatureCollection { implicit val encoder: Encoder[FeatureCollection] = Encoder.derived }

  final case class ApiError(status: Int, message: String, details: List[String])
  object ApiError { implicit val encoder: Encoder[ApiError] = Encoder.derived }

  final case class Metadata(
      name: String,
      namespace: Option[String],
      labels: Map[String, String],
      annotations: Map[String, String]
  )
  object Metadata { implicit val encoder: Encoder[Metadata] = Encoder.derived }
  final case class EnvVar(name: String, value: Option[String])
  object EnvVar { implicit val encoder: Encoder[EnvVar] = Encoder.derived }
  final case class ContainerPort(name: Option[String], containerPort: Int, protocol: String)
  object ContainerPort { implicit val encoder: Encoder[ContainerPort] = Encoder.derived }
  final case class Resources(requests: Map[String, String], limits: Map[String, String])
  object Resources { implicit val encoder: Encoder[Resources] = Encoder.derived }
  final case class Container(
      name: String,
      image: String,
      args: List[String],
      ports: List[ContainerPort],
      env: List[EnvVar],
      resources: Option[Resources]
  )
  object Container { implicit val encoder: Encoder[Container] = Encoder.derived }
  final case class PodSpec(
      containers: List[Container],
      serviceAccountName: Option[String],
      terminationGracePeriodSeconds: Option[Long]
  )
  object PodSpec { implicit val encoder: Encoder[PodSpec] = Encoder.derived }
  final case class PodTemplate(metadata: Metadata, spec: PodSpec)
  object PodTemplate { implicit val encoder: Encoder[PodTemplate] = Encoder.derived }
  final case class Selector(matchLabels: Map[String, String])
  object Selector { implicit val encoder: Encoder[Selector] = Encoder.derived }
  final case class DeploymentSpec(replicas: Int, selector: Selector, template: PodTemplate)
  object DeploymentSpec { implicit val encoder: Encoder[DeploymentSpec] = Encoder.derived }
  final case class Deployment(apiVersion: String, kind: String, metadata: Metadata, spec: DeploymentSpec)
  object Deployment { implicit val encoder: Encoder[Deployment] = Encoder.derived }

  def logRecords(n: Int, seed: Long): List[LogRecord] = new ServiceValues(seed).few(n)(_.logRecord())
  def trades(n: Int, seed: Long): List[Trade] = new ServiceValues(seed).few(n)(_.trade())
  def envelopes(n: Int, seed: Long): List[Envelope] = new ServiceValues(seed).few(n)(_.envelope())
  def features(n: Int, seed: Long): FeatureCollection = new ServiceValues(seed).features(n)
  def apiErrors(n: Int, seed: Long): List[ApiError] = new ServiceValues(seed).few(n)(_.apiError())
  def deployments(n: Int, seed: Long): List[Deployment] = new ServiceValues(seed).few(n)(_.deployment())
}

/** Random values of the models. */
final class ServiceValues(seed: Long) {
  import ServiceModels.*

  private[this] val random = new Random(seed)

  def few[T](n: Int)(one: ServiceValues => T): List[T] = List.fill(n)(one(this))

  private def some[T](oneIn: Int)(value: => T): Option[T] = if (random.nextInt(oneIn) != 0) Some(value) else None
  private def upTo(most: Int): Int = random.nextInt(most + 1)
  private def one(words: String*): String = words(random.nextInt(words.length))
  private def uuid(): UUID = new UUID(random.nextLong(), random.nextLong())

  /** Lower case with spaces; every `dirty`th has something to escape, or is not ASCII. */
  private def text(from: Int, until: Int, dirty: Int): String = {
    val made = new StringBuilder
    val n = from + random.nextInt(until - from)
    while (made.length < n) made.append(if (random.nextInt(6) == 0) ' ' else ('a' + random.nextInt(26)).toChar)
    if (random.nextInt(dirty) == 0) made.append(one("\t\"quoted\"", " \\ ", "größer", "\n  at line", "東京", "\"\""))
    made.toString
  }
  private def word(): String = text(3, 12, Int.MaxValue).replace(' ', '-')
  private def map(most: Int): Map[String, String] = List.fill(upTo(most))(word() -> text(2, 24, 12)).toMap
  private def second(): Long = 1600000000L + random.nextInt(200000000)

  /** None, milliseconds, microseconds or nanoseconds. */
  private def nanos(): Long = random.nextInt(4) match {
    case 0 => 0
    case 1 => random.nextInt(1000) * 1000000L
    case 2 => random.nextInt(1000000) * 1000L
    case _ => random.nextInt(1000000000).toLong
  }
  private def amount(): BigDecimal =
    BigDecimal(java.math.BigDecimal.valueOf(random.nextInt(100000000).toLong, 1 + random.nextInt(4)))

  def logRecord(): LogRecord = LogRecord(
    ServiceTimes.instant(second(), nanos()),
    one("DEBUG", "INFO", "WARN", "ERROR"),
    s"com.example.${word()}.${word()}",
    text(20, 100, 2),
    some(3)(uuid()),
    random.nextInt(500).toLong,
    map(4)
  )

  def trade(): Trade = Trade(
    uuid(),
    one("AAPL", "MSFT", "GOOG", "BRK.B"),
    amount(),
    random.nextInt(100000).toLong,
    random.nextLong(),
    some(2)(text(4, 12, 20)),
    some(2)(amount()),
    List.fill(upTo(4))(random.nextInt(100))
  )

  def envelope(): Envelope = Envelope(
    ServiceTimes.offset(second(), nanos(), 900 * (random.nextInt(97) - 48)),
    s"service-${word()}",
    upTo(5),
    random.nextInt(3) match {
      case 0 => Created(uuid(), text(5, 30, 10), List.fill(upTo(5))(word()).toSet)
      case 1 => Moved(uuid(), random.nextFloat() * 100, random.nextFloat() * 100, random.nextDouble() * 30)
      case _ => Deleted(uuid(), some(2)(text(10, 40, 6)), random.nextBoolean())
    }
  )

  private def feature(i: Int): Feature = Feature(
    "Feature",
    i,
    Geometry(
      "LineString",
      Vector.fill(2 + upTo(20))(Vector(random.nextDouble() * 360 - 180, random.nextDouble() * 180 - 90))
    ),
    map(3)
  )
  def features(n: Int): FeatureCollection = FeatureCollection("FeatureCollection", Vector.tabulate(n)(feature))

  def apiError(): ApiError =
    ApiError(400 + upTo(120), text(10, 60, 4), List(text(10, 40, 8), text(10, 40, 8)))

  private def container(): Container = Container(
    word(),
    s"registry.example.com/${word()}:1.${upTo(20)}.${upTo(9)}",
    List.fill(upTo(3))(s"--${word()}=${upTo(1000)}"),
    List.fill(upTo(2))(ContainerPort(some(2)(word()), 8000 + upTo(1000), "TCP")),
    List.fill(upTo(5))(EnvVar(word().toUpperCase, some(5)(text(2, 20, 10)))),
    some(4)(Resources(Map("cpu" -> "100m", "memory" -> "128Mi"), Map("memory" -> s"${upTo(900)}Mi")))
  )
  def deployment(): Deployment = {
    val name = word()
    val labels = Map("app" -> name, "tier" -> word(), "version" -> s"v${upTo(30)}")
    Deployment(
      "apps/v1",
      "Deployment",
      Metadata(name, some(3)("production"), labels, map(3)),
      DeploymentSpec(
        upTo(10),
        Selector(Map("app" -> name)),
        PodTemplate(
          Metadata(name, None, labels, Map.empty),
          PodSpec(List.fill(1 + upTo(2))(container()), some(2)(word()), some(2)(30L))
        )
      )
    )
  }
}
