package swarender

import java.util.UUID

import swarender.encoder.{EncoderRules, KeyEncoder, TreeWalk}

/** Values that take each shortcut that there is to a document: fields of all kinds, options, sums,
  * collections, maps, trees, JSON text. Each has a few parts only, since an error hides what
  * follows.
  */
object ShortcutValues {
  final class Sample[T](val name: String, val value: T)(implicit val encoder: Encoder[T])

  final case class Words(
      first: String,
      second: String,
      element: List[String],
      some: Option[String],
      chars: Seq[CharSequence]
  )
  object Words { implicit val encoder: Encoder[Words] = Encoder.derived }

  final case class Scalars(
      bool: Boolean,
      int: Int,
      long: Long,
      float: Float,
      double: Double,
      char: Char,
      id: UUID,
      decimal: BigDecimal,
      integer: BigInt,
      doubles: Array[Double],
      day: TomlDateTime
  )
  object Scalars { implicit val encoder: Encoder[Scalars] = Encoder.derived }

  final case class Real(name: String, double: Double, float: Float, all: List[Double])
  object Real { implicit val encoder: Encoder[Real] = Encoder.derived }

  final case class Whole(text: BigInt, long: Long, all: Vector[Long], byKey: Map[Long, Long])
  object Whole { implicit val encoder: Encoder[Whole] = Encoder.derived }

  final case class Names(@EncoderRules.key("true") a: Int, @EncoderRules.key("\ud800 b") b: Int, c: Int)
  object Names { implicit val encoder: Encoder[Names] = Encoder.derived }

  final case class Quoted(a: Int, @EncoderRules.asString double: Double, @EncoderRules.asString long: Long)
  object Quoted { implicit val encoder: Encoder[Quoted] = Encoder.derived }

  final case class Flat(a: Option[Int], @EncoderRules.flatten more: Map[String, Option[Int]], z: Option[String])
  object Flat { implicit val encoder: Encoder[Flat] = Encoder.derived }

  final case class Absent(first: Option[Int], text: String, list: List[Option[Int]], map: Map[String, Option[Int]])
  object Absent { implicit val encoder: Encoder[Absent] = Encoder.derived }

  final case class Port(number: Int, host: String = "localhost", labels: Map[String, Int] = Map.empty)
  object Port { implicit val encoder: Encoder[Port] = Encoder.derived }
  final case class Server(
      @EncoderRules.comment("the ports") ports: List[Port],
      main: Port = Port(80),
      next: Option[Port]
  )
  object Server { implicit val encoder: Encoder[Server] = Encoder.derived }

  final case class Keys(
      texts: Map[String, Int],
      own: Map[Degrees, Int],
      ids: Map[UUID, String],
      doubles: Map[Double, Int]
  )
  object Keys { implicit val encoder: Encoder[Keys] = Encoder.derived }

  final case class Degrees(n: Int)
  object Degrees {
    implicit val encoder: Encoder[Degrees] = Encoder.of((v, events) => events.string(s"${v.n} \u00b0"))
    implicit val keys: KeyEncoder[Degrees] = KeyEncoder.of(v => s"""${v.n} "C"""")
  }

  sealed trait Shape
  final case class Circle(radius: Double, label: Option[String]) extends Shape
  final case class Group(shapes: List[Shape]) extends Shape
  case object Point extends Shape
  private def shapes(rules: EncoderRules): Encoder[Shape] = {
    implicit val all: EncoderRules = rules
    implicit lazy val encoder: Encoder[Shape] = Encoder.derived
    encoder
  }

  /** A tree inside of a class, and its text. */
  final case class Holder(tree: ujson.Value, texts: List[JsonText], walked: Option[Walked])
  object Holder { implicit val encoder: Encoder[Holder] = Encoder.derived }

  final case class Walked(value: ujson.Value)
  object Walked {
    private final class Walk extends TreeWalk[ujson.Value] {
      def send(node: ujson.Value): Unit = node match {
        case ujson.Str(s) => string(s)
        case ujson.Num(n) => float64(n)
        case ujson.Bool(b) => bool(b)
        case ujson.Arr(elements) => array(elements.iterator)
        case ujson.Obj(members) => obj(members.iterator)
        case _ => nullValue()
      }
    }
    implicit val encoder: Encoder[Walked] = TreeWalk.encoder(new Walk).contramap(_.value)
  }

  final case class Main[T](main: T, sections: Map[String, T])
  object Main { implicit def encoder[T: Encoder]: Encoder[Main[T]] = Encoder.derived }

  private def sample[T: Encoder](name: String, value: T): Seq[Sample[?]] = Seq(new Sample(name, value))

  /** Objects, which take the shortcut of records. */
  private def words(text: String): Seq[Sample[?]] = {
    val shown = Quote.json(text.take(20))
    sample(s"words $shown", Words(text, text, List(text), Some(text), Seq(new java.lang.StringBuilder(text)))) ++
      sample(s"key $shown", Map(text -> 1, s"$text." -> 2)) ++
      sample(s"JSON text $shown", JsonText(s"""[${" " * 20}{"a":${Quote.json(text)}},${Quote.json(text)}]$space"""))
  }

  /** The reader of JSON text takes tokens one by one at its end. */
  private val space = " " * 40

