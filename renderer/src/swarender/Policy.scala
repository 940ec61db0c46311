package swarender

import swarender.text.ReadBack

/** One of the choices that a style offers. Settings hold its code, so that a process loads the
  * classes of those choices only that somebody names; codes count from 0.
  */
abstract class Choice private[swarender] (private[swarender] val code: Int, name: String) extends Serializable {

  /** The choice of this kind that has this code. */
  private[swarender] def known: Choice

  /** The choice in place of what Java's serialization has read. */
  private[swarender] def readResolve(): AnyRef = {
    val choice = ReadBack(known)
    ReadBack.require(choice.getClass eq getClass, "a choice has the code of another one")
    choice
  }
  override def hashCode: Int = name.hashCode
  override def toString: String = name
}

/** What to write for NaN and the infinities. */
sealed abstract class NonFinite private[swarender] (code: Int, name: String) extends Choice(code, name) {
  private[swarender] final def known: Choice = NonFinite.of(code)
}
object NonFinite {

  /** A [[RenderError]]. */
  object Fail extends NonFinite(FailCode, "Fail")

  /** As `null`; not in TOML. */
  object WriteNull extends NonFinite(WriteNullCode, "WriteNull")

  /** As the strings `"NaN"`, `"Infinity"` and `"-Infinity"`. */
  object Quote extends NonFinite(QuoteCode, "Quote")

  /** As the format has it: `.nan`, `.inf` and `-.inf` in YAML, `nan`, `inf` and `-inf` in TOML; not
    * in JSON.
    */
  object Keyword extends NonFinite(KeywordCode, "Keyword")

  private[swarender] final val FailCode = 0
  private[swarender] final val WriteNullCode = 1
  private[swarender] final val QuoteCode = 2
  private[swarender] final val KeywordCode = 3
  private[swarender] def of(code: Int): NonFinite = List(Fail, WriteNull, Quote, Keyword)(code)
}

/** What to write for a null. */
sealed abstract class Nulls private[swarender] (code: Int, name: String) extends Choice(code, name) {
  private[swarender] final def known: Choice = Nulls.of(code)
}
object Nulls {

  /** A null; not in TOML. */
  object Keep extends Nulls(KeepCode, "Keep")

  /** Nothing for a null that is the value of a member: the member is left out. In an array, and as
    * the root, a null stays, so that no element moves; TOML refuses it there.
    */
  object OmitMembers extends Nulls(OmitMembersCode, "OmitMembers")

  /** Nothing: also elements of arrays that are null are left out, so that the ones after them move.
    * The root stays.
    */
  object OmitEverywhere extends Nulls(OmitEverywhereCode, "OmitEverywhere")

  /** A [[RenderError]]. */
  object Fail extends Nulls(FailCode, "Fail")

  private[swarender] final val KeepCode = 0
  private[swarender] final val OmitMembersCode = 1
  private[swarender] final val FailCode = 2
  private[swarender] final val OmitEverywhereCode = 3
  private[swarender] def of(code: Int): Nulls = List(Keep, OmitMembers, Fail, OmitEverywhere)(code)
}

/** What to write for a lone surrogate (a surrogate that is not in a pair), which UTF-8 cannot
  * represent.
  */
sealed abstract class Surrogates private[swarender] (code: Int, name: String) extends Choice(code, name) {
  private[swarender] final def known: Choice = Surrogates.of(code)
}
object Surrogates {

  /** U+FFFD. */
  object Replace extends Surrogates(ReplaceCode, "Replace")

  /** A backslash-u escape of the code unit; JSON only. */
  object Escape extends Surrogates(EscapeCode, "Escape")

  /** A [[RenderError]]. */
  object Fail extends Surrogates(FailCode, "Fail")

  private[swarender] final val ReplaceCode = 0
  private[swarender] final val EscapeCode = 1
  private[swarender] final val FailCode = 2
  private[swarender] def of(code: Int): Surrogates = List(Replace, Escape, Fail)(code)
}

/** The order in which the members of an object are written. Any order but `AsGiven` holds one
  * object in memory.
  */
