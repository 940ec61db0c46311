package swarender

import java.math.RoundingMode

import swarender.text.{DecimalText, ReadBack}

/** How a style treats one kind of value, such as nulls or keys that come twice. The kinds are the
  * types in the companion, and the policies of a kind the objects in the companion of its type.
  *
  * {{{
  * JsonStyle.compact.withNulls(Policy.Nulls.OmitMembers)
  * }}}
  */
abstract class Policy private[swarender] (name: String) extends Serializable {

  /** How many chars of text it has. */
  private[swarender] final def textLength: Int = name.length

  /** The policies of this kind. */
  private[swarender] def all: List[Policy]

  /** The policy itself in place of the copy that Java's serialization has read. */
  private[swarender] def readResolve(): AnyRef = all.find(_.getClass eq getClass).get

  final override def hashCode: Int = name.hashCode
  final override def toString: String = name
}

object Policy {

  /** What to write for NaN and the infinities. */
  sealed trait NonFinite extends Policy {
    private[swarender] final def all: List[Policy] = NonFinite.all
  }
  object NonFinite {

    /** A [[RenderError]]. */
    object Fail extends Policy("Fail") with NonFinite

    /** As `null`; not in TOML. */
    object WriteNull extends Policy("WriteNull") with NonFinite

    /** As the strings `"NaN"`, `"Infinity"` and `"-Infinity"`. */
    object Quote extends Policy("Quote") with NonFinite

    /** As the format has it: `.nan`, `.inf` and `-.inf` in YAML, `nan`, `inf` and `-inf` in TOML;
      * not in JSON.
      */
    object Keyword extends Policy("Keyword") with NonFinite

    private[swarender] def all: List[NonFinite] = List(Fail, WriteNull, Quote, Keyword)
  }

  /** What to write for a null. */
  sealed trait Nulls extends Policy {
    private[swarender] final def all: List[Policy] = Nulls.all
  }
  object Nulls {

    /** A null; not in TOML. */
    object Keep extends Policy("Keep") with Nulls

    /** Nothing for a null that is the value of a member: the member is left out. In an array, and
      * as the root, a null stays, so that no element moves; TOML refuses it there.
      */
    object OmitMembers extends Policy("OmitMembers") with Nulls

    /** Nothing: also elements of arrays that are null are left out, so that the ones after them
      * move. The root stays.
      */
    object OmitEverywhere extends Policy("OmitEverywhere") with Nulls

    /** A [[RenderError]]. */
    object Fail extends Policy("Fail") with Nulls

    private[swarender] def all: List[Nulls] = List(Keep, OmitMembers, Fail, OmitEverywhere)
  }

  /** What to write for a lone surrogate (a surrogate that is not in a pair), which UTF-8 cannot
    * represent.
    */
  sealed trait Surrogates extends Policy {
    private[swarender] final def all: List[Policy] = Surrogates.all
  }
  object Surrogates {

    /** U+FFFD. */
    object Replace extends Policy("Replace") with Surrogates

    /** A backslash-u escape of the code unit; JSON only. */
    object Escape extends Policy("Escape") with Surrogates

    /** A [[RenderError]]. */
    object Fail extends Policy("Fail") with Surrogates

    private[swarender] def all: List[Surrogates] = List(Replace, Escape, Fail)
  }

  /** The order in which the members of an object are written. Any order but `AsGiven` holds one
    * object in memory.
    */
  sealed trait KeyOrder extends Policy {

    /** The members with these keys, in the order of `keys`, before all others, which are in this
      * order. Keys that come twice in `keys` are an `IllegalArgumentException`.
      *
      * {{{
      * KeyOrder.CodePoint.first("apiVersion", "kind", "metadata")
      * }}}
      */
    def first(keys: String*): KeyOrder = new KeyOrder.First(keys.toList, this)

    /** `order` for the members of the objects at `path`, and this order for all others. The path is
      * that of `RenderError`, with `[*]` for each index.
      *
      * {{{
      * KeyOrder.AsGiven.at("$.spec.containers[*]", KeyOrder.AsGiven.first("name", "image"))
      * }}}
      */
    def at(path: String, order: KeyOrder): KeyOrder = new KeyOrder.At(path, order, this)

    private[swarender] final def all: List[Policy] = KeyOrder.all

    /** Whether objects at different places can have different orders. */
    private[swarender] def hasPaths: Boolean = false
  }
  object KeyOrder {
    object AsGiven extends Policy("AsGiven") with KeyOrder

    /** By Unicode code points, as Jsonnet sorts. */
    object CodePoint extends Policy("CodePoint") with KeyOrder

    /** By UTF-16 code units, as RFC 8785 sorts. */
    object Utf16 extends Policy("Utf16") with KeyOrder

    /** By Unicode code points, but digits that follow one another by the number that they are: `a2`
      * before `a10`.
      */
    object Natural extends Policy("Natural") with KeyOrder

    /** As `first` of [[AsGiven]]. */
    def first(keys: String*): KeyOrder = AsGiven.first(keys: _*)

    /** The order that manifests of Kubernetes usually have: in every object `apiVersion`, `kind`,
      * `metadata`, `name`, `generateName`, `namespace`, `labels`, `annotations`, `type`, `spec`,
      * `data` and `stringData`, then the other members by code points.
      */
    def kubernetes: KeyOrder = CodePoint.first(
      "apiVersion", "kind", "metadata", "name", "generateName", "namespace", "labels", "annotations", "type", "spec",
      "data", "stringData"
    )

