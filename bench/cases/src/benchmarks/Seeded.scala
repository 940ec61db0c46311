package benchmarks

/** Pseudo-random data that depends on the seed alone. The generator is that of `java.util.Random`,
  * which every platform has.
  */
final class Seeded(seed: Long) {
  private[this] val random = new java.util.Random(seed)

  /** In `[from, until)`. */
  def between(from: Int, until: Int): Int = from + random.nextInt(until - from)

  /** A number of `bits` bits, not negative; `bits` is at most 31. */
  def next(bits: Int): Int = random.nextInt() >>> (32 - bits)
  def sign(): Int = if (random.nextBoolean()) 1 else -1

  /** Evenly spread mantissas of 53 bits, exponents between -30 and 30. */
  def double(): Double = {
    val (power, mantissa) = ((1L << between(0, 31)).toDouble, sign() * (0.5 + random.nextDouble()))
    if (random.nextBoolean()) mantissa * power else mantissa / power
  }
  def oneOf[T](choices: IndexedSeq[T]): T = choices(random.nextInt(choices.length))

  /** Words of `dictionary` with spaces between them, `length` code points in all. */
  def text(length: Int, dictionary: IndexedSeq[String]): String = {
    val text = new java.lang.StringBuilder(length + 16)
    var points = 0
    while (points < length) {
      val word = oneOf(dictionary)
      text.append(word).append(' ')
      points += word.codePointCount(0, word.length) + 1
    }
    text.substring(0, text.offsetByCodePoints(0, length))
  }

  /** ASCII text of `length` chars in which every `period`th char on average is one that JSON
    * escapes.
    */
  def escaped(length: Int, period: Int): String = {
    val chars = text(length, Words.ascii).toCharArray
    var i = between(0, period)
    while (i < length) {
      chars(i) = oneOf(Words.escapes)
      i += between(1, 2 * period)
    }
    new String(chars)
  }
}
