package benchmarks.models

import benchmarks.{Seeded, Words}
import swarender.Encoder

/** Case classes that hold one kind of data each, so that its cost can be seen: some 1,000 values,
  * always the same.
  */
final case class Escapes(lines: Seq[Line])
object Escapes {
  implicit val encoder: Encoder[Escapes] = Encoder.derived

  /** Strings of 4 to 24 chars with one to three escapes, as quoted words and lines have them. */
  def apply(): Escapes = {
    val random = new Seeded(2)
    Escapes(Seq.fill(500)(Line(random.escaped(random.between(4, 25), 8), random.escaped(random.between(4, 25), 8))))
  }
}

final case class Line(text: String, comment: String)
object Line { implicit val encoder: Encoder[Line] = Encoder.derived }

final case class Sequences(rows: Seq[Row])
object Sequences {
  implicit val encoder: Encoder[Sequences] = Encoder.derived

  /** Sequences in sequences, none with more than three elements. */
  def apply(): Sequences = {
    val random = new Seeded(3)
    def few[T](one: => T): Seq[T] = Seq.fill(random.between(0, 4))(one)
    Sequences(
      Seq.fill(300)(Row(few(random.text(4, Words.ascii)), few(few(random.between(0, 1000))), few(Cell(few(true)))))
    )
  }
}

final case class Row(tags: Seq[String], points: Seq[Seq[Int]], cells: Seq[Cell])
object Row { implicit val encoder: Encoder[Row] = Encoder.derived }

final case class Cell(flags: Seq[Boolean])
object Cell { implicit val encoder: Encoder[Cell] = Encoder.derived }

final case class Decimals(prices: Seq[Bid])
object Decimals {
  implicit val encoder: Encoder[Decimals] = Encoder.derived

  /** Doubles with two places. */
  def apply(): Decimals = {
    val random = new Seeded(4)
    def cents = random.between(1, 1000000) / 100.0
    Decimals(Seq.fill(500)(Bid(cents, cents)))
  }
}

final case class Bid(price: Double, tax: Double)
object Bid { implicit val encoder: Encoder[Bid] = Encoder.derived }

final case class Numbered(names: Map[Int, String], groups: Map[Int, Seq[Int]])
object Numbered {
  implicit val encoder: Encoder[Numbered] = Encoder.derived

  /** Maps whose keys are `Int`s of nine digits. */
  def apply(): Numbered = {
    val random = new Seeded(5)
    def id = random.between(100000000, 1000000000)
    Numbered(
      Seq.fill(500)(id -> random.text(random.between(4, 16), Words.ascii)).toMap,
      Seq.fill(500)(id -> Seq.fill(2)(id)).toMap
    )
  }
}

final case class Optional(records: Seq[Settings])
object Optional {
  implicit val encoder: Encoder[Optional] = Encoder.derived

  /** Options of which one in four is there. */
  def apply(): Optional = {
    val random = new Seeded(6)
    def some[T](value: => T): Option[T] = if (random.between(0, 4) == 0) Some(value) else None
    def settings = Settings(
      some(random.between(0, 100)),
      some(random.text(6, Words.ascii)),
      some(true),
      some(random.next(31).toLong),
      some(Seq(1, 2)),
      some(random.text(12, Words.ascii)),
      some(0.25),
      some(Cell(Nil))
    )
    Optional(Seq.fill(150)(settings))
  }
}

final case class Settings(
    retries: Option[Int],
    zone: Option[String],
    enabled: Option[Boolean],
    limit: Option[Long],
    ports: Option[Seq[Int]],
    label: Option[String],
    ratio: Option[Double],
    cell: Option[Cell]
)
object Settings { implicit val encoder: Encoder[Settings] = Encoder.derived }
