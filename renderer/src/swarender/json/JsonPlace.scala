package swarender
package json

/** Where a writer of JSON is: for what writes a part of its document in another way. */
private[json] trait JsonPlace {

  /** How many containers are open. */
  private[swarender] def level: Int

  /** Makes ready for what comes next at `level`: one of the numbers below. */
  private[json] def continueAt(level: Int, next: Int): Unit
}

private[json] object JsonPlace {

  /** The first element or member, or the end. */
  final val First = 0

  /** One more element or member, or the end. */
  final val Next = 1

  /** The value of a member, or the root. */
  final val Value = 2

  /** A root whose members are assignments. */
  final val Assignments = 3
}
