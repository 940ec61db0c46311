package swarender
package numbers

import java.math.{BigDecimal, RoundingMode}

import swarender.chars.ReadBack

/** Another spelling of a number that is there as text: RFC 8259, section 6. */
private[swarender] sealed trait DecimalText extends Serializable {

  /** The number in this spelling. An `ArithmeticException` says why there is none. */
  def apply(text: String): String
}

private[swarender] object DecimalText {
  def plain(maxDigits: Int): DecimalText = Plain(maxDigits)
  def scaled(scale: Int, rounding: RoundingMode): DecimalText = Scaled(scale, rounding)
  def scientific: DecimalText = Scientific

  /** Without an exponent, in at most `maxDigits` digits. */
  final case class Plain(maxDigits: Int) extends DecimalText {
    require(maxDigits >= 1, s"numbers of at most $maxDigits digits")
    def apply(text: String): String = new Parts(text).plain(maxDigits)
    private def readResolve(): AnyRef = ReadBack(Plain(maxDigits))
    override def toString: String = s"plain($maxDigits)"
  }

  /** With `scale` digits after the point. */
  final case class Scaled(scale: Int, rounding: RoundingMode) extends DecimalText {
    require(scale >= 0 && scale <= MaxScale, s"scale must be between 0 and $MaxScale, got $scale")
    require(rounding ne null, "no rounding mode")

    def apply(text: String): String = {
      val parts = new Parts(text)
      val exact = parts.plain(MaxDigits)
      val places = parts.places
      if (places == scale) exact
      else {
        val unscaled =
          try new BigDecimal(exact).setScale(scale, rounding).unscaledValue
          catch { case _: ArithmeticException => throw new ArithmeticException(s"more than $scale decimal places") }
        // Not by toPlainString, which loses the first digit in Scala Native 0.5.10.
        val scaled = new Parts(s"${unscaled}e-$scale").plain(MaxDigits)
        if (text.charAt(0) == '-' && scaled.charAt(0) != '-') s"-$scaled" else scaled
      }
    }
    private def readResolve(): AnyRef = ReadBack(Scaled(scale, rounding))
    override def toString: String = s"scaled($scale, $rounding)"
  }

  /** With one digit before the point, and an exponent. */
  object Scientific extends DecimalText {
    def apply(text: String): String = new Parts(text).scientific
    private def readResolve(): AnyRef = Scientific
    override def toString: String = "scientific"
  }

  /** Whether two texts are one number: -0 is 0. */
  def isSame(a: String, b: String): Boolean = new Parts(a).isSame(new Parts(b))

  final val MaxScale = 1000
  final val MaxDigits = 2000

  /** A number as a sign, digits, and how many of them are after the point. */
  private final class Parts(text: String) {
    private[this] val e = {
      val lower = text.indexOf('e'.toInt)
      if (lower >= 0) lower else text.indexOf('E'.toInt)
    }
    private[this] val mantissa = if (e < 0) text else text.substring(0, e)
    val sign: String = if (mantissa.charAt(0) == '-') "-" else ""
    private[this] val point = mantissa.indexOf('.'.toInt)
    private[this] val digits = mantissa.substring(sign.length).replace(".", "")

    /** An exponent beyond any that has an effect is cut. */
    private[this] val exponent =
      if (e < 0) 0L
      else {
        val text = this.text.substring(e + 1)
        val magnitude = text.dropWhile(c => c == '+' || c == '-' || c == '0')
        val n = if (magnitude.isEmpty) 0L else if (magnitude.length > 15) 1000000000000000L else magnitude.toLong
        if (text.charAt(0) == '-') -n else n
      }

    /** How many digits are after the point; a negative number of zeros is before it. */
    val places: Long = (if (point < 0) 0 else mantissa.length - point - 1) - exponent

    def plain(maxDigits: Int): String = {
      val length = if (places <= 0) digits.length - places else Math.max(digits.length.toLong, places + 1)
      if (length > maxDigits) throw new ArithmeticException(s"more than $maxDigits digits without an exponent")
      if (places <= 0) sign + withoutZeros(digits + "0" * -places.toInt)
      else {
        val all = "0" * (places.toInt + 1 - digits.length) + digits
        val from = all.length - places.toInt
        sign + withoutZeros(all.substring(0, from)) + "." + all.substring(from)
      }
    }

    /** An integer without zeros before it. */
    private def withoutZeros(digits: String): String = {
      val from = digits.indexWhere(_ != '0')
      if (from < 0) "0" else digits.substring(from)
    }

    /** The digits from the first to the last that is not 0, and the power of ten of the last one.
      */
    def significant: String = withoutZeros(digits).reverse.dropWhile(_ == '0').reverse
    def power: Long = digits.reverse.takeWhile(_ == '0').length - places

    def isSame(that: Parts): Boolean = {
      val mine = significant
      mine == that.significant && (mine.isEmpty || sign == that.sign && power == that.power)
    }

    def scientific: String = {
      val significant = withoutZeros(digits)
      if (significant == "0") s"${sign}0"
      else {
        val fraction = if (significant.length > 1) "." + significant.substring(1) else ""
        val x = significant.length - 1 - places
        s"$sign${significant.charAt(0)}${fraction}e${if (x < 0) "" else "+"}$x"
      }
    }
  }
}
