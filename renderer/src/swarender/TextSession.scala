package swarender

import swarender.output.{ObjectPool, PlatformStringOutput, Pooled, StringOutput}

/** What a call that returns a string works with: see [[Sessions]]. */
private[swarender] final class TextSession(pool: ObjectPool[TextSession]) extends Pooled {
  private[this] val text: StringOutput = new PlatformStringOutput
  private[this] val writers = new StyleWriters(text.out)

  def toText[T](style: Style, value: T, encoder: Encoder[T]): String = {
    var isDone = false
    try {
      text.out.reset()
      writers.write(style, value, encoder)
      val result = text.result
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
