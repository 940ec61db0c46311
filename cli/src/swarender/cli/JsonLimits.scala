package swarender.cli

/** What a [[JsonSource]] can take, in bytes.
  *
  * @param buffer
  *   its first buffer; each later one has twice the size of one before it
  * @param token
  *   a string as it is written, without its quotes, or a number
  * @param document
  *   a document with the white space before it
  * @param renewAt
  *   where a source is replaced by another; `renewAt + document + buffer` is an index of the
  *   parser, an `Int`
  */
final case class JsonLimits(buffer: Int, token: Int, document: Int, renewAt: Int) {
  def tooLarge(index: Int, what: String, size: Int): InputError =
    new InputError(index, s"$what can have no more than $size bytes")
}

object JsonLimits {
  val default: JsonLimits = JsonLimits(buffer = 1 << 16, token = 1 << 29, document = 2000000000, renewAt = 1 << 27)

  /** What the parser holds at a time: it drops what it has read at each comma. It multiplies this
    * number, increased by 1, by 3.
    */
  final val Held: Int = Int.MaxValue / 3 - 2
}
