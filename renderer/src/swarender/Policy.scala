package swarender

/** How a style treats one kind of value, such as nulls or keys that come twice: the policies of one
  * kind are the objects in the companion of its type.
  */
abstract class Policy private[swarender] (name: String) extends Serializable {

  /** The policies of this kind. */
  private[swarender] def all: List[Policy]

  /** The policy itself in place of the copy that Java's serialization has read. */
  private[swarender] def readResolve(): AnyRef = all.find(_.getClass eq getClass).get

  final override def hashCode: Int = name.hashCode
  final override def toString: String = name
}

/** What to write for NaN and the infinities. */
sealed abstract class NonFinite private[swarender] (name: String) extends Policy(name) {
  private[swarender] final def all: List[Policy] = NonFinite.all
}
object NonFinite {

  /** A [[RenderError]]. */
  object Fail extends NonFinite("Fail")

  /** As `null`; not in TOML. */
  object WriteNull extends NonFinite("WriteNull")

  /** As the strings `"NaN"`, `"Infinity"` and `"-Infinity"`. */
  object Quote extends NonFinite("Quote")

  /** As the format has it: `.nan`, `.inf` and `-.inf` in YAML, `nan`, `inf` and `-inf` in TOML; not
    * in JSON.
    */
  object Keyword extends NonFinite("Keyword")

  private[swarender] def all: List[NonFinite] = List(Fail, WriteNull, Quote, Keyword)
}

/** What to write for a null. */
sealed abstract class Nulls private[swarender] (name: String) extends Policy(name) {
  private[swarender] final def all: List[Policy] = Nulls.all
}
object Nulls {

  /** A null; not in TOML. */
  object Keep extends Nulls("Keep")

  /** Nothing for a null that is the value of a member: the member is left out. In an array, and as
    * the root, a null stays, so that no element moves; TOML refuses it there.
    */
  object OmitMembers extends Nulls("OmitMembers")

  /** Nothing: also elements of arrays that are null are left out, so that the ones after them move.
    * The root stays.
    */
  object OmitEverywhere extends Nulls("OmitEverywhere")

  /** A [[RenderError]]. */
  object Fail extends Nulls("Fail")

  private[swarender] def all: List[Nulls] = List(Keep, OmitMembers, Fail, OmitEverywhere)
}

/** What to write for a lone surrogate (a surrogate that is not in a pair), which UTF-8 cannot
  * represent.
  */
sealed abstract class Surrogates private[swarender] (name: String) extends Policy(name) {
  private[swarender] final def all: List[Policy] = Surrogates.all
}
object Surrogates {

  /** U+FFFD. */
  object Replace extends Surrogates("Replace")

  /** A backslash-u escape of the code unit; JSON only. */
  object Escape extends Surrogates("Escape")

  /** A [[RenderError]]. */
  object Fail extends Surrogates("Fail")

  private[swarender] def all: List[Surrogates] = List(Replace, Escape, Fail)
}

/** The order in which the members of an object are written. Any order but `AsGiven` holds one
  * object in memory.
  */
sealed abstract class KeyOrder private[swarender] (name: String) extends Policy(name) {
  private[swarender] final def all: List[Policy] = KeyOrder.all
}
object KeyOrder {
  object AsGiven extends KeyOrder("AsGiven")

  /** By Unicode code points, as Jsonnet sorts. */
  object CodePoint extends KeyOrder("CodePoint")

  /** By UTF-16 code units, as RFC 8785 sorts. */
  object Utf16 extends KeyOrder("Utf16")

  private[swarender] def all: List[KeyOrder] = List(AsGiven, CodePoint, Utf16)
}

/** What to do with a key that comes twice in one object of JSON or YAML; TOML always refuses it. */
sealed abstract class DuplicateKeys private[swarender] (name: String) extends Policy(name) {
  private[swarender] final def all: List[Policy] = DuplicateKeys.all
}
object DuplicateKeys {

  /** Both members are written, in the order given. */
  object Keep extends DuplicateKeys("Keep")

  /** A [[RenderError]]. */
  object Fail extends DuplicateKeys("Fail")

  private[swarender] def all: List[DuplicateKeys] = List(Keep, Fail)
}

/** How integers print that a double cannot hold exactly. */
sealed abstract class BigIntegers private[swarender] (name: String) extends Policy(name) {
  private[swarender] final def all: List[Policy] = BigIntegers.all
}
object BigIntegers {

  /** In full, as numbers. */
  object Full extends BigIntegers("Full")

  /** Beyond 2^53 in either direction: in full, as strings. */
  object Quote extends BigIntegers("Quote")

  /** Beyond 2^53 in either direction: as the nearest double. */
  object ToDouble extends BigIntegers("ToDouble")

  private[swarender] def all: List[BigIntegers] = List(Full, Quote, ToDouble)
}

/** What to write for number text that is too large for a double, such as `1e400`: readers make an
  * infinity or a string of it, or refuse it.
  */
sealed abstract class HugeNumbers private[swarender] (name: String) extends Policy(name) {
  private[swarender] final def all: List[Policy] = HugeNumbers.all
}
object HugeNumbers {

  /** A [[RenderError]]. */
  object Fail extends HugeNumbers("Fail")

  /** The text as a string. */
  object Quote extends HugeNumbers("Quote")

  private[swarender] def all: List[HugeNumbers] = List(Fail, Quote)
}

/** What to do with a number that arrives as text, from a parser. */
sealed abstract class NumberText private[swarender] (name: String) extends Policy(name) {
  private[swarender] final def all: List[Policy] = NumberText.all
}
object NumberText {

  /** The text as it is: no digit is lost. Big integers are treated as the style's [[BigIntegers]]
    * says.
    */
  object Keep extends NumberText("Keep")

  /** The text as it is, also of big integers. */
  object Verbatim extends NumberText("Verbatim")

  /** The text's nearest double, in the style's layout. */
  object ToDouble extends NumberText("ToDouble")

  private[swarender] def all: List[NumberText] = List(Keep, Verbatim, ToDouble)
}
