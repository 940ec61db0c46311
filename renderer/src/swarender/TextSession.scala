package swarender

import swarender.output.{NewStringOutput, NewWideStringOutput, ObjectPool, Pooled, StringOutput}

/** What a call that returns a string works with, kept for the next call. One call at a time uses
  * it; a call within a call, or in another thread, takes another one. It is used once per `take`
  * from `pool`, to which it goes back.
  *
  * A document tells how the next ones are written: much text beyond ASCII is written as chars, the
  * other as bytes.
  */
private[swarender] final class TextSession[S <: Style](format: WriterFactory[S], pool: ObjectPool[TextSession[S]])
    extends Pooled {
  import TextSession._

  private[this] val narrow = NewStringOutput()
  private[this] val narrowWriters = new StyleWriters(format, narrow.out)
  private[this] var wide: StringOutput = null
  private[this] var wideWriters: StyleWriters[S] = null

  /** How many more calls write chars, and how many do after the next slow one. */
  private[this] var wideLeft = 0
  private[this] var wideNext = FirstWide

  def toText(style: S, document: Document): String = {
    var failed = true
    try {
      val text = if (wideLeft > 0) widely(style, document) else narrowly(style, document)
      failed = false
      text
    } finally pool.give(this, failed)
  }

  private def narrowly(style: S, document: Document): String = {
    val text = write(narrow, narrowWriters, style, document)
    if (narrow.wasSlow) {
      wideLeft = wideNext
      wideNext = Math.min(2 * wideNext, MostWide)
    } else wideNext = FirstWide
    text
  }

  private def widely(style: S, document: Document): String = {
    wideLeft -= 1
    if (wide eq null) {
      wide = NewWideStringOutput()
      wideWriters = new StyleWriters(format, wide.out)
    }
    write(wide, wideWriters, style, document)
  }

  private def write(output: StringOutput, writers: StyleWriters[S], style: S, document: Document): String =
    try {
      document.writeBy(writers(style))
      output.result
    } finally
      try {
        output.trim()
        output.out.poison()
      } finally writers.forget()
}

/** The sessions of a format. */
private[swarender] final class TextSessions[S <: Style](format: WriterFactory[S]) extends ObjectPool[TextSession[S]] {
  protected def make(): TextSession[S] = new TextSession(format, this)
}

private object TextSession {

  /** So many calls after a slow one write chars; each time the next one is slow again, twice as
    * many do, up to a bound.
    */
  final val FirstWide = 16
  final val MostWide = 1024
}
