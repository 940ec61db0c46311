package swarender
package json

/** What comes next in a document of JSON. */
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