  private def tree(value: ujson.Value): Seq[Sample[?]] = {
    val shown = ujson.write(value).take(30)
    val texts = Seq(-1, 2).map(indent => JsonText(ujson.write(value, indent) + space)).toList
    sample(s"tree $shown", value) ++ sample(s"text $shown", texts.last) ++
      sample(s"inside $shown", Holder(value, texts, Some(Walked(value))))
  }

  private val forms = {
    val rules = EncoderRules.default
    Seq(
      rules,
      rules.withDiscriminatorLast(true),
      rules.withWrapper(true),
      rules.withCaseObjectStrings(false).withDiscriminator("a \"b\"")
    ).map(shapes(_))
  }

  private val day = TomlDateTime.date(1979, 5, 27)
  private val id = new UUID(1, 2)
  private val big = 1L << 60

  /** Of each text and tree a few. */
  val families: Seq[Sample[?]] = StyleTexts.texts.flatMap(words) ++ StyleTexts.trees.flatMap(tree)

  /** One or a few of each kind. */
  val kinds: Seq[Sample[?]] =
    StyleTexts.numbers.flatMap(n => sample(s"number $n", JsonText(s"""{"a":[$n,${" " * 20}{"b":$n}]}$space"""))) ++
      StyleTexts.doubles.flatMap(v => sample(s"double $v", Real("v", v, v.toFloat, List(v)))) ++
      forms.zipWithIndex.flatMap { case (encoder, i) =>
        sample[Shape](s"sum $i", Group(List(Circle(0.5, None), Point, Group(Nil))))(encoder)
      } ++
      Seq(
        sample("scalars", Scalars(true, 1, -1L, 0.1f, 1e22, 'c', id, BigDecimal("1.50"), 7, Array(1.5, 2), day)),
        sample("decimals", Map("a" -> BigDecimal("1.50"), "b" -> BigDecimal("2"))),
        sample("large scale", List(BigDecimal("1E+5"), BigDecimal("1E-9"), BigDecimal(2).pow(300))),
        sample("integers", Whole(BigInt(big), big, Vector(1, big), Map(big -> 1L))),
        sample("large numbers as text", Map("a" -> BigInt(2).pow(2000))),
        sample("nothing", Absent(None, null, List(None, Some(1)), Map("a" -> None, "b" -> Some(1)))),
        sample("flattened", Flat(None, Map("b" -> None, "c" -> Some(1)), Some("z"))),
        sample("flattened with a key twice", List(Flat(Some(1), Map("a" -> None), None))),
        sample("one more member", Port(1))(Port.encoder.withMember("more")(p => Option(p.number).filter(_ > 1))),
        sample("quoted", Quoted(1, 0.1, big)),
        sample("quoted NaN", List(Quoted(1, Double.NaN, 1))),
        sample("null", (null: Port)),
        sample("empty", Map("a" -> List.empty[Int], "b" -> List.empty[Int])),
        sample("defaults", Server(List(Port(1), Port(2, "h"), Port(3, labels = Map("a" -> 1))), next = Some(Port(4)))),
        sample("all defaults", Server(Nil, next = None)),
        sample("repeated keys", Map("rows" -> List.fill(5)(Map("first key" -> 1, "true" -> 2)))),
        sample("keys", Keys(Map("a" -> 1), Map(Degrees(1) -> 1), Map(id -> "x"), Map(0.5 -> 1))),
        sample("names of fields", Names(1, 2, 3)),
        sample("keys that become one", Map("\ud800" -> 1, "\ufffd" -> 2)),
        sample("keys that come twice", JsonText(s"""{"a":1,"b":{"c":1,"c":2},"a":3}$space""")),
        sample("events with a key twice", Events(DuplicateKeysTest.duplicate(_))),
        sample("tagged", Map("a" -> 1))(
          Encoder.map[String, Int, Map](KeyEncoder.string, Encoder[Int].withTag("!t"))
        ),
        sample("tagged root", "a")(Encoder[String].withTag("!t")),
        sample("own encoders", List(Some(Degrees(1)), None)),
        sample("records", ServiceModels.logRecords(2, 1)),
        sample("trades", ServiceModels.trades(2, 2)),
        sample("events of services", Map("all" -> ServiceModels.envelopes(3, 3))),
        sample("deployments", ServiceModels.deployments(1, 4)),
        sample("one member", Map("member" -> "a")),
        sample("a root string", "a \"b\""),
        sample("a tree that is a string", ujson.Str("a \"b\"")),
        sample("a text that is a string", JsonText("\"a \\\"b\"")),
        sample("a root number", 1.0),
        sample("an id", id),
        sample("a date", day)
      ).flatten

  /** The value where `format` has a place for it. */
  def placed[T](sample: Sample[T], format: Format[?]): Sample[?] = {
    implicit val encoder: Encoder[T] = sample.encoder
    val value = sample.value
    format.fileExtension match {
      case "ini" => new Sample(sample.name, Main(value, Map("s" -> value)))
      case "xml" => new Sample(sample.name, ("element", value, "text"))
      case "toml" => new Sample(sample.name, Main(value, Map("s" -> value)))
      case _ => sample
    }
  }
}
