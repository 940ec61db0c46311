package swarender
package output

/** The sizes of buffers, in bytes. Immutable. `docs/internals/buffers.md` has the measurements that
  * led to these numbers.
  *
  * @param initial
  *   the size of the first buffer
  * @param growth
  *   how many times as large the next buffer is when one is full
  * @param maximum
  *   the size of the largest buffer, unless one token needs more
  * @param writeThrough
  *   a file passes on writes of at least this size without a copy to its buffer
  */
final class BufferPolicy private (val initial: Int, val growth: Int, val maximum: Int, val writeThrough: Int) {
  if (initial <= 0 || initial > maximum)
    throw new IllegalArgumentException(s"initial must be between 1 and maximum, got $initial and $maximum")
  if (growth <= 0) throw new IllegalArgumentException(s"growth must be positive, got $growth")
  if (writeThrough <= 0) throw new IllegalArgumentException(s"writeThrough must be positive, got $writeThrough")

  def withInitial(initial: Int): BufferPolicy = new BufferPolicy(initial, growth, maximum, writeThrough)
  def withGrowth(growth: Int): BufferPolicy = new BufferPolicy(initial, growth, maximum, writeThrough)
  def withMaximum(maximum: Int): BufferPolicy = new BufferPolicy(initial, growth, maximum, writeThrough)
  def withWriteThrough(writeThrough: Int): BufferPolicy = new BufferPolicy(initial, growth, maximum, writeThrough)

  /** The size of the buffer that follows a full one of `size` bytes. */
  private[output] def after(size: Int): Int =
    Math.max(size.toLong, Math.min(size.toLong * growth, maximum.toLong)).toInt

  override def toString: String = s"BufferPolicy($initial, $growth, $maximum, $writeThrough)"
}

object BufferPolicy {

  /** Buffers that are all of `size` bytes: they are written when the next token may not fit. */
  def fixed(size: Int): BufferPolicy = new BufferPolicy(size, 1, size, size)

  /** Outputs that are made for one document: small documents get a small buffer, large ones soon
    * larger ones.
    */
  val growing: BufferPolicy = new BufferPolicy(1024, 4, 64 * 1024, 64 * 1024)

  /** Files and standard output. */
  val file: BufferPolicy = fixed(64 * 1024).withWriteThrough(16 * 1024)
}
