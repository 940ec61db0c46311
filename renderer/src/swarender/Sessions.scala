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

  /** How many of the next strings are made as wide text is: the ones before tell. Threads that
    * write it at the same time choose another way to the same string at most.
    */
  private[this] var wideNext = 0

  /** Takes note whether a string is wide. */
  def wrote(isWide: Boolean): Unit =
    if (isWide) wideNext = AfterWide else if (wideNext > 0) wideNext -= 1

  private[swarender] def expectsWide: Boolean = wideNext > 0

  /** Documents that are wide and not, in turn, are all made as wide text. */
  private final val AfterWide = 2
}
