package swarender

/** The `with` methods of a style, where there is no reflection. */
object StyleCalls {
  def of(style: Style): Seq[StyleCall] = StyleCallTable.of(style)
}
