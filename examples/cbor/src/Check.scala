package cbor

import scala.util.Random

import com.fasterxml.jackson.databind.{DeserializationFeature, JsonNode, ObjectMapper}
import com.upokecenter.cbor.CBORObject

import swarender.{Encoder, Events, Json, RenderError}

final case class Item(sku: String, price: BigDecimal, weight: Option[Float], tags: Set[String])
object Item { implicit val encoder: Encoder[Item] = Encoder.derived }

/** What `com.upokecenter:cbor` reads from our CBOR must be what Jackson reads from our JSON. Ends
  * with a line `N passed, N failed`, and with status 1 if one differs.
  */
object Check {
  private val json = new ObjectMapper().enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
  private var passed = 0
  private var failed = 0

  private def check(what: String)(isRight: Boolean): Unit = if (isRight) passed += 1
  else {
    failed += 1
    println(s"$what: wrong")
  }

  /** Numbers are compared as decimals: CBOR tells integers from floats, JSON does not. */
  private def same(a: JsonNode, b: JsonNode): Boolean =
    if (a.isNumber && b.isNumber) a.decimalValue.compareTo(b.decimalValue) == 0
    else if (a.isArray && b.isArray) a.size == b.size && (0 until a.size).forall(i => same(a.get(i), b.get(i)))
    else if (a.isObject && b.isObject) {
      val names = a.fieldNames
      var all = a.size == b.size
      while (names.hasNext) {
        val name = names.next()
        all = all && b.has(name) && same(a.get(name), b.get(name))
      }
      all
    } else a == b

  private def reads[T](what: String, value: T)(implicit encoder: Encoder[T]): Unit =
    check(what)(
      same(
        json.readTree(Json.toBytes(value)),
        json.readTree(CBORObject.DecodeFromBytes(CborEvents.toBytes(value)).ToJSONString())
      )
    )

  private def random(random: Random, depth: Int): ujson.Value = random.nextInt(if (depth > 4) 6 else 8) match {
    case 0 => ujson.Null
    case 1 => ujson.Bool(random.nextBoolean())
    case 2 => ujson.Num(random.nextInt(1000000).toDouble)
    case 3 => ujson.Num(java.lang.Double.longBitsToDouble(random.nextLong() & ~(1L << 62)))
    case 4 | 5 => ujson.Str("caf\u00e9 \ud83d\ude00" * random.nextInt(20))
    case 6 => ujson.Arr.from(Seq.fill(random.nextInt(30))(this.random(random, depth + 1)))
    case _ => ujson.Obj.from(Seq.tabulate(random.nextInt(30))(i => s"key $i" -> this.random(random, depth + 1)))
  }

  def main(args: Array[String]): Unit = {
    val seed = 20240229L
    println(s"documents: seed $seed")
    val source = new Random(seed)
    for (i <- 0 until 1000) reads(s"document $i", random(source, 0))
    for (n <- Seq(0L, 23, 24, 255, 256, 65535, 65536, 4294967295L, 4294967296L, Long.MaxValue); v <- Seq(n, -n, ~n))
      reads(s"$v", v)
    for (text <- Seq("18446744073709551615", "18446744073709551616", "-18446744073709551617", "1" + "0" * 40))
      reads(text, BigInt(text))
    for (text <- Seq("0.1", "1e30", "-12345678901234567890.123456789", "1.50")) reads(text, BigDecimal(text))
    reads(
      "items",
      Map("items" -> Seq(Item("tea", BigDecimal("4.50"), Some(0.25f), Set("a", "b")), Item("", 0, None, Set())))
    )
    reads("events", Seq(Events { e => e.beginArray(); e.uint64(-1L); e.bool(true); e.nullValue(); e.endArray() }))
    val surplus = Encoder.of[Unit] { (_, e) => e.nullValue(); e.nullValue() }
    check("an encoder that sends two values is refused") {
      try { CborEvents.toBytes(())(surplus); false }
      catch { case e: RenderError => e.kind eq RenderError.Misuse }
    }
    println(s"$passed passed, $failed failed")
    if (failed > 0) sys.exit(1)
  }
}
