package swarender

import swarender.Policy.KeyOrder

/** Random documents that TOML can hold, the same for the same seed on every platform. A string that
  * begins with `TomlDocuments.Date` means the date-time after that prefix.
  */
final class TomlDocuments(seed: Long) {
  import TomlDocuments.*

  private val random = new scala.util.Random(seed)

  def next(): ujson.Obj = table(random.nextInt(5))

  private def one[T](of: Seq[T]): T = of(random.nextInt(of.size))

  private def some[T](upTo: Int)(make: => T): Seq[T] = Seq.fill(random.nextInt(upTo + 1))(make)

  private def table(depth: Int): ujson.Obj = {
    val members = ujson.Obj()
    some(5)(string(keyPieces, 3)).foreach(key => members(key) = value(depth))
    members
  }

  private def value(depth: Int): ujson.Value =
    if (depth == 0 || random.nextInt(5) < 2) scalar()
    else
      random.nextInt(6) match {
        case 0 | 1 => table(depth - 1)
        case 2 => array(some(4)(table(depth - 1)))
        case 3 => array(some(20)(scalar()))
        case _ => array(some(6)(value(depth - 1)))
      }

  /** Now and then an array of more elements than a renderer keeps in mind. */
  private def array(elements: Seq[ujson.Value]): ujson.Value =
    if (elements.isEmpty || random.nextInt(80) > 0) ujson.Arr.from(elements)
    else ujson.Arr.from(Iterator.continually(elements).flatten.take(200 + random.nextInt(900)))

  private def scalar(): ujson.Value = random.nextInt(8) match {
    case 0 => ujson.Bool(random.nextBoolean())
    case 1 => ujson.Num(random.nextInt(2000) - 1000)
    case 2 => ujson.Num(one(numbers))
    case 3 => ujson.Num(java.lang.Double.longBitsToDouble(random.nextLong()))
    case 4 => ujson.Str(Date + dateTime())
    case 5 => ujson.Str(string(Seq("word", " ", "-", "line\n"), 40))
    case _ => ujson.Str(string(pieces, 8))
  }

  private def string(of: Seq[String], upTo: Int): String = some(upTo)(one(of)).mkString

  private def dateTime(): TomlDateTime = {
    val (year, month, day) = (1 + random.nextInt(9999), 1 + random.nextInt(12), 1 + random.nextInt(28))
    val (hour, minute, second) = (random.nextInt(24), random.nextInt(60), random.nextInt(60))
    val micros = if (random.nextBoolean()) 0 else random.nextInt(1000000) * 1000
    random.nextInt(4) match {
      case 0 => TomlDateTime.date(year, month, day)
      case 1 => TomlDateTime.time(hour, minute, second, micros)
      case 2 => TomlDateTime.local(year, month, day, hour, minute, second, micros)
      case _ =>
        TomlDateTime.offset(
          year,
          month,
          day,
          hour,
          minute,
          second,
          micros,
          random.nextInt(2 * 1080 + 1) - 1080
        )
    }
  }
}

object TomlDocuments {

  /** The prefix of a string that means a date-time. */
  val Date = "date-time: "

  private val numbers = Seq(
    0.0,
    -0.0,
    0.1,
    1e16,
    1e17,
    9007199254740991.0,
    9007199254740993.0,
    9.223372036854775e18,
    9.223372036854776e18,
    -9.223372036854776e18,
    1e20,
    1e21,
    1e300,
    1.5e300,
    5e-324,
    Double.MaxValue,
    1e-5,
    1.5e-5,
    1e-6,
    123456.789,
    Double.NaN,
    Double.PositiveInfinity,
    Double.NegativeInfinity
  )

