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
}
