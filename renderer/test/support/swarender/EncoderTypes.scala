package swarender

import java.util.concurrent.atomic.{AtomicBoolean, AtomicInteger, AtomicLong}
import java.util.{Arrays, Collections, Optional}

import scala.collection.immutable.{BitSet, IntMap, LongMap}
import scala.concurrent.duration.Duration

import swarender.encoder.KeyEncoder

/** The types that have an encoder on every platform, with values and what JSON they are. The tests
  * check it; the table of docs/reference/encoders.md is made of it.
  */
object EncoderTypes {

  /** @param render
    *   makes a value and its JSON
    * @param byEvents
    *   does that by the events of the value
    * @param inPages
    *   does that to pages of a size
    */
  final case class Row(
      tpe: String,
      value: String,
      json: String,
      render: () => String,
      byEvents: () => String,
      inPages: Int => String
  )

  object Level extends Enumeration {
    val Low, High = Value
  }

  def row[T: Encoder](tpe: String, value: String, json: String)(made: => T): Row =
    Row(tpe, value, json, () => Json.render(made), () => byEvents(made), DirectModes.inPages(made, _))

  /** The JSON of a value that comes as events. */
  def byEvents[T: Encoder](value: T): String = Json.render(JsonStyle.compact)(events => Encoder.send(value, events))

  /** A row whose value is the key of a map. */
  def key[K: KeyEncoder](tpe: String, value: String, json: String)(made: => K): Row = {
    def keyOf(map: String) = map.stripPrefix("{").stripSuffix(":1}")
    def map = Map(made -> 1)
    Row(
      tpe,
      value,
      json,
      () => keyOf(Json.render(map)),
      () => keyOf(byEvents(map)),
      size => keyOf(DirectModes.inPages(map, size))
    )
  }

  def values: Seq[Row] = Seq(
    row("Boolean", "true", "true")(true),
    row("Byte", "1", "1")(1.toByte),
    row("Short", "1", "1")(1.toShort),
    row("Int", "1", "1")(1),
    row("Long", "1L", "1")(1L),
    row("Float", "0.1f", "0.1")(0.1f),
    row("Double", "1e-7", "1e-7")(1e-7),
    row("BigInt", "BigInt(2).pow(70)", "1180591620717411303424")(BigInt(2).pow(70)),
    row("BigDecimal", "BigDecimal(\"1.50\")", "1.50")(BigDecimal("1.50")),
    row("java.math.BigInteger", "BigInteger.TEN", "10")(java.math.BigInteger.TEN),
    row("java.math.BigDecimal", "new BigDecimal(\"1.50\")", "1.50")(new java.math.BigDecimal("1.50")),
    row("java.lang.Boolean", "TRUE", "true")(java.lang.Boolean.TRUE),
    row("java.lang.Byte", "1", "1")(java.lang.Byte.valueOf(1.toByte)),
    row("java.lang.Short", "1", "1")(java.lang.Short.valueOf(1.toShort)),
    row("java.lang.Integer", "1", "1")(java.lang.Integer.valueOf(1)),
    row("java.lang.Long", "1L", "1")(java.lang.Long.valueOf(1L)),
    row("java.lang.Float", "0.1f", "0.1")(java.lang.Float.valueOf(0.1f)),
    row("java.lang.Double", "1.5", "1.5")(java.lang.Double.valueOf(1.5)),
    row("java.lang.Character", "'c'", "\"c\"")(java.lang.Character.valueOf('c')),
    row("String", "\"s\"", "\"s\"")("s"),
    row("Char", "'c'", "\"c\"")('c'),
    row("Symbol", "Symbol(\"s\")", "\"s\"")(Symbol("s")),
    row("any CharSequence", "new StringBuilder(\"s\")", "\"s\"")(new StringBuilder("s")),
    row("UUID", "new UUID(1, 2)", "\"00000000-0000-0001-0000-000000000002\"")(new java.util.UUID(1, 2)),
    row("URI", "URI.create(\"a:b\")", "\"a:b\"")(java.net.URI.create("a:b")),
    row("scala.concurrent.duration.Duration", "5.seconds", "\"5 seconds\"")(Duration(5, "seconds")),
    row("Enumeration#Value", "Level.High", "\"High\"")(Level.High),
    row("any java.lang.Enum", "RoundingMode.UP", "\"UP\"")(java.math.RoundingMode.UP),
    row("AtomicBoolean", "new AtomicBoolean(true)", "true")(new AtomicBoolean(true)),
    row("AtomicInteger", "new AtomicInteger(1)", "1")(new AtomicInteger(1)),
    row("AtomicLong", "new AtomicLong(1)", "1")(new AtomicLong(1)),
    row("Unit", "()", "null")(()),
    row("Option[T]", "Option(1)", "1")(Option(1)),
    row("Some[T]", "Some(None)", "null")(Some(None)),
    row("None", "None", "null")(None),
    row("java.util.Optional[T]", "Optional.of(\"s\")", "\"s\"")(Optional.of("s")),
    row("java.util.Optional[T]", "Optional.empty()", "null")(Optional.empty[String]()),
    row("Either[L, R]", "Right(\"r\")", "[1,\"r\"]")(Right("r"): Either[Int, String]),
    row("any Iterable[T]", "List(1, 2)", "[1,2]")(List(1, 2)),
    row("any Iterable[T]", "1 to 3", "[1,2,3]")(1 to 3),
    row("any Iterable[T]", "BitSet(1, 5)", "[1,5]")(BitSet(1, 5)),
    row("any Iterable[T]", "List(1, 2).view", "[1,2]")(List(1, 2).view),
    row("any Iterable[T]", "Nil", "[]")(Nil),
    row("Iterator[T]", "Iterator(1, 2)", "[1,2]")(Iterator(1, 2)),
    row("Array[T]", "Array(1.5)", "[1.5]")(Array(1.5)),
    row("any java.util.Collection[T]", "Arrays.asList(\"a\", \"b\")", "[\"a\",\"b\"]")(Arrays.asList("a", "b")),
    row("any java.util.Collection[T]", "Collections.singleton(1)", "[1]")(Collections.singleton(Int.box(1))),
    row("any Map[K, V]", "Map(\"a\" -> 1)", "{\"a\":1}")(Map("a" -> 1)),
    row("any Map[K, V]", "LongMap(1L -> \"a\")", "{\"1\":\"a\"}")(LongMap(1L -> "a")),
    row("any Map[K, V]", "IntMap(1 -> \"a\")", "{\"1\":\"a\"}")(IntMap(1 -> "a")),
    row("any java.util.Map[K, V]", "Collections.singletonMap(\"a\", 1)", "{\"a\":1}")(
      Collections.singletonMap("a", Int.box(1))
    ),
    row("tuples of 1 to 22", "(1, \"a\")", "[1,\"a\"]")((1, "a")),
    row("TomlDateTime", "TomlDateTime.date(2026, 1, 2)", "\"2026-01-02\"")(TomlDateTime.date(2026, 1, 2)),
    row("ujson.Value", "ujson.Arr(1)", "[1]")(ujson.Arr(1)),
    row("JsonText", "JsonText(\"[1, 2]\")", "[1,2]")(JsonText("[1, 2]"))
  )

