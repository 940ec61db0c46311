package swarender

import java.math.RoundingMode

import swarender.chars.ReadBack
import swarender.numbers.DecimalText

/** How a style treats one kind of value, such as nulls or duplicate keys. The kinds are types in
  * the companion, and the policies of a kind are values in the companion of its type.
  *
  * {{{
  * JsonStyle.compact.withNulls(Policy.Nulls.OmitMembers)
  * }}}
  *
  * @see
  *   [[https://swarender.github.io/swarender/reference/settings/#settings Settings]]
  */
trait Policy extends Serializable

object Policy {

  /** What to write for NaN and the infinities. */
  sealed trait NonFinite extends Policy with Product
  object NonFinite {

    /** A [[RenderError]]. */
    case object Fail extends NonFinite

    /** Writes `null`; not in TOML. */
    case object WriteNull extends NonFinite

    /** Writes the strings `"NaN"`, `"Infinity"` and `"-Infinity"`. */
    case object Quote extends NonFinite

    /** Writes the format's own word: `.nan`, `.inf` and `-.inf` in YAML, `nan`, `inf` and `-inf` in
      * TOML; not in JSON.
      */
    case object Keyword extends NonFinite

    private[swarender] def all: List[NonFinite] = List(Fail, WriteNull, Quote, Keyword)
  }

  /** What to write for a null. */
  sealed trait Nulls extends Policy with Product
  object Nulls {

    /** A null; not in TOML. */
    case object Keep extends Nulls

    /** Nothing for a null that is the value of a member: the member is left out. In an array, and
      * as the root, a null stays, so that no element moves; TOML refuses it there.
      */
    case object OmitMembers extends Nulls

    /** Nothing for a field of a case class that is null: the field is left out. The null of a map's
      * entry, of a tree or of JSON text stays, which TOML refuses.
      */
    case object OmitFields extends Nulls

    /** Nothing: also elements of arrays that are null are left out, so that the ones after them
      * move. The root stays.
      */
    case object OmitEverywhere extends Nulls

    /** A [[RenderError]]. */
    case object Fail extends Nulls

    private[swarender] def all: List[Nulls] = List(Keep, OmitMembers, Fail, OmitEverywhere, OmitFields)
  }

  /** What to write for a lone surrogate (a surrogate that is not in a pair), which UTF-8 cannot
    * represent.
    */
  sealed trait Surrogates extends Policy with Product
  object Surrogates {

    /** U+FFFD. */
    case object Replace extends Surrogates

    /** A backslash-u escape of the code unit; JSON only. */
    case object Escape extends Surrogates

    /** A [[RenderError]]. */
    case object Fail extends Surrogates

    private[swarender] def all: List[Surrogates] = List(Replace, Escape, Fail)
  }

  /** The order in which the members of an object are written. Any order but `AsGiven` holds one
    * object in memory.
    *
    * @param rest
    *   the order of all others, where some keys come first or one path has an order of its own;
    *   else null
    * @param keys
    *   those that come first, or null
    * @param path
    *   of the objects that have `order`, or null
    */
  final class KeyOrder private (
      name: String,
      private[swarender] val rest: KeyOrder,
      private[swarender] val keys: List[String],
      private[swarender] val path: String,
      private[swarender] val order: KeyOrder
  ) extends Policy {

    /** First the members with these keys, in the order of `keys`, then all others in this order. A
      * key that occurs twice in `keys` throws `IllegalArgumentException`.
      *
      * {{{
      * KeyOrder.CodePoint.first("apiVersion", "kind", "metadata")
      * }}}
      */
    def first(keys: String*): KeyOrder = {
      require(keys.distinct.size == keys.size, s"keys that come twice in ${keys.mkString(", ")}")
      new KeyOrder(keys.mkString(s"$this.first(", ", ", ")"), this, keys.toList, null, null)
    }

    /** `order` for the members of the objects at `path`, and this order for all others. The path is
      * that of `RenderError`, with `[*]` for each index.
      *
      * {{{
      * KeyOrder.AsGiven.at("$.spec.containers[*]", KeyOrder.AsGiven.first("name", "image"))
      * }}}
      */
    def at(path: String, order: KeyOrder): KeyOrder = {
      require(path.startsWith("$"), s"a path begins with a dollar sign: $path")
      require(order ne null, s"no order at $path")
      new KeyOrder(s"$this.at($path, $order)", this, null, path, order)
    }

    /** Whether objects at different places can have different orders. */
    private[swarender] def hasPaths: Boolean = (path ne null) || (rest ne null) && rest.hasPaths
    private[swarender] def readResolve(): AnyRef =
      if (rest eq null) ReadBack(KeyOrder.all.find(_.toString == name).get)
      else ReadBack(if (path eq null) rest.first(keys: _*) else rest.at(path, order))
    override def equals(that: Any): Boolean = that match {
      case that: KeyOrder =>
        (this eq that) || (rest ne null) && rest == that.rest && keys == that.keys && path == that.path &&
        order == that.order
      case _ => false
    }
    override def hashCode: Int = name.hashCode
    override def toString: String = name
  }
  object KeyOrder {

