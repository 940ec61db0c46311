package swarender

import swarender.chars.ReadBack

/** Thrown for a value that a format or style cannot represent, and for events out of order.
  *
  * Exceptions of the target (such as an `IOException`), of encoders and of your own code are not
  * wrapped in it, except for a `StackOverflowError` inside at least 64 objects and arrays, which is
  * the cause of a `TooDeep` error, because encoders of nested values call your code.
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
  *   the path of the value in the document: keys and indexes from the root
  * @param offset
  *   how many bytes were written before it; UTF-16 code units if the target takes characters
  * @see
  *   [[https://swarender.github.io/swarender/reference/errors/ Errors]]
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

  /** The path as text: `$.spec.ports[2]`. A path of more than 32 segments shows the first and last
    * 16, and the number of the others: `$.a.b…(9968 more).y.z`.
    */
  def path: String = PathText.bounded(segments)
}

object RenderError {

  /** One step of the path from the root of a document to a value. */
  sealed abstract class Segment

  /** A member of an object. */
  final case class Key(name: String) extends Segment

  /** An element of an array; the first is 0. */
  final case class Index(value: Int) extends Segment

  /** The kind of error, to match on. */
  final class Kind private[RenderError] (name: String) extends Serializable {
    override def hashCode: Int = name.hashCode
    override def toString: String = name

    /** The kind of that name in place of a copy of it. */
    private[swarender] def readResolve(): AnyRef = ReadBack(kinds.find(_.toString == name).get)
  }

  /** NaN or an infinity where the style refuses it. */
  val NotFinite: Kind = new Kind("not finite")

  /** A lone surrogate where the style refuses it. */
  val LoneSurrogate: Kind = new Kind("lone surrogate")

  /** A key that comes twice in one object where the style refuses that, as TOML always does. */
  val DuplicateKey: Kind = new Kind("duplicate key")

  /** A null where the style refuses it, as TOML always does unless it is left out; a null reference
    * as a key.
    */
  val NullValue: Kind = new Kind("null")

  /** A root that the format cannot hold: in TOML, for example, one that is not a table. */
  val RootType: Kind = new Kind("wrong type of root")

  /** A value of a type that the format cannot have there, such as a number as a child in XML. */
  val ValueType: Kind = new Kind("wrong type of value")

  /** In XML, an array whose first element is not a name. */
  val ElementName: Kind = new Kind("bad name of an element")

  /** In XML, a key that is not a name. */
  val AttributeName: Kind = new Kind("bad name of an attribute")

  /** An object or array as the key of an object. */
  val ContainerKey: Kind = new Kind("container as key")

  /** A second document where the format has one only. */
  val SecondDocument: Kind = new Kind("second document")

  /** Text that is not a number of JSON, or a number out of the range of the format or style. */
  val BadNumber: Kind = new Kind("bad number")

  /** A document that does not fit into one array (2 GiB) or string. */
  val TooLarge: Kind = new Kind("too large")

  /** More levels of objects and arrays than the style allows, or than the thread's stack has room
    * for.
    */
  val TooDeep: Kind = new Kind("too deep")

  /** A date that TOML cannot represent: beyond the years 0 to 9999, or an offset with seconds. */
  val BadDate: Kind = new Kind("bad date")

  /** A text that is not a tag of YAML, or a tag in a format that has none, where the style refuses
    * it.
    */
  val BadTag: Kind = new Kind("bad tag")

  /** Events out of order: a value without a key, an end without a begin, a second root. */
  val Misuse: Kind = new Kind("misuse")

  /** An event after an error and before `reset`. */
  val Broken: Kind = new Kind("broken")

  private[swarender] def kinds: List[Kind] = List(
    NotFinite, LoneSurrogate, DuplicateKey, NullValue, RootType, ValueType, ElementName, AttributeName, ContainerKey,
    SecondDocument, BadNumber, TooLarge, TooDeep, BadDate, BadTag, Misuse, Broken
  )

  /** Throws from a class apart from those that fail, which a process loads without this one. */
  private[swarender] def raise(kind: Kind, detail: String, segments: List[Segment], offset: Long): Nothing =
    throw new RenderError(kind, detail, segments, offset)

  /** An error that `cause` led to. */
  private[swarender] def caused(
      kind: Kind,
      detail: String,
      segments: List[Segment],
      offset: Long,
      cause: Throwable
  ): Throwable = new RenderError(kind, detail, segments, offset).initCause(cause)

  private[swarender] def broken(offset: Long): Nothing =
    raise(Broken, "renderer failed earlier; call reset() first", Nil, offset)

  /** More than one array or string can hold. */
  private[swarender] def tooLarge(detail: String, offset: Long): Nothing =
    raise(TooLarge, detail, Nil, offset)
}
