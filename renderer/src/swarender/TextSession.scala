package swarender

import swarender.output.{NewWideStringOutput, ObjectPool, PlatformStringOutput, Pooled, StringOutput}

/** What a call that returns a string works with, kept for the next call. One call at a time uses
  * it; a call within a call, or in another thread, takes another one. It is used once per `take`
  * from `pool`, to which it goes back.
  *
  * A document tells how the next ones are written: much text beyond ASCII is written as chars, the
  * other as bytes. Documents of ASCII that are written as chars are counted: after a few of them,
  * the next ones are bytes again.
  */
private[swarender] final class TextSession(pool: ObjectPool[TextSession]) extends Pooled {
  import TextSession._

  private[this] val bytes: StringOutput = new PlatformStringOutput
  private[this] val byteWriters = new StyleWriters(bytes.out)
  private[this] var chars: StringOutput = null
  private[this] var charWriters: StyleWriters = null

  /** How many more documents of ASCII are written as chars, and how many are after the next slow
    * one.
    */
  private[this] var charsLeft = 0
  private[this] var charsNext = FirstChars

  def toText[T](style: Style, value: T, encoder: Encoder[T]): String = {
    var failed = true
    try {
      val text = if (charsLeft > 0) inChars(style, value, encoder) else inBytes(style, value, encoder)
      failed = false
      text
    } finally pool.give(this, failed)
  }

  private def inBytes[T](style: Style, value: T, encoder: Encoder[T]): String = {
    val text = write(bytes, byteWriters, style, value, encoder)
    if (bytes.wasSlow) {
      charsLeft = charsNext
      charsNext = Math.min(2 * charsNext, MostChars)
    } else charsNext = FirstChars
    text
  }

  private def inChars[T](style: Style, value: T, encoder: Encoder[T]): String = {
    if (chars eq null) {
      chars = NewWideStringOutput()
      charWriters = new StyleWriters(chars.out)
    }
    val text = write(chars, charWriters, style, value, encoder)
    if (isAscii(text)) charsLeft -= 1
    text
  }

  private def write[T](
      output: StringOutput,
      writers: StyleWriters,
      style: Style,
      value: T,
      encoder: Encoder[T]
  ): String =
    try {
      val writer = writers(style)
      output.out.reset()
      DocumentSource.write(value, encoder, writer)
      output.result
    } finally
      try {
        output.trim()
        output.out.poison()
      } finally { val _ = writers.forget() }
}

private object TextSession {

  /** How many documents of ASCII are written as chars after a slow one; each time that the next one
    * as bytes is slow again, twice as many are, up to a bound.
    */
  final val FirstChars = 2
  final val MostChars = 1024

  def isAscii(text: String): Boolean = {
    var i = 0
    while (i < text.length && text.charAt(i) < 0x80) i += 1
    i == text.length
  }
}
