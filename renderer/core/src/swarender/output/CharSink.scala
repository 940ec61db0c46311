package swarender
package output

import java.io.Writer

/** The destination of an output of chars, as [[ByteSink]] is of bytes: it gives the output a page
  * and takes it when it is full.
  */
abstract class CharSink {

  /** The page; chars are written to `[pos, array.length)` of it, the ones in `[0, pos)` still being
    * the sink's to take.
    */
  private[output] final var array: Array[Char] = CharSink.Empty
  private[output] final var pos: Int = 0

  /** Gives the output the chars `[pos, array.length)` of `array` to write to; those in `[0, pos)`
    * are already written and come with the next `take`. A place outside the array throws
    * `IllegalArgumentException`.
    */
  protected final def writeTo(array: Array[Char], pos: Int): Unit = {
    if (!(0 <= pos && pos <= array.length))
      throw new IllegalArgumentException(s"expected 0 <= pos <= ${array.length}, got $pos")
    this.array = array
    this.pos = pos
  }

  /** Takes the chars `[0, pos)` of the page and calls `writeTo`, with room for one char at least.
    * Its exceptions pass through the renderer; a sink that makes no room causes an
    * `IllegalStateException`.
    */
  protected def take(array: Array[Char], pos: Int): Unit

  /** Passes on the output it has received. */
  protected def flush(): Unit = ()

  /** Forgets all chars that it has not passed on. */
  protected def reset(): Unit = pos = 0

  // What the output calls.
  private[output] final def accept(array: Array[Char], pos: Int): Unit = take(array, pos)
  private[output] final def push(): Unit = flush()
  private[output] final def restart(): Unit = reset()
}

object CharSink {
  private[output] val Empty: Array[Char] = new Array[Char](0)

  private[output] def page(size: Int): Array[Char] = {
    if (size <= 0) throw new IllegalArgumentException(s"pageSize must be positive, got $size")
    new Array[Char](size)
  }

  /** Writes to `target`, `pageSize` chars at a time. Flushes the target when it is flushed itself
    * and never closes it.
    */
  def apply(target: Writer, pageSize: Int): CharSink = new WriterSink(target, pageSize)
  def apply(target: Writer): CharSink = apply(target, 4096)

  /** Writes to `target` and never flushes it. */
  private[swarender] def unflushed(target: Writer): CharSink = new WriterSink(target, 4096, flushes = false)

  /** Appends to `target`, which keeps what was there before. */
  def apply(target: java.lang.StringBuilder, pageSize: Int): CharSink = new BuilderSink(target, pageSize)
  def apply(target: java.lang.StringBuilder): CharSink = apply(target, 1024)
}

private final class WriterSink(target: Writer, pageSize: Int, flushes: Boolean = true) extends CharSink {
  array = CharSink.page(pageSize)

  protected def take(array: Array[Char], pos: Int): Unit = {
    target.write(array, 0, pos)
    this.array = array
    this.pos = 0
  }
  protected override def flush(): Unit = if (flushes) target.flush()
}

private final class BuilderSink(target: java.lang.StringBuilder, pageSize: Int) extends CharSink {
  array = CharSink.page(pageSize)

  protected def take(array: Array[Char], pos: Int): Unit = {
    target.append(array, 0, pos)
    this.array = array
    this.pos = 0
  }
}

/** Drops all chars. */
private[swarender] final class DiscardingCharSink extends CharSink {
  array = new Array[Char](1024)

  protected def take(array: Array[Char], pos: Int): Unit = {
    this.array = array
    this.pos = 0
  }
}
