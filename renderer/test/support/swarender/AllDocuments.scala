package swarender

/** What `writeAll` writes, as a string. */
object AllDocuments {
  def apply[T](format: Format[?], values: Iterator[T])(implicit encoder: Encoder[T]): String = {
    val text = new java.lang.StringBuilder
    format.writeAll(values, text)
    text.toString
  }
}
