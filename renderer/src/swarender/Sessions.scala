package swarender

import swarender.output.ObjectPool

/** The outputs and writers of all formats, pooled for the next calls. A session serves one call at
  * a time: a call within it, or in another thread, takes another one. There are no thread locals,
  * so that thread pools do not retain the library and virtual threads hold no arrays.
  */
private[swarender] object Sessions {
  private val ofBytes = new ObjectPool[ByteSession]
  private val ofText = new ObjectPool[TextSession]
  private val ofWideText = new ObjectPool[TextSession]

  /** One that gives itself back after one call. */
  def bytes(): ByteSession = {
    val kept = ofBytes.take()
    if (kept ne null) kept else new ByteSession(ofBytes)
  }
  def text(): TextSession = if (expectsWide) wideText()
  else {
    val kept = ofText.take()
    if (kept ne null) kept else new TextSession(ofText, isWide = false)
  }

  private def wideText(): TextSession = {
    val kept = ofWideText.take()
    if (kept ne null) kept else new TextSession(ofWideText, isWide = true)
  }

  /** Each wide string adds 2, each other one takes 1. Threads that write it at the same time choose
    * another way to the same string at most.
    */
  private[this] var wide = 0

  /** Takes note whether a string is wide. */
  def wrote(isWide: Boolean): Unit = if (isWide) wide = Math.min(wide + 2, Most) else if (wide > 0) wide -= 1

  /** Whether the next string is made as wide text is, since more than a third of the last ones were
    * wide.
    */
  private[swarender] def expectsWide: Boolean = wide >= Most / 2
  private final val Most = 8
}