  def keys: Seq[Row] = Seq(
    key("String", "\"s\"", "\"s\"")("s"),
    key("Boolean", "true", "\"true\"")(true),
    key("Byte", "1", "\"1\"")(1.toByte),
    key("Short", "1", "\"1\"")(1.toShort),
    key("Int", "1", "\"1\"")(1),
    key("Long", "1L", "\"1\"")(1L),
    key("Float", "0.1f", "\"0.1\"")(0.1f),
    key("Double", "2.0", "\"2\"")(2.0),
    key("BigInt", "BigInt(1)", "\"1\"")(BigInt(1)),
    key("BigDecimal", "BigDecimal(\"1.50\")", "\"1.50\"")(BigDecimal("1.50")),
    key("java.math.BigInteger", "BigInteger.TEN", "\"10\"")(java.math.BigInteger.TEN),
    key("java.math.BigDecimal", "new BigDecimal(\"1.50\")", "\"1.50\"")(new java.math.BigDecimal("1.50")),
    key("java.lang.Integer and the other boxes", "1", "\"1\"")(java.lang.Integer.valueOf(1)),
    key("java.lang.Float", "0.1f", "\"0.1\"")(java.lang.Float.valueOf(0.1f)),
    key("java.lang.Double", "2.0", "\"2\"")(java.lang.Double.valueOf(2)),
    key("Char", "'c'", "\"c\"")('c'),
    key("Symbol", "Symbol(\"s\")", "\"s\"")(Symbol("s")),
    key("UUID", "new UUID(1, 2)", "\"00000000-0000-0001-0000-000000000002\"")(new java.util.UUID(1, 2)),
    key("URI", "URI.create(\"a:b\")", "\"a:b\"")(java.net.URI.create("a:b")),
    key("Enumeration#Value", "Level.High", "\"High\"")(Level.High),
    key("any java.lang.Enum", "RoundingMode.UP", "\"UP\"")(java.math.RoundingMode.UP)
  )
}
