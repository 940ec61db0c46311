package swarender

import java.io.OutputStream

import swarender.output.{ArrayOutput, ByteOutput, ObjectPool, Pooled, ReusableStreamSink, VInt}

/** The output and writers of a call that writes bytes: see [[Sessions]]. */
private[swarender] final class ByteSession(pool: ObjectPool[ByteSession]) extends Pooled {
  private[this] val out = new ByteOutput(null)
  private[this] var stream: ReusableStreamSink = null
  private[this] val writers = new StyleWriters(out)

  def toBytes[T](style: Style, value: T, encoder: Encoder[T]): Array[Byte] = {
    var isDone = false
    try {
      out.attach(null)
      writers.write(style, value, encoder)
      val bytes = out.toByteArray
      isDone = true
      bytes
    } finally end(isDone)
  }

  def toStream[T](target: OutputStream, style: Style, value: T, encoder: Encoder[T]): Unit = {
    var isDone = false
    if (stream eq null) stream = new ReusableStreamSink
    try {
      stream.attach(out, target)
      writers.write(style, value, encoder)
      out.flush()
      isDone = true
    } finally {
      stream.detach()
      end(isDone)
    }
  }

  def toLengthPrefixed[T](target: OutputStream, style: Style, value: T, encoder: Encoder[T]): Unit = {
    var isDone = false
    try {
      out.attach(null)
      writers.write(style, value, encoder)
      ArrayOutput.checkFits(out.position)
      val delimiter = new Array[Byte](VInt.MaxLength)
      target.write(delimiter, 0, VInt.put(out.position.toInt, delimiter, 0))
      out.writeTo(target)
      isDone = true
    } finally end(isDone)
  }

  /** What an encoder that kept its events writes after the call is refused. */
  private def end(isDone: Boolean): Unit = {
    var isKept = false
    try {
      out.end(ArrayOutput.Kept)
      if (isDone) writers.forget()
      isKept = isDone
    } finally pool.give(this, !isKept)
  }
}
