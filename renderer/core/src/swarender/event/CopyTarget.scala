package swarender
package event

import swarender.output.Output

/** A writer that JSON text can be copied to as it is, and so without events. */
private[swarender] trait CopyTarget {
  private[swarender] def out: Output

  /** How many containers are open, and at which number none may begin. */
  private[swarender] def level: Int
  private[swarender] def mostLevels: Int

  /** Text has been copied: `level` containers are open now, and `next` follows. */
  private[swarender] def copied(level: Int, next: Int): Unit
}

private[swarender] object CopyTarget {

  /** The first element or member, or the end. */
  final val First = 0

  /** One more element or member, or the end. */
  final val Next = 1

  /** The value of a member, or the root. */
  final val Value = 2
}

/** Events that end in a writer, perhaps a [[CopyTarget]]. */
private[swarender] trait HasCopyTarget {

  /** What JSON text is copied to; null where it is to be sent as events. */
  private[swarender] def copyTarget: CopyTarget

  /** What keeps the place of what is copied, or null. */
  private[swarender] def copyPlace: EventState
}
