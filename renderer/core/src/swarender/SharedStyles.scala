package swarender

/** The styles of which writers were made last. */
private[swarender] object SharedStyles {
  private[this] val used = new Array[Style](16)

  /** The place of the one that gives way to another. */
  private[this] var oldest = 0

  /** A style that is equal to `style`, and the same one for all that is: what is kept with the
    * names of fields is kept for a style. Safe to call from any thread: two may get two.
    */
  def apply(style: Style): Style = {
    var i = 0
    while (i < used.length) {
      val known = used(i) // Once: another thread may put another style there.
      if (style.equals(known)) return known
      i += 1
    }
    if (style.isSmall) {
      val place = oldest
      used(place) = style
      oldest = (place + 1) % used.length
    }
    style
  }
}
