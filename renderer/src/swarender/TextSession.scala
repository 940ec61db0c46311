package swarender

import swarender.output.{NewWideStringOutput, ObjectPool, PlatformStringOutput, Pooled, StringOutput}

/** The output and writers of a call that returns a string: see [[Sessions]].
  *
  * @param isWide
  *   whether the strings are expected to have much beyond ASCII
  */
private[swarender] final class TextSession(pool: ObjectPool[TextSession], isWide: Boolean) extends Pooled {
  private[this] val text: StringOutput = if (isWide) NewWideStringOutput() else new PlatformStringOutput
  private[this] val writers = new StyleWriters(text.out)

  def toText[T](style: Style, value: T, encoder: Encoder[T]): String = {
    var isDone = false
    try {
      text.out.reset()
      writers.write(style, value, encoder)
      val result = text.result
      Sessions.wrote(text.isWide(result))
      isDone = true
      result
    } finally {
      var isKept = false
      try {
        text.trim()
        text.out.poison()
        if (isDone) writers.forget()
        isKept = isDone
      } finally pool.give(this, !isKept)
    }
  }
}
