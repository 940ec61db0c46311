package swarender

import swarender.chars.ReadBack
import swarender.numbers.Digits
import java.nio.charset.StandardCharsets

/** The layout of doubles: whether there is an exponent, a point, a sign. Take a layout from the
  * companion, or build one with the parameters below, in which a double is `d.ddd * 10^x` with `d`
  * not 0. A parameter out of range throws `IllegalArgumentException`.
  *
  * {{{
  * NumberLayout(fixedFrom = -2, exponent = 'E').render(0.001)       // 1E-3
  * }}}
  *
  * @param fixedFrom
  *   the smallest x that is written without an exponent
  * @param fixedUntil
  *   the first x above it that is written with one
  * @param exponent
  *   `e` or `E`
  * @param exponentPlus
  *   whether a positive exponent has its sign
  * @param exponentDigits
  *   the minimum number of digits of the exponent, 1 to 3
  * @param point
  *   whether a number in digits (not an integer from the integer window) always has a point and a
  *   digit after it
  * @param integerUntil
  *   integral values in `(-integerUntil, integerUntil)` print as integers, all their digits exact;
  *   so does -2^63 where that is the bound
  * @param integerPoint
  *   whether these end in `.0`
  * @param exact
  *   integral values print all their digits exactly whatever their size, others 17 significant
  *   digits (C's `%.17g`)
  * @param twoDigitsBelow
  *   doubles below this magnitude for which one digit would do have the two digits that are nearest
  * @param negativeZero
  *   how -0.0 is written: `-0`, `0`, `-0.0` or `0.0`
  * @param paddedIntegers
  *   integral values outside of the integer window are their digits and zeros, without an exponent
  *   or a point
  * @see
  *   [[https://swarender.github.io/swarender/reference/settings/#numbers Numbers]]
  */
final case class NumberLayout(
    fixedFrom: Int = -6,
    fixedUntil: Int = 21,
    exponent: Char = 'e',
    exponentPlus: Boolean = true,
    exponentDigits: Int = 1,
    point: Boolean = false,
    integerUntil: Double = NumberLayout.TwoTo53,
    integerPoint: Boolean = false,
    exact: Boolean = false,
    twoDigitsBelow: Double = 0,
    negativeZero: String = "-0",
    paddedIntegers: Boolean = false
) {
  // Not by `require`, which loads the class of a function for each.
  if (fixedFrom > 0 || fixedUntil <= 0)
    throw new IllegalArgumentException(s"0 and 1 must be without an exponent, got [$fixedFrom, $fixedUntil)")
  if (exponent != 'e' && exponent != 'E')
    throw new IllegalArgumentException(s"exponent must be e or E, got $exponent")
  if (exponentDigits < 1 || exponentDigits > 3)
    throw new IllegalArgumentException(s"exponentDigits must be in [1, 3], got $exponentDigits")
  if (!(integerUntil >= 0 && integerUntil <= NumberLayout.TwoTo63))
    throw new IllegalArgumentException(s"integerUntil must be between 0 and 2^63, got $integerUntil")
  if (negativeZero != "-0" && negativeZero != "0" && negativeZero != "-0.0" && negativeZero != "0.0")
    throw new IllegalArgumentException(s"negativeZero must be one of -0, 0, -0.0, 0.0, got $negativeZero")

  /** This layout with integral values inside the integer window as integers, or with a point in
    * every number: `1.0`.
    */
  def withIntegralDoubles(asIntegers: Boolean): NumberLayout =
    if (asIntegers) copy(integerPoint = false)
    else {
      val zero = if (negativeZero.indexOf('.') < 0) negativeZero + ".0" else negativeZero
      copy(point = true, integerPoint = true, negativeZero = zero)
    }

  /** What Java's serialization has read, checked and with the values below made again. */
  private[swarender] def readResolve(): AnyRef = ReadBack(copy())

  /** `v` as text; NaN and the infinities are `NaN`, `Infinity` and `-Infinity`.
    *
    * {{{
    * NumberLayout.python.render(1e16)      // 1e+16
    * NumberLayout.ecma.render(0.1)         // 0.1
    * }}}
    */
  def render(v: Double): String =
    if (!integerPoint && v != 0 && isInteger(v)) java.lang.Long.toString(v.toLong)
    else if (Math.abs(v) <= Double.MaxValue) {
      val bytes = new Array[Byte](roomFor(Math.abs(v)))
      new String(bytes, 0, Digits.double(v, this, bytes, 0), StandardCharsets.ISO_8859_1)
    } else if (v != v) "NaN"
    else if (v > 0) "Infinity"
    else "-Infinity"

  /** Room for doubles of this magnitude and what [[LaidOut]] writes after them. Those of 7 zeros
    * after the point to 21 digits before it have at most 26 bytes, or 24 with an exponent.
    */
  private def roomFor(magnitude: Double): Int =
    if (magnitude >= 1e-7 && magnitude < 1e21) 32
    else if (!exact && !paddedIntegers && fixedFrom >= -7 && fixedUntil <= 21) 56
    else Digits.MaxLength

  /** The least integral value that prints as an integer. */
  private[swarender] val integerFrom: Double =
    if (integerUntil == NumberLayout.TwoTo63) -integerUntil else 1 - integerUntil

  /** Whether `v` prints as an integer; NaN does not. */
  private[swarender] def isInteger(v: Double): Boolean =
    v == 0 || v >= integerFrom && v < integerUntil && v.toLong.toDouble == v

  /** Whether every `Int` but 0 prints as such. */
  private[swarender] val printsInts: Boolean = !integerPoint && integerUntil > 2147483648.0

  /** What 0.0 is written as. */
  private[swarender] val zero: String =
    if (if (integerUntil > 0) integerPoint else point) "0.0" else "0"

  /** Whether YAML 1.1 and YAML 1.2 read every number in this layout as the same number: one that is
    * no integer of 64 bits has a point, and an exponent its sign (yaml.org/type/float.html); an
    * integer -0 would be 0.
    */
  private[swarender] val isYaml: Boolean = point && exponentPlus && !exact && negativeZero.indexOf('.') >= 0

  /** Doubles of a magnitude in `[plainFrom, plainUntil)` that are not integers have no exponent,
    * and these bounds read back to themselves, so that the same holds of their shortest decimals.
    */
  private[swarender] val plainFrom: Double =
    if (exact) Double.PositiveInfinity else NumberLayout.tenTo(Math.max(fixedFrom, -17))
  private[swarender] val plainUntil: Double = Math.min(1e9, NumberLayout.tenTo(Math.min(fixedUntil, 9)))

  /** Whether the layout is ECMAScript's `Number::toString`, but for -0. */
  private[swarender] val isEcma: Boolean =
    fixedFrom == -6 && fixedUntil == 21 && exponent == 'e' && exponentPlus && exponentDigits == 1 && !point &&
      integerUntil <= NumberLayout.TwoTo53 && !integerPoint && !exact && twoDigitsBelow == 0 && !paddedIntegers

  /** Doubles of a magnitude in `[ecmaFrom, ecmaUntil)` are laid out as ECMAScript's
    * `Number::toString` does, but that integral ones end in `.0` with `integerPoint`.
    */
  private[swarender] val ecmaFrom: Double =
    if (isEcma) Double.MinPositiveValue
    else if (exact || (point || integerPoint) && integerUntil < NumberLayout.TwoTo53) Double.PositiveInfinity
    else NumberLayout.tenTo(Math.max(fixedFrom, -6))
  private[swarender] val ecmaUntil: Double =
    if (isEcma) Double.PositiveInfinity
    else Math.min(NumberLayout.TwoTo53, NumberLayout.tenTo(Math.min(fixedUntil, 21)))
}

