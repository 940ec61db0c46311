package swarender

import java.math.RoundingMode

import swarender.chars.ReadBack
import swarender.numbers.DecimalText

/** How a style treats one kind of value, such as nulls or duplicate keys. The kinds are types in
  * the companion, and the policies of a kind are values in the companion of its type. What one
  * format has alone is beside its style: [[YamlQuotes]], say.
  *
  * {{{
  * JsonStyle.compact.withNulls(Policy.Nulls.OmitMembers)
  * }}}
  *
  * @see
  *   [[https://swarender.github.io/swarender/reference/settings/#settings Settings]]
  */
trait Policy extends Product with Serializable

object Policy {

  /** What to write for NaN and the infinities. */
  sealed trait NonFinite extends Policy
  object NonFinite {

    /** A [[RenderError]]. */
    case object Fail extends NonFinite

    /** Writes `null`; not in TOML. */
    case object WriteNull extends NonFinite

    /** Writes the strings `"NaN"`, `"Infinity"` and `"-Infinity"`. */
    case object Quote extends NonFinite

    /** Writes the format's own word: `.nan`, `.inf` and `-.inf` in YAML, `nan`, `inf` and `-inf` in
      * TOML, `NaN`, `Infinity` and `-Infinity` in JSON5; not in JSON.
      */
    case object Keyword extends NonFinite
  }

  /** What to write for a null. */
  sealed trait Nulls extends Policy
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
  }

  /** What to write for a lone surrogate (a surrogate that is not in a pair), which UTF-8 cannot
    * represent.
    */
  sealed trait Surrogates extends Policy
  object Surrogates {

    /** U+FFFD. */
    case object Replace extends Surrogates

    /** A backslash-u escape of the code unit; JSON only. */
    case object Escape extends Surrogates

    /** A [[RenderError]]. */
    case object Fail extends Surrogates
  }

  /** The order in which the members of an object are written. Any order but `AsGiven` holds one
    * object in memory.
    */
  sealed trait KeyOrder extends Policy {

    /** First the members with these keys, in the order of `keys`, then all others in this order. A
      * key that occurs twice in `keys` throws `IllegalArgumentException`.
      *
      * {{{
      * KeyOrder.CodePoint.first("apiVersion", "kind", "metadata")
      * }}}
      */
    def first(keys: String*): KeyOrder = {
      require(keys.distinct.size == keys.size, s"keys that come twice in ${keys.mkString(", ")}")
      KeyOrder.First(keys.toList, this)
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
      KeyOrder.At(path, order, this)
    }

    /** Whether objects at different places can have different orders. */
    private[swarender] def hasPaths: Boolean = false
  }
  object KeyOrder {

    /** The order of the fields, of the map, or of the events. */
    case object AsGiven extends KeyOrder

    /** By Unicode code points, as Jsonnet sorts. */
    case object CodePoint extends KeyOrder

    /** By UTF-16 code units, as RFC 8785 sorts. */
    case object Utf16 extends KeyOrder

    /** By Unicode code points, but digits by their number: `a2` before `a10`. */
    case object Natural extends KeyOrder

    private[swarender] final case class First(keys: List[String], rest: KeyOrder) extends KeyOrder {
      private[swarender] override def hasPaths: Boolean = rest.hasPaths
      private def readResolve(): AnyRef = ReadBack(rest.first(keys: _*))
      override def toString: String = keys.mkString(s"$rest.first(", ", ", ")")
    }

    private[swarender] final case class At(path: String, order: KeyOrder, rest: KeyOrder) extends KeyOrder {
      private[swarender] override def hasPaths: Boolean = true
      private def readResolve(): AnyRef = ReadBack(rest.at(path, order))
      override def toString: String = s"$rest.at($path, $order)"
    }

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
  }

  /** What to do with the tags of values in a format that has none: only YAML in block style has
    * them, and always writes them.
    */
  sealed trait UnsupportedTags extends Policy
  object UnsupportedTags {

    /** A [[RenderError]]. */
    case object Fail extends UnsupportedTags

    /** The values are written without their tags. */
    case object Omit extends UnsupportedTags
  }

  /** What ends a line. */
  sealed trait Newline extends Policy {

    /** The chars of it. */
    def chars: String
  }
  object Newline {

    /** A line feed. */
    case object Lf extends Newline { def chars: String = "\n" }

    /** A carriage return and a line feed. */
    case object CrLf extends Newline { def chars: String = "\r\n" }

    /** It is here, and not in `Style`, which would load both to be verified. */
    private[swarender] def of(crLf: Boolean): Newline = if (crLf) CrLf else Lf
  }

  /** What to do with a key that comes twice in one object. By default JSON keeps it and YAML
    * refuses it; TOML always refuses it. Members of a `ujson.Obj`, of a Scala map of strings, and
    * fields of classes are known to be distinct.
    */
  sealed trait DuplicateKeys extends Policy
  object DuplicateKeys {

    /** Both members are written, in the order given. */
    case object Keep extends DuplicateKeys

    /** A [[RenderError]]. */
    case object Fail extends DuplicateKeys
  }

  /** How integers print that a double cannot hold exactly: those beyond 2^53 in either direction.
    */
  sealed trait BigIntegers extends Policy
  object BigIntegers {

    /** In full, as numbers. */
    case object Full extends BigIntegers

    /** In full, as strings. */
    case object Quote extends BigIntegers

    /** As the nearest double. */
    case object ToDouble extends BigIntegers

    /** A [[RenderError]]. */
    case object Fail extends BigIntegers
  }

  /** What to do with a number that arrives as text: from a parser, or a `BigDecimal`. */
  sealed trait NumberText extends Policy {

    /** The spelling that each such number gets, or null. */
    private[swarender] def spelling: DecimalText = null
  }
  object NumberText {

    /** The text as it is: no digit is lost. Big integers are treated as the style's [[BigIntegers]]
      * says.
      */
    case object Keep extends NumberText

    /** The text as it is, also of big integers, and in YAML of numbers that version 1.1 takes for a
      * string (`1e5`) or without its sign (`-0`).
      */
    case object Verbatim extends NumberText

    /** The text's nearest double, in the style's layout. */
    case object ToDouble extends NumberText

    /** The double of `ToDouble`, but a [[RenderError]] for a number that its nearest double does
      * not print as: `1.50` is `1.5`, and `0.1234567890123456789` is refused.
      */
    case object ExactDouble extends NumberText

    private[swarender] final case class Spelled(override val spelling: DecimalText) extends NumberText {
      override def toString: String = spelling.toString
      private def readResolve(): AnyRef = {
        ReadBack.require(spelling ne null, "a spelling of numbers that is missing")
        this
      }
    }

    /** Without an exponent: `1.5e3` is `1500`. A number of more than `maxDigits` digits throws a
      * [[RenderError]].
      */
    def plain(maxDigits: Int = 1000): NumberText = Spelled(DecimalText.plain(maxDigits))

    /** With `scale` digits after the point, in `[0, 1000]`: `1.5` is `1.50`. A number that needs
      * more is rounded; if `rounding` is `UNNECESSARY`, it throws a [[RenderError]].
      */
    def scaled(scale: Int, rounding: RoundingMode = RoundingMode.UNNECESSARY): NumberText =
      Spelled(DecimalText.scaled(scale, rounding))

    /** With one digit before the point and an exponent: `1500` is `1.500e+3`. */
    def scientific: NumberText = Spelled(DecimalText.scientific)
  }
}
