package benchmarks.generated

/** A type of fields, and the Scala expression that makes a value of it from `r`, a `RandomData`. */
final case class Kind(scala: String, make: String) {
  def option: Kind = Kind(s"Option[$scala]", s"r.option($make)")
  def list(of: String = "List"): Kind =
    Kind(s"$of[$scala]", if (of == "List") s"r.list($make)" else s"r.list($make).to$of")
  def mapBy(key: Kind): Kind = Kind(s"Map[${key.scala}, $scala]", s"r.map(${key.make}, $make)")
}

/** The kinds of data that need no class. */
object Kind {
  private def text(how: String) = Kind("String", s"r.$how()")

  val ids: Kind = text("id")
  val words: Kind = text("word")
  val sentences: Kind = text("sentence")
  val urls: Kind = text("url")
  val accented: Kind = text("accented")
  val wide: Kind = text("wide")
  val emoji: Kind = text("emoji")
  val escaped: Kind = text("escaped")
  val long: Kind = text("long")
  val short: Kind = text("short")

  /** Ids and words are half of what services send. */
  val texts: Seq[Kind] = Seq.fill(5)(Seq(ids, words)).flatten ++ Seq.fill(2)(Seq(sentences, urls)).flatten ++
    Seq(accented, wide, emoji, escaped, long, short)

  val boolean: Kind = Kind("Boolean", "r.boolean()")
  val smallInt: Kind = Kind("Int", "r.small()")
  val int: Kind = Kind("Int", "r.int()")
  val long64: Kind = Kind("Long", "r.long64()")
  val price: Kind = Kind("Double", "r.price()")
  val ratio: Kind = Kind("Double", "r.ratio()")
  val double: Kind = Kind("Double", "r.double()")
  val float: Kind = Kind("Float", "r.float()")
  val numbers: Seq[Kind] = Seq(
    smallInt,
    int,
    long64,
    price,
    ratio,
    double,
    float,
    Kind("Long", "r.millis()"),
    Kind("Byte", "r.byte()"),
    Kind("Short", "r.shortInt()")
  )

  val bigInt: Kind = Kind("BigInt", "r.bigInt()")
  val bigDecimal: Kind = Kind("BigDecimal", "r.bigDecimal()")
  val uuid: Kind = Kind("java.util.UUID", "r.uuid()")

  private def time(scala: String, how: String) = Kind(s"java.time.$scala", s"r.$how()")
  val instant: Kind = time("Instant", "instant")
  val date: Kind = time("LocalDate", "date")
  val offset: Kind = time("OffsetDateTime", "offset")
  val times: Seq[Kind] = Seq(
    instant,
    date,
    offset,
    time("LocalDateTime", "dateTime"),
    time("LocalTime", "time"),
    time("ZonedDateTime", "zoned"),
    time("Duration", "duration")
  )
}
