package swarender
package out

/** A string in the making: `out` writes it, and what has been flushed is `result`. */
private[swarender] abstract class Text {
  def out: Out

  /** Over the length that the platform allows a string, it is a [[RenderError]]. */
  def result: String

  /** Keeps no more memory than is worth it, between two texts. */
  def trim(): Unit
}

/** In pages of chars. */
private[swarender] final class PagedText extends Text {
  private[this] val sink = new StringSink
  val out: Out = new CharOut(sink)

  def result: String = sink.result
  def trim(): Unit = sink.trim()
}

private[swarender] object Text {
  private val spares = new Spares[Text](() => Platform.text(), _.trim())

  /** What `write` writes, as a string. */
  def apply(write: Out => Unit): String = spares.use { text =>
    text.out.reset()
    write(text.out)
    text.out.flush()
    text.result
  }
}
