package swarender
package json

import swarender.event.CopyTarget

/** The position in a JSON document: which token comes next. */
private[json] object JsonPlace {

  /** The first element or member, or the end. */
  final val First = CopyTarget.First

  /** One more element or member, or the end. */
  final val Next = CopyTarget.Next

  /** The value of a member, or the root. */
  final val Value = CopyTarget.Value

  /** The value that a tag is written of. */
  final val Tagged = 3
}