sealed abstract class KeyOrder private[swarender] (code: Int, name: String) extends Choice(code, name) {
  private[swarender] final def known: Choice = KeyOrder.of(code)
}
object KeyOrder {
  object AsGiven extends KeyOrder(AsGivenCode, "AsGiven")

  /** By Unicode code points, as Jsonnet sorts. */
  object CodePoint extends KeyOrder(CodePointCode, "CodePoint")

  /** By UTF-16 code units, as RFC 8785 sorts. */
  object Utf16 extends KeyOrder(Utf16Code, "Utf16")

  private[swarender] final val AsGivenCode = 0
  private[swarender] final val CodePointCode = 1
  private[swarender] final val Utf16Code = 2
  private[swarender] def of(code: Int): KeyOrder = List(AsGiven, CodePoint, Utf16)(code)
}

/** What to do with a key that comes twice in one object of JSON or YAML; TOML always refuses it. */
sealed abstract class DuplicateKeys private[swarender] (code: Int, name: String) extends Choice(code, name) {
  private[swarender] final def known: Choice = DuplicateKeys.of(code)
}
object DuplicateKeys {

  /** Both members are written, in the order given. */
  object Keep extends DuplicateKeys(KeepCode, "Keep")

  /** A [[RenderError]]. */
  object Fail extends DuplicateKeys(FailCode, "Fail")

  private[swarender] final val KeepCode = 0
  private[swarender] final val FailCode = 1
  private[swarender] def of(code: Int): DuplicateKeys = List(Keep, Fail)(code)
}

/** How integers print that a double cannot hold exactly. */
sealed abstract class BigIntegers private[swarender] (code: Int, name: String) extends Choice(code, name) {
  private[swarender] final def known: Choice = BigIntegers.of(code)
}
object BigIntegers {

  /** In full, as numbers. */
  object Full extends BigIntegers(FullCode, "Full")

  /** Beyond 2^53 in either direction: in full, as strings. */
  object Quote extends BigIntegers(QuoteCode, "Quote")

  /** Beyond 2^53 in either direction: as the nearest double. */
  object ToDouble extends BigIntegers(ToDoubleCode, "ToDouble")

  private[swarender] final val FullCode = 0
  private[swarender] final val QuoteCode = 1
  private[swarender] final val ToDoubleCode = 2
  private[swarender] def of(code: Int): BigIntegers = List(Full, Quote, ToDouble)(code)
}

/** What to write for number text that is too large for a double, such as `1e400`: readers make an
  * infinity or a string of it, or refuse it.
  */
sealed abstract class HugeNumbers private[swarender] (code: Int, name: String) extends Choice(code, name) {
  private[swarender] final def known: Choice = HugeNumbers.of(code)
}
object HugeNumbers {

  /** A [[RenderError]]. */
  object Fail extends HugeNumbers(FailCode, "Fail")

  /** The text as a string. */
  object Quote extends HugeNumbers(QuoteCode, "Quote")

  private[swarender] final val FailCode = 0
  private[swarender] final val QuoteCode = 1
  private[swarender] def of(code: Int): HugeNumbers = List(Fail, Quote)(code)
}

/** What to do with a number that arrives as text, from a parser. */
sealed abstract class NumberText private[swarender] (code: Int, name: String) extends Choice(code, name) {
  private[swarender] final def known: Choice = NumberText.of(code)
}
object NumberText {

  /** The text as it is: no digit is lost. Big integers are treated as the style's [[BigIntegers]]
    * says.
    */
  object Keep extends NumberText(KeepCode, "Keep")

  /** The text as it is, also of big integers. */
  object Verbatim extends NumberText(VerbatimCode, "Verbatim")

  /** The text's nearest double, in the style's layout. */
  object ToDouble extends NumberText(ToDoubleCode, "ToDouble")

  private[swarender] final val KeepCode = 0
  private[swarender] final val VerbatimCode = 1
  private[swarender] final val ToDoubleCode = 2
  private[swarender] def of(code: Int): NumberText = List(Keep, Verbatim, ToDouble)(code)
}
