package swarender

import swarender.chars.ReadBack

/** The one error of the library.
  *
  * Errors of the sink (an `IOException`) are never wrapped in it, and neither is what an encoder, a
  * lazy value or user code throws. The one exception is the end of the thread's stack, wherever it
  * shows: encoders that call themselves come to it in code of a program too, so that a
  * `StackOverflowError` of that code is a `TooDeep` error.
  *
  * {{{
  * try Toml.render(config)
  * catch { case e: RenderError if e.kind == RenderError.NullValue => log.warn("no value at " + e.path) }
  * }}}
  *
  * @param kind
  *   what is wrong, to match on
  * @param detail
  *   the same in words
  * @param segments
  *   where in the document it is: the way from the root
  * @param offset
  *   how many bytes (chars, where chars are written) were written before it
  */
final class RenderError(
    val kind: RenderError.Kind,
    val detail: String,
    val segments: List[RenderError.Segment],
    val offset: Long
) extends RuntimeException(s"$detail at ${PathText.bounded(segments)} (offset $offset)") {

  /** The error as Java's serialization has read it, if it is one that can be raised. */
  private[swarender] def readResolve(): AnyRef = {
    ReadBack.require(RenderError.kinds.exists(_ eq kind), "an error of an unknown kind")
    ReadBack.require((detail ne null) && (segments ne null), "an error without a place")
    for (segment <- segments: List[Any]) segment match {
      case RenderError.Key(name) => ReadBack.require(name ne null, "a key without a name")
      case RenderError.Index(i) => ReadBack.require(i >= 0, s"the element $i")
      case _ => ReadBack.require(false, "an unknown step of a path")
    }
    this
  }

  /** Where it is, as text: `$.spec.ports[2]`. Of more than 32 segments it has the first and the
    * last 16, with how many others are between: `$.a.b…(9968 more).y.z`.
    */
  def path: String = PathText.bounded(segments)
}

object RenderError {

  /** One step of the way from the root of a document to a value. */
  sealed abstract class Segment
  final case class Key(name: String) extends Segment

  /** An element of an array; the first is 0. */
  final case class Index(value: Int) extends Segment

  /** What is wrong, to match on. */
  sealed trait Kind extends Serializable
  private[RenderError] sealed abstract class Named(override val toString: String) extends Kind {
    override def hashCode: Int = toString.hashCode

    /** The kind of that name in place of a copy of it. */
    private[swarender] def readResolve(): AnyRef = ReadBack(kinds.find(_.toString == toString).get)
  }

  /** NaN or an infinity where the style refuses it. */
  object NotFinite extends Named("not finite")

  /** A lone surrogate where the style refuses it. */
  object LoneSurrogate extends Named("lone surrogate")

  /** A key that comes twice in one object where the style refuses that, as TOML always does. */
  object DuplicateKey extends Named("duplicate key")

  /** A null where the style refuses it, as TOML always does unless it is left out; a null reference
    * as a key.
    */
  object NullValue extends Named("null")

  /** A root that the format cannot hold: one that is not a table in TOML. */
  object RootType extends Named("wrong type of root")

  /** A value of a type that the format has no place for, such as a number as a child in XML. */
  object ValueType extends Named("wrong type of value")

  /** A text that is no name of an element in XML, or a value of another type in its place. */
  object ElementName extends Named("bad name of an element")

  /** A key that is no name of an attribute in XML. */
  object AttributeName extends Named("bad name of an attribute")

  /** An object or array as the key of an object. */
  object ContainerKey extends Named("container as key")

  /** A second document where the format has one only. */
  object SecondDocument extends Named("second document")

  /** A number that is no number, or is out of the range of the format. */
  object BadNumber extends Named("bad number")

  /** The output is larger than what holds it can be: over 2 GiB in one array. */
  object TooLarge extends Named("too large")

  /** More objects and arrays inside each other than the style's limit or the thread's stack has
    * room for.
    */
  object TooDeep extends Named("too deep")

  /** A date that TOML has no form for: beyond the years 0 to 9999, or an offset with seconds. */
  object BadDate extends Named("bad date")

  /** A text that is no tag of YAML, or a tag in a format that has none, where the style refuses it.
    */
  object BadTag extends Named("bad tag")

  /** Events out of order: a value without a key, an end without a begin, a second root. */
  object Misuse extends Named("misuse")

  /** An event after an error and before `reset`. */
  object Broken extends Named("broken")

  private[swarender] def kinds: List[Kind] = List(
    NotFinite, LoneSurrogate, DuplicateKey, NullValue, RootType, ValueType, ElementName, AttributeName, ContainerKey,
    SecondDocument, BadNumber, TooLarge, TooDeep, BadDate, BadTag, Misuse, Broken
  )

  /** Throws from a class apart from those that fail, which a process loads without this one. */
  private[swarender] def raise(kind: Kind, detail: String, segments: List[Segment], offset: Long): Nothing =
    throw new RenderError(kind, detail, segments, offset)

  private[swarender] def broken(offset: Long): Nothing =
    raise(Broken, "renderer failed earlier; call reset() first", Nil, offset)

  /** More than one array or string can hold. */
  private[swarender] def tooLarge(detail: String, offset: Long): Nothing =
    raise(TooLarge, detail, Nil, offset)
}
