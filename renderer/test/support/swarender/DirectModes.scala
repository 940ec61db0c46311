package swarender

/** The ways to compact JSON of a value: as an encoder writes it without events, over pages of any
  * size, and by its events.
  */
object DirectModes {

  /** The JSON of `value`, after checking that all ways write the same. */
  def same[T: Encoder](value: T): String = {
    val expected = EncoderTypes.byEvents(value)
    check("a string", Json.render(value), expected)
    check("bytes", new String(Json.toBytes(value), "UTF-8"), expected)
    for (size <- Modes.pageSizes ++ Seq(13, 30, 100, 1000)) check(s"pages of $size", inPages(value, size), expected)
    expected
  }

  def inPages[T](value: T, size: Int)(implicit encoder: Encoder[T]): String =
    new String(Modes.bytes(size)(new FormatDocument(Json, value, encoder).writeTo(_)), "UTF-8")

  /** What is wrong with `value`, after checking that its events say so too. */
  def sameError[T: Encoder](value: T): RenderError = {
    def of(write: => Any): RenderError =
      try throw new java.lang.AssertionError(s"no error: $write")
      catch { case e: RenderError => e }
    // The offset counts chars in a string, bytes elsewhere.
    val texts = Seq(of(Json.render(value)), of(EncoderTypes.byEvents(value)))
    val bytes = Seq(
      of(Json.toBytes(value)),
      of(inPages(value, 7)),
      of(Json.toBytes(Events(events => Encoder.send(value, events))))
    )
    for (errors <- Seq(texts, bytes)) {
      val shown = errors.map(e => s"${e.kind} at ${e.path}, ${e.offset}: ${e.detail}")
      if (shown.distinct.size != 1) throw new java.lang.AssertionError(shown.mkString("\n"))
    }
    texts.head
  }

  private def check(way: String, got: String, expected: String): Unit =
    if (got != expected) throw new java.lang.AssertionError(s"$way, ${Golden.difference(got, expected)}")
}