    /** The order of the fields, of the map, or of the events. */
    val AsGiven: KeyOrder = named("AsGiven")

    /** By Unicode code points, as Jsonnet sorts. */
    val CodePoint: KeyOrder = named("CodePoint")

    /** By UTF-16 code units, as RFC 8785 sorts. */
    val Utf16: KeyOrder = named("Utf16")

    /** By Unicode code points, but digits by their number: `a2` before `a10`. */
    val Natural: KeyOrder = named("Natural")

    /** The keys `keys` first, then all others in the order given. */
    def first(keys: String*): KeyOrder = AsGiven.first(keys: _*)

    /** The order that manifests of Kubernetes usually have: in every object `apiVersion`, `kind`,
      * `metadata`, `name`, `generateName`, `namespace`, `labels`, `annotations`, `type`, `spec`,
      * `data` and `stringData`, then the other members by code points.
      */
    def kubernetes: KeyOrder = CodePoint.first(
      "apiVersion", "kind", "metadata", "name", "generateName", "namespace", "labels", "annotations", "type", "spec",
      "data", "stringData"
    )

    private def named(name: String): KeyOrder = new KeyOrder(name, null, null, null, null)
    private[swarender] def all: List[KeyOrder] = List(AsGiven, CodePoint, Utf16, Natural)
  }

  /** What to do with the tags of values in a format that has none: only YAML in block style has
    * them, and always writes them.
    */
  sealed trait UnsupportedTags extends Policy with Product
  object UnsupportedTags {

    /** A [[RenderError]]. */
    case object Fail extends UnsupportedTags

    /** The values are written without their tags. */
    case object Omit extends UnsupportedTags

    private[swarender] def all: List[UnsupportedTags] = List(Fail, Omit)
  }

  /** What ends a line. */
  sealed abstract class Newline private[swarender] (text: String) extends Policy with Product {

    /** The chars of it. */
    def chars: String = text
  }
  object Newline {

    /** A line feed. */
    case object Lf extends Newline("\n")

    /** A carriage return and a line feed. */
    case object CrLf extends Newline("\r\n")

    private[swarender] def all: List[Newline] = List(Lf, CrLf)

    /** It is here, and not in `Style`, of which every process would load both. */
    private[swarender] def of(crLf: Boolean): Newline = if (crLf) CrLf else Lf
  }

  /** What to do with a key that comes twice in one object. By default JSON keeps it and YAML
    * refuses it; TOML always refuses it. Members of a `ujson.Obj`, of a Scala map of strings, and
    * fields of classes are known to be distinct.
    */
  sealed trait DuplicateKeys extends Policy with Product
  object DuplicateKeys {

    /** Both members are written, in the order given. */
    case object Keep extends DuplicateKeys

    /** A [[RenderError]]. */
    case object Fail extends DuplicateKeys

