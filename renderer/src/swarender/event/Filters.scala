package swarender
package event

import swarender.Policy.{DuplicateKeys, KeyOrder, Nulls}

/** The filters of events that every format has. Each makes itself, so that a process loads the
  * classes of those only that it uses.
  */
private[swarender] object Filters {

  /** `writer`, and before it what its style asks for. */
  def apply(writer: DocumentWriter, style: SharedSettings): DocumentWriter = {
    import style._
    val commented = if (style.hasComments && writer.hasComments) Comments.before(writer, style) else writer
    val unique =
      if ((duplicateKeys eq DuplicateKeys.Keep) || writer.checksKeys) commented else UniqueKeys.before(commented, surrogates)
    val filtered =
      if (!omitEmpty && ((nulls eq Nulls.Keep) || writer.omitsNulls)) unique
      else NullFilter.before(unique, nulls, omitEmpty)
    if (keyOrder eq KeyOrder.AsGiven) filtered else KeySorter.before(filtered, keyOrder, surrogates)
  }
}
