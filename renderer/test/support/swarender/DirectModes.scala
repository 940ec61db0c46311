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

  /** Checks that `value` becomes what its events become, which are checked on their way, in a style
    * of any format: by bytes, by chars, over pages of a size. Returns whether it is not refused.
    */
  def sameIn[T: Encoder](value: T, style: Style, size: Int): Boolean = style match {
    case style: JsonStyle => sameOf(Json, style, value, size)
    case style: YamlStyle => sameOf(Yaml, style, value, size)
    case style: TomlStyle => sameOf(Toml, style, value, size)
    case _ => throw new IllegalArgumentException(s"$style")
  }

  private def sameOf[S <: Style, T](format: Format[S], style: S, value: T, size: Int)(implicit
      encoder: Encoder[T]
  ): Boolean = {
    def outcome(write: => String): Either[String, String] =
      try Right(write)
      catch { case e: RenderError => Left(s"${e.kind} at ${e.path}: ${e.detail}") }
    val styled = format(style)
    val expected = outcome(format.render(style)(Encoder.send(value, _)))
    val ways = Seq(
      "bytes" -> outcome(new String(styled.toBytes(value), "UTF-8")),
      s"pages of $size bytes" ->
        outcome(new String(Modes.bytes(size)(new FormatDocument(styled, value, encoder).writeTo(_)), "UTF-8")),
      "chars" -> outcome {
        val chars = new java.io.StringWriter
        styled.writeTo(value, chars)
        chars.toString
      }
    )
    for ((way, got) <- ways if got != expected) {
      val difference = (got, expected) match {
        case (Right(got), Right(expected)) => Golden.difference(got, expected)
        case _ => s"$got, not $expected"
      }
      throw new java.lang.AssertionError(s"$style, $way: $difference")
    }
    expected.isRight
  }

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