object NumberLayout {
  private[swarender] final val TwoTo53 = 9007199254740992.0
  private[swarender] final val TwoTo63 = 9223372036854775808.0

  /** The bounds of the usual layouts without the parser, for the first call of a process. */
  private def tenTo(n: Int): Double = n match {
    case -17 => 1e-17
    case -6 => 1e-6
    case -5 => 1e-5
    case -4 => 1e-4
    case -3 => 1e-3
    case 0 => 1
    case 1 => 10
    case 7 => 1e7
    case 9 => 1e9
    case 16 => 1e16
    case 17 => 1e17
    case 21 => 1e21
    case _ => java.lang.Double.parseDouble("1e".concat(Integer.toString(n)))
  }

  /** ECMAScript's `Number::toString`, but that -0 keeps its sign: `1e+21`, `1e-7`. */
  val ecma: NumberLayout = new NumberLayout(-6, 21)

  /** Every number as `d.ddde+x`, without an exponent if x is 0. */
  private[swarender] val scientific: NumberLayout = new NumberLayout(0, 1)

  /** RFC 8785, section 3.2.2.3: the layout `ecma` with `0` for -0. */
  val canonical: NumberLayout = new NumberLayout(-6, 21, negativeZero = "0")

  /** CPython's `repr(float)`: `1.0`, `1e-05`, `1e+16`. */
  val python: NumberLayout = NumberLayout(
    fixedFrom = -4,
    fixedUntil = 16,
    exponentDigits = 2,
    integerUntil = 1e16,
    integerPoint = true,
    negativeZero = "-0.0"
  )

  /** What PyYAML prints: the layout `python` with integral values as integers, and a point before
    * every exponent: `1.0e-05`.
    */
  val pyyaml: NumberLayout = python.copy(point = true, integerPoint = false, integerUntil = TwoTo53)

  /** Never an exponent: Go's `strconv.FormatFloat(v, 'f', -1, 64)`. */
  val positional: NumberLayout = new NumberLayout(-400, 400)

  /** C's `%.17g`, integral values in full: what the command line of go-jsonnet prints. */
  val seventeenG: NumberLayout = new NumberLayout(-4, 17, exponentDigits = 2, integerUntil = TwoTo63, exact = true)

  /** What `ujson.write` prints on the JVM: integral values as integers, others as
    * `java.lang.Double.toString` from JDK 19 on, which prints the smallest subnormals with two
    * digits: 4.9E-324. Differs from it at 2^63, for which it prints 2^63 - 1.
    */
  val ujson: NumberLayout = new NumberLayout(
    -3,
    7,
    exponent = 'E',
    exponentPlus = false,
    point = true,
    integerUntil = TwoTo63,
    twoDigitsBelow = 1e-321,
    negativeZero = "0"
  )

  /** A number that YAML 1.1 and 1.2 both read as a float, or an integer: a mantissa with a point,
    * an exponent with its sign. Integral values in `(-2^53, 2^53)` are integers.
    */
  val yaml: NumberLayout = new NumberLayout(-5, 21, point = true, negativeZero = "-0.0")

  /** TOML 1.0: integral values inside 64 bits are integers, all others have a point and are floats.
    */
  val toml: NumberLayout = new NumberLayout(-5, 17, point = true, integerUntil = TwoTo63, negativeZero = "-0.0")

  /** TOML 1.0: as `toml`, and integral values are floats too: `1.0`. */
  val tomlFloats: NumberLayout =
    new NumberLayout(-5, 17, point = true, integerUntil = TwoTo53, integerPoint = true, negativeZero = "-0.0")
}