    private[swarender] def all: List[DuplicateKeys] = List(Keep, Fail)
  }

  /** Which keys of an object are in quotes. */
  sealed trait KeyQuotes extends Policy with Product
  object KeyQuotes {

    /** Only keys that need quotes: the format has no other form for them, or a reader could take
      * them for something else.
      */
    case object Needed extends KeyQuotes

    case object Always extends KeyQuotes

    private[swarender] def all: List[KeyQuotes] = List(Needed, Always)
  }

  /** How integers print that a double cannot hold exactly. */
  sealed trait BigIntegers extends Policy with Product
  object BigIntegers {

    /** In full, as numbers. */
    case object Full extends BigIntegers

    /** Beyond 2^53 in either direction: in full, as strings. */
    case object Quote extends BigIntegers

    /** Beyond 2^53 in either direction: as the nearest double. */
    case object ToDouble extends BigIntegers

    /** Beyond 2^53 in either direction: a [[RenderError]]. */
    case object Fail extends BigIntegers

    private[swarender] def all: List[BigIntegers] = List(Full, Quote, ToDouble, Fail)
  }

  /** What to write for number text that is too large for a double, such as `1e400`: readers make an
    * infinity or a string of it, or refuse it.
    */
  sealed trait HugeNumbers extends Policy with Product
  object HugeNumbers {

    /** A [[RenderError]]. */
    case object Fail extends HugeNumbers

    /** The text as a string. */
    case object Quote extends HugeNumbers

    private[swarender] def all: List[HugeNumbers] = List(Fail, Quote)
  }

  /** What to do with a number that arrives as text: from a parser, or a `BigDecimal`.
    *
    * @param spelling
    *   the spelling that each such number gets, or null
    */
  final class NumberText private (name: String, private[swarender] val spelling: DecimalText) extends Policy {
    private[swarender] def readResolve(): AnyRef =
      ReadBack(if (spelling eq null) NumberText.all.find(_.toString == name).get else NumberText.spelled(spelling))
    override def equals(that: Any): Boolean = that match {
      case that: NumberText => (this eq that) || (spelling ne null) && spelling == that.spelling
      case _ => false
    }
    override def hashCode: Int = name.hashCode
    override def toString: String = name
  }
  object NumberText {

    /** The text as it is: no digit is lost. Big integers are treated as the style's [[BigIntegers]]
      * says.
      */
    val Keep: NumberText = new NumberText("Keep", null)

    /** The text as it is, also of big integers, and in YAML of numbers that version 1.1 takes for a
      * string (`1e5`) or without its sign (`-0`).
      */
    val Verbatim: NumberText = new NumberText("Verbatim", null)

    /** The text's nearest double, in the style's layout. */
    val ToDouble: NumberText = new NumberText("ToDouble", null)

    /** The double of `ToDouble`, but a [[RenderError]] for a number that its nearest double does
      * not print as: `1.50` is `1.5`, and `0.1234567890123456789` is refused.
      */
    val ExactDouble: NumberText = new NumberText("ExactDouble", null)

    /** Without an exponent: `1.5e3` is `1500`. A number of more than `maxDigits` digits throws a
      * [[RenderError]].
      */
    def plain(maxDigits: Int = 1000): NumberText = spelled(DecimalText.plain(maxDigits))

    /** With `scale` digits after the point, in `[0, 1000]`: `1.5` is `1.50`. A number that needs
      * more is rounded; if `rounding` is `UNNECESSARY`, it throws a [[RenderError]].
      */
    def scaled(scale: Int, rounding: RoundingMode = RoundingMode.UNNECESSARY): NumberText =
      spelled(DecimalText.scaled(scale, rounding))

    /** With one digit before the point and an exponent: `1500` is `1.500e+3`. */
    def scientific: NumberText = spelled(DecimalText.scientific)

    private def spelled(spelling: DecimalText): NumberText = new NumberText(spelling.toString, spelling)

    private[swarender] def all: List[NumberText] = List(Keep, Verbatim, ToDouble, ExactDouble)
  }
}