  private val plain = Seq("a", "B", "c1", "0", "-", "_", "true", "nan", "inf", "1979-05-27")
  private val keyPieces =
    plain ++ Seq(
      ".", " ", "", "'", "\"", "\\", "\n", "\u0000", "\u007f", "\u0085", "é", "\ud83d\ude00", "#", "=", "[", "]"
    )
  private val pieces = plain ++ Seq(
    "'", "''", "'''", "\"", "\"\"", "\"\"\"", "\\", "\\\\", "\\u0041", "\n", "\n\n", "\r", "\r\n", "\t", "\b", "\f",
    "\u0000", "\u001b", "\u001f", "\u007f", "\u0080", "\u0085", "\u009f", "\u00a0", "é", "ß", "\u2028", "\u2029",
    "\ufeff", "\ufffd", "\uffff", "\ud83d\ude00", "\ud83d", "\ude00", "#", "=", "[", "]", "{", "}", ",", " ", "  ",
    "{{", "a = 1", "\n[a]\n", "\\\n"
  )

  /** The styles under which every document must be read back. */
  val styles: Seq[(String, TomlStyle)] = {
    val standard = TomlStyle.standard
    Seq(
      "standard" -> standard,
      "indented" -> standard.withTableIndent("  ").withSuperTableHeaders(true).withFinalNewline(false),
      "a line per element" -> standard.withArrayWidth(0).withArrayIndent("\t").withTrailingComma(false),
      "arrays on one line" -> EvaluatorSettings.arraySpaces(standard.withArrayWidth(Int.MaxValue)),
      "inline" -> standard.withSmallTables(TomlStyle.SmallTables.Inline).withQuotes(TomlStyle.Quotes.LiteralStrings),
      "all inline" -> standard
        .withSmallTables(TomlStyle.SmallTables.Inline, Int.MaxValue)
        .withQuotes(TomlStyle.Quotes.BasicStrings),
      "dotted" -> standard.withSmallTables(TomlStyle.SmallTables.Dotted).withMultiLineStrings(false),
      "all dotted" -> standard.withSmallTables(TomlStyle.SmallTables.Dotted, Int.MaxValue),
      "sorted" -> standard.withKeyOrder(KeyOrder.CodePoint).withIntegralDoubles(asIntegers = false)
    )
  }

  /** The text of a document, made by events of which the lengths are unknown. */
  def render(document: ujson.Value, style: TomlStyle): String =
    Modes.chars(4096) { out =>
      val renderer = Toml(style).renderer(out)
      Unsized.feed(
        document,
        renderer,
        {
          case s if s.startsWith(Date) => renderer.dateTime(TomlDateTime.parse(s.stripPrefix(Date)))
          case s => renderer.string(s)
        }
      )
    }

  /** What a reader must find: lone surrogates are U+FFFD. */
  def expected(value: ujson.Value): ujson.Value = map(value) {
    case ujson.Str(s) => ujson.Str(wellFormed(s))
    case other => other
  }

  /** The document with each scalar replaced, and well-formed keys. */
  def map(value: ujson.Value)(scalar: ujson.Value => ujson.Value): ujson.Value = value match {
    case ujson.Obj(members) => ujson.Obj.from(members.map { case (k, v) => (wellFormed(k), map(v)(scalar)) })
    case ujson.Arr(elements) => ujson.Arr.from(elements.map(map(_)(scalar)))
    case _ => scalar(value)
  }

  private def wellFormed(s: String): String = {
    val at = swarender.chars.Surrogate.firstLone(s)
    if (at < 0) s else wellFormed(s.updated(at, '\ufffd'))
  }

  /** The first place in which two values differ, the order of members aside; NaN is itself, and -0
    * is not 0.
    */
  def difference(got: ujson.Value, expected: ujson.Value): Option[String] = (got, expected) match {
    case (ujson.Obj(as), ujson.Obj(bs)) if as.keySet == bs.keySet =>
      as.iterator
        .flatMap { case (k, v) => difference(v, bs(k)).map(d => s"[${Quote.json(k)}]$d") }
        .find(_ => true)
    case (ujson.Arr(as), ujson.Arr(bs)) if as.size == bs.size =>
      as.indices.iterator.flatMap(i => difference(as(i), bs(i)).map(d => s"[$i]$d")).find(_ => true)
    case (ujson.Num(x), ujson.Num(y)) if java.lang.Double.compare(x, y) == 0 => None
    case (ujson.Num(x), ujson.Num(y)) => Some(s": $x, not $y")
    case _ =>
      if (got == expected) None
      else Some(s": ${Modes.shown(got.render())}, not ${Modes.shown(expected.render())}")
  }
}
