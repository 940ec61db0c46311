package swarender

import swarender.output.ObjectPool

/** What calls work with, of all formats and styles, kept for the next calls. A call has its session
  * alone: a call within it, or in another thread, takes another one. Threads keep none, so that a
  * pool of them does not hold the library, nor each virtual thread an array.
  */
private[swarender] object Sessions {
  private val ofBytes = new ObjectPool[ByteSession]
  private val ofText = new ObjectPool[TextSession]

  /** One that gives itself back after one call. */
  def bytes(): ByteSession = {
    val kept = ofBytes.take()
    if (kept ne null) kept else new ByteSession(ofBytes)
  }
  def text(): TextSession = {
    val kept = ofText.take()
    if (kept ne null) kept else new TextSession(ofText)
  }

  /** Styles of which writers were made last, and the one that gives way to another. */
  private[this] val used = new Array[Style](16)
  private[this] var oldest = 0

  /** A style that is equal to `style`, and the same one for all that is: what is kept with the
    * names of fields is kept for a style. Safe to call from any thread: two may get two.
    */
  def shared(style: Style): Style = {
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
