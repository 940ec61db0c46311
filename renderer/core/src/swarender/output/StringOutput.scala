package swarender
package output

/** Builds a string from what is written to `out`. */
private[swarender] abstract class StringOutput extends Pooled {
  def out: Output

  /** What has been written since the last reset. Over the length that the platform allows a string,
    * it throws a [[RenderError]].
    */
  def result: String

  /** Whether much of `result`, which was made here, is beyond ASCII, so that another output makes
    * it faster.
    */
  def isWide(result: String): Boolean = {
    val _ = result
    false
  }

  /** Keeps no more memory than is worth it, between two texts. */
  def trim(): Unit
}

/** A string being built in pages of chars. */
private[swarender] class PagedStringOutput extends StringOutput {
  private[this] val sink = new StringSink
  val out: Output = new CharOutput(sink)

  def result: String = {
    out.flush()
    sink.result
  }

  /** The output lets go of the page too, which may be large. */
  def trim(): Unit = {
    sink.trim()
    out.poison()
  }
}

private[swarender] object StringOutput {
  private val spares = new ObjectPool[StringOutput]
  private val wideSpares = new ObjectPool[StringOutput]

  /** What `write` writes, as a string. */
  def apply(write: Output => Unit): String = {
    val spare = spares.take()
    of(if (spare ne null) spare else new PlatformStringOutput, spares, write)
  }

  /** What `write` writes, as a string of which much is not Latin-1. */
  def ofWide(write: Output => Unit): String = {
    val spare = wideSpares.take()
    of(if (spare ne null) spare else NewWideStringOutput(), wideSpares, write)
  }

  private def of(text: StringOutput, spares: ObjectPool[StringOutput], write: Output => Unit): String = {
    var failed = true
    try {
      text.out.reset()
      write(text.out)
      val result = text.result
      text.trim()
      failed = false
      result
    } finally spares.give(text, failed)
  }
}
