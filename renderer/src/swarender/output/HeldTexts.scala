package swarender
package output

import java.nio.charset.StandardCharsets.UTF_8

/** In an array, for an output of bytes. */
private[output] final class HeldBytes(target: Output, val out: ArrayOutput) extends HeldText {
  def write(from: Long, until: Long): Unit = out.writeTo(target, from, until)
  def text(from: Int, until: Int): String =
    new String(if (out.isShort) out.bytes else out.toByteArray, from, until - from, UTF_8)
  def clear(): Unit = {
    out.close()
    out.reset()
  }
}

/** In one page of chars, for an output of those. */
private[output] final class HeldChars(target: PagedCharOutput, sink: StringSink, val out: Output) extends HeldText {

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
