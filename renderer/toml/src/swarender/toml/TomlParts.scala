package swarender
package toml

import swarender.output.HeldOutput

/** The order of held text in the document, where it is not the one in which it is written: parts,
  * each of which follows another one.
  */
private[toml] final class TomlParts(held: HeldOutput) {

  /** The first part of the document, and the last one; null if there is none. */
  private[this] var first: TomlPart = null
  private[this] var last: TomlPart = null

  /** The part that is written to. */
  private[this] var written: TomlPart = null

  def isEmpty: Boolean = first eq null
  def current: TomlPart = written

  /** Whether that is the last one of the document. */
  def isAtEnd: Boolean = (last ne null) && (written eq last)

  /** Begins a part at the end of the document. */
  def append(): Unit = after(last)

  /** Begins a part that follows `part`, or the first one of all. */
  def after(part: TomlPart): Unit = {
    val begun = new TomlPart(held.out.position)
    if (first eq null) first = begun
    else {
      written.later = begun
      begun.next = part.next
      part.next = begun
    }
    if (part eq last) last = begun
    written = begun
  }

  /** Writes the parts in the order of the document, but for the first `skip` bytes or chars. */
  def write(skip: Int): Unit = {
    var left = skip.toLong
    var part = first
    while (part ne null) {
      val from = part.start
      while ((part.next ne null) && (part.next eq part.later)) part = part.next
      val until = if (part.later eq null) held.out.position else part.later.start
      val skipped = Math.min(left, until - from)
      left -= skipped
      held.write(from + skipped, until)
      part = part.next
    }
  }

  def forget(): Unit = {
    first = null
    last = null
    written = null
  }
}

/** A part of held text that begins at `start`. */
private[toml] final class TomlPart(val start: Long) {

  /** The part that follows it in the document, and the one that was begun after it; or null. */
  var next: TomlPart = null
  var later: TomlPart = null
}
