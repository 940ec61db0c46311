package benchmarks.generated

import java.math.BigInteger
import java.time.*
import java.util.{Random, UUID}

/** The data of generated models: random values of each kind, the same ones for the same seed. */
final class RandomData(seed: Long) {
  private val random = new Random(seed)

  /** From `from` to `to`, both included. */
  def between(from: Int, to: Int): Int = from + random.nextInt(to - from + 1)

  def boolean(): Boolean = random.nextBoolean()
  def isOneIn(n: Int): Boolean = random.nextInt(n) == 0
  def ofAll[T](values: Array[T]): T = values(random.nextInt(values.length))

  private def few(from: Int, to: Int)(add: StringBuilder => Unit): String = {
    val text = new StringBuilder
    val length = between(from, to)
    while (text.length < length) add(text)
    text.toString
  }
  private def ofChars(chars: String, from: Int, to: Int): String =
    few(from, to)(_.append(chars.charAt(random.nextInt(chars.length))))
  private def sentence(from: Int, to: Int): String = few(from, to)(_.append(word()).append(' ')).trim

  def word(): String = ofChars("etaoinshrdlucmfwypvbgkjqxz", 2, 12)
  def id(): String = ofChars("0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-_", 8, 24)
  def sentence(): String = sentence(20, 120)
  def url(): String = s"https://${word()}.example.com/${word()}/${between(1, 99999)}?${word()}=${word()}"
  def accented(): String = few(5, 40)(_.append(word()).append(ofAll(Array(" ", "ä", "é", "ß", "ñ", " Ø"))))
  def wide(): String =
    few(4, 40)(text => text.append((if (isOneIn(12)) ' '.toInt else 0x4e00 + between(0, 5000)).toChar))
  def emoji(): String = few(4, 60)(_.append(word()).append(' ').appendAll(Character.toChars(0x1f600 + between(0, 79))))
  def escaped(): String = few(8, 120) { text =>
    text.append(word()).append(ofAll(Array(" \"", "\" ", "\n", "\t", "\\", " ", ": ", "\r\n", "\u0001", " / ")))
  }

  /** Hundreds to thousands of chars: prose, a script with line breaks, or prose with a few wide
    * chars.
    */
  def long(): String = {
    val end = if (isOneIn(8)) 6000 else 900
    between(0, 3) match {
      case 0 => few(200, end)(text => text.append(sentence(10, 70)).append(if (boolean()) "\n" else " \"x\"\n  "))
      case 1 => few(200, end)(text => text.append(sentence(40, 200)).append(if (isOneIn(3)) "… " else ". "))
      case _ => sentence(200, end)
    }
  }

  /** Mostly empty. */
  def short(): String = if (isOneIn(3)) ofChars("abcXYZ019", 1, 3) else ""

  def small(): Int = between(0, 99)
  def int(): Int = random.nextInt() >> random.nextInt(31)
  def long64(): Long = random.nextLong() >> random.nextInt(63)
  def byte(): Byte = random.nextInt().toByte
  def shortInt(): Short = random.nextInt().toShort

  /** Milliseconds since 1970. */
  def millis(): Long = 1500000000000L + random.nextInt()
  def price(): Double = between(0, 1000000) / 100.0
  def ratio(): Double = random.nextDouble()
  def double(): Double = (random.nextDouble() - 0.5) * math.pow(10, between(-12, 20).toDouble)
  def float(): Float = if (boolean()) random.nextFloat() * 100 else between(-2000, 2000) / 8f
  def bigInt(): BigInt = BigInt(new BigInteger(between(1, if (isOneIn(4)) 200 else 62), random))
  def bigDecimal(): BigDecimal =
    BigDecimal(new java.math.BigDecimal(new BigInteger(between(8, if (isOneIn(6)) 120 else 50), random), between(0, 9)))
  def uuid(): UUID = new UUID(random.nextLong(), random.nextLong())

  def instant(): Instant = Instant.ofEpochSecond(between(1000000000, 2000000000).toLong, nanos())
  def date(): LocalDate = LocalDate.of(between(1900, 2100), between(1, 12), between(1, 28))
  def time(): LocalTime = LocalTime.of(between(0, 23), between(0, 59), between(0, 59), nanos().toInt)
  def dateTime(): LocalDateTime = LocalDateTime.of(date(), time())
  def offset(): OffsetDateTime = OffsetDateTime.of(dateTime(), ZoneOffset.ofTotalSeconds(1800 * between(-24, 28)))
  def zoned(): ZonedDateTime =
    ZonedDateTime.of(dateTime(), ZoneId.of(ofAll(Array("Europe/Paris", "UTC", "America/New_York", "Asia/Tokyo"))))
  def duration(): Duration = Duration.ofSeconds(between(0, 1000000).toLong, nanos())

  /** None, milliseconds, microseconds or nanoseconds. */
  private def nanos(): Long = random.nextInt(4) match {
    case 0 => 0
    case 1 => random.nextInt(1000) * 1000000L
    case 2 => random.nextInt(1000000) * 1000L
    case _ => random.nextInt(1000000000).toLong
  }

  def option[T](value: => T): Option[T] = if (isOneIn(3)) None else Some(value)
  def list[T](value: => T): List[T] = elements(value)
  def map[K, V](key: => K, value: => V): Map[K, V] = elements((key, value)).toMap

  private var depth = 0

  /** Up to six, seldom tens, and few of what has elements itself. */
  private def elements[T](element: => T): List[T] = {
    val size = if (depth > 0) between(0, 3) else if (isOneIn(12)) between(10, 40) else between(0, 6)
    depth += 1
    try List.fill(size)(element)
    finally depth -= 1
  }
}
