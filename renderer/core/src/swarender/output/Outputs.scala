package swarender
package output

import java.io.{OutputStream, Writer}

/** Makes the output for a target. It is not in a companion, so that a process loads only the
  * outputs that it makes.
  */
private[swarender] object Outputs {
  def to(target: OutputStream): Output = new ByteOutput(ByteSink(target, BufferPolicy.growing))
  def to(target: Writer): Output = new CharOutput(CharSink(target))
  def to(target: java.lang.StringBuilder): Output = new CharOutput(CharSink(target))
  def to(target: ByteSink): ByteOutput = new ByteOutput(target)
  def to(target: CharSink): Output = new CharOutput(target)

  /** One that never flushes its target. */
  def unflushed(target: Writer): Output = new CharOutput(CharSink.unflushed(target))

  /** One that keeps nothing, of bytes or of chars. */
  def discardingBytes(): Output = new ByteOutput(new DiscardingByteSink)
  def discardingChars(): Output = new CharOutput(new DiscardingCharSink)

  /** Text that waits in an array, for an output of bytes. */
  def held(target: ArrayOutput): HeldOutput = {
    val out = new ByteOutput(null)
    out.countsChars = target.countsChars
    new HeldBytes(target, out)
  }
}