    /** What `first` makes. */
    private[swarender] final class First(val keys: List[String], val rest: KeyOrder)
        extends Policy(keys.mkString(s"$rest.first(", ", ", ")"))
        with KeyOrder {
      require(keys.distinct.size == keys.size, s"keys that come twice in ${keys.mkString(", ")}")
      private[swarender] override def hasPaths: Boolean = rest.hasPaths
      private[swarender] override def readResolve(): AnyRef = ReadBack(new First(keys, rest))
      override def equals(that: Any): Boolean = that match {
        case that: First => keys == that.keys && rest == that.rest
        case _ => false
      }
    }

    /** What `at` makes. */
    private[swarender] final class At(val path: String, val order: KeyOrder, val rest: KeyOrder)
        extends Policy(s"$rest.at($path, $order)")
        with KeyOrder {
      require(path.startsWith("$"), s"a path begins with a dollar sign: $path")
      private[swarender] override def hasPaths: Boolean = true
      private[swarender] override def readResolve(): AnyRef = ReadBack(new At(path, order, rest))
      override def equals(that: Any): Boolean = that match {
        case that: At => path == that.path && order == that.order && rest == that.rest
        case _ => false
      }
    }

    private[swarender] def all: List[KeyOrder] = List(AsGiven, CodePoint, Utf16, Natural)
  }

  /** What to do with a key that comes twice in one object. By default JSON keeps it and YAML refuses
    * it; TOML always refuses it. Members of a `ujson.Obj`, of a Scala map of strings, and fields of
    * classes are known to be distinct.
    */
  sealed trait DuplicateKeys extends Policy {
    private[swarender] final def all: List[Policy] = DuplicateKeys.all
  }
  object DuplicateKeys {

    /** Both members are written, in the order given. */
    object Keep extends Policy("Keep") with DuplicateKeys

    /** A [[RenderError]]. */
    object Fail extends Policy("Fail") with DuplicateKeys

    private[swarender] def all: List[DuplicateKeys] = List(Keep, Fail)
  }

  /** Which keys of an object are in quotes. */
  sealed trait KeyQuotes extends Policy {
    private[swarender] final def all: List[Policy] = KeyQuotes.all
  }
  object KeyQuotes {

    /** Those that the format has no other form for, or that a reader could take for something else.
      */
    object Needed extends Policy("Needed") with KeyQuotes

    object Always extends Policy("Always") with KeyQuotes

    private[swarender] def all: List[KeyQuotes] = List(Needed, Always)
  }

  /** How integers print that a double cannot hold exactly. */
  sealed trait BigIntegers extends Policy {
    private[swarender] final def all: List[Policy] = BigIntegers.all
  }
  object BigIntegers {

    /** In full, as numbers. */
    object Full extends Policy("Full") with BigIntegers

    /** Beyond 2^53 in either direction: in full, as strings. */
    object Quote extends Policy("Quote") with BigIntegers

    /** Beyond 2^53 in either direction: as the nearest double. */
    object ToDouble extends Policy("ToDouble") with BigIntegers

    private[swarender] def all: List[BigIntegers] = List(Full, Quote, ToDouble)
  }

  /** What to write for number text that is too large for a double, such as `1e400`: readers make an
    * infinity or a string of it, or refuse it.
    */
  sealed trait HugeNumbers extends Policy {
    private[swarender] final def all: List[Policy] = HugeNumbers.all
  }
  object HugeNumbers {

    /** A [[RenderError]]. */
    object Fail extends Policy("Fail") with HugeNumbers

    /** The text as a string. */
    object Quote extends Policy("Quote") with HugeNumbers

    private[swarender] def all: List[HugeNumbers] = List(Fail, Quote)
  }

  /** What to do with a number that arrives as text: from a parser, or a `BigDecimal`. */
  sealed trait NumberText extends Policy {
    private[swarender] final def all: List[Policy] = NumberText.all

    /** The spelling that each such number gets, or null. */
    private[swarender] def spelling: DecimalText = null
  }
  object NumberText {

    /** The text as it is: no digit is lost. Big integers are treated as the style's [[BigIntegers]]
      * says.
      */
    object Keep extends Policy("Keep") with NumberText

    /** The text as it is, also of big integers, and in YAML of numbers that version 1.1 takes for a
      * string (`1e5`) or without its sign (`-0`).
      */
    object Verbatim extends Policy("Verbatim") with NumberText

    /** The text's nearest double, in the style's layout. */
    object ToDouble extends Policy("ToDouble") with NumberText

    /** Without an exponent: `1.5e3` is `1500`. A number of more than `maxDigits` digits is a
      * [[RenderError]].
      */
    def plain(maxDigits: Int = 1000): NumberText = new Spelled(DecimalText.Plain(maxDigits))

    /** With `scale` digits after the point, in `[0, 1000]`: `1.5` is `1.50`. A number that needs
      * more is rounded, or a [[RenderError]] if `rounding` is `UNNECESSARY`.
      */
    def scaled(scale: Int, rounding: RoundingMode = RoundingMode.UNNECESSARY): NumberText =
      new Spelled(DecimalText.Scaled(scale, rounding))

    /** With one digit before the point and an exponent: `1500` is `1.500e+3`. */
    def scientific: NumberText = new Spelled(DecimalText.Scientific)

    private final class Spelled(override val spelling: DecimalText) extends Policy(spelling.toString) with NumberText {
      private[swarender] override def readResolve(): AnyRef = ReadBack(new Spelled(spelling))
      override def equals(that: Any): Boolean = that match {
        case that: Spelled => spelling == that.spelling
        case _ => false
      }
    }

    private[swarender] def all: List[NumberText] = List(Keep, Verbatim, ToDouble)
  }
}
