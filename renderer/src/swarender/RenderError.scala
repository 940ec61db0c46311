package swarender

/** The one error of the library: `kind` is what is wrong, `path` says where in the document (such
  * as `$.spec.ports[2]`), `offset` how many bytes (or chars, on a char output) had been written
  * before it.
  *
  * Errors of the sink (an `IOException`) are never wrapped in it.
  */
final class RenderError(val kind: RenderError.Kind, val detail: String, val path: String, val offset: Long)
    extends RuntimeException(s"$detail at $path (offset $offset)")

object RenderError {

  /** One step of the way from the root of a document to a value. */
  sealed abstract class Segment
  final case class Key(name: String) extends Segment

  /** An element of an array; the first is 0. */
  final case class Index(value: Int) extends Segment

  /** What is wrong, to match on. */
  sealed abstract class Kind(override val toString: String)

  /** NaN or an infinity where the style refuses it. */
  case object NotFinite extends Kind("not finite")

  /** A lone surrogate where the style refuses it. */
  case object LoneSurrogate extends Kind("lone surrogate")

  /** The same key twice in one object where the style refuses it. */
  case object DuplicateKey extends Kind("duplicate key")

  /** A null where the style refuses it, as TOML always does unless it is left out. */
  case object NullValue extends Kind("null")

  /** A root that the format cannot hold: one that is not a table in TOML. */
  case object RootType extends Kind("wrong type of root")

  /** An object or array as the key of an object. */
  case object ContainerKey extends Kind("container as key")

  /** A second document where the format has one only. */
  case object SecondDocument extends Kind("second document")

  /** A number that is no number, or is out of the range of the format. */
  case object BadNumber extends Kind("bad number")

  /** The output is larger than what holds it can be: over 2 GiB in one array. */
  case object TooLarge extends Kind("too large")

  /** Events out of order: a value without a key, an end without a begin, a second root. */
  case object Misuse extends Kind("misuse")

  /** An event after an error and before `reset`. */
  case object Broken extends Kind("broken")

  private[swarender] def broken(offset: Long): RenderError =
    new RenderError(Broken, "renderer failed earlier; call reset() first", "$", offset)
}
