package swarender
package output

/** Held text in an array of bytes, for an output of bytes. */
private[output] final class HeldBytes(target: Output, val out: ArrayOutput) extends HeldOutput {
  def write(from: Long, until: Long): Unit = out.writeTo(target, from, until)
  def text(from: Int, until: Int): String = out.text(from, until)
  def clear(): Unit = {
    out.end(HeldBytes.Kept)
    out.reset()
  }
}

private object HeldBytes {

  /** In bytes: each writer that is kept has such texts. */
  final val Kept = 16 * 1024
}

/** Held text in one page of chars, for an output of chars. */
private[output] final class HeldChars(target: PagedCharOutput, sink: StringSink, val out: Output) extends HeldOutput {

  def write(from: Long, until: Long): Unit = {
    out.flush()
    target.chars(sink.array, from.toInt, until.toInt)
  }
  def text(from: Int, until: Int): String = {
    out.flush()
    new String(sink.array, from, until - from)
  }
  def clear(): Unit = {
    out.reset()
    sink.trim()
  }
}
