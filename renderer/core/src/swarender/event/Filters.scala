package swarender
package event

import swarender.Policy.{KeyOrder, Nulls}

/** The filters of events that every format has. Each makes itself, so that a process loads the
  * classes of those only that it uses.
  */
private[swarender] object Filters {

  /** `writer`, and before it what its style asks for. */
  def apply(writer: DocumentWriter, style: CommonSettings): DocumentWriter = {
    val omitEmpty = style.omitEmpty
    // A writer that omits nulls refuses them itself too.
    val nulls = style.nulls
    val omitsFields = (nulls ne Nulls.Keep) && (nulls eq Nulls.OmitFields)
    val keepsNulls = (nulls eq Nulls.Keep) || omitsFields ||
      writer.omitsNulls && (!omitEmpty || (nulls eq Nulls.Fail))
    val noted = if (style.hasComments && writer.hasComments) Comments.to(writer, style) else writer
    val blankLines = style.blankLines
    val commented = if (blankLines > 0 && writer.hasComments) BlankLines.to(noted, blankLines) else noted
    val placed = if (commented.asksPosition) PositionFilter.to(commented) else commented
    val unique = if (!style.uniqueKeys || writer.checksKeys) placed else UniqueKeys.to(placed, style.surrogates)
    val filtered =
      if (keepsNulls && !omitEmpty) unique
      else NullFilter.to(unique, if (keepsNulls) Nulls.Keep else nulls, omitEmpty)
    val sorted =
      if (style.keyOrder eq KeyOrder.AsGiven) filtered
      else KeySorter.to(filtered, style.keyOrder, style.surrogates)
    // First, since others do not tell a field from another member.
    if (omitsFields) NullFilter.to(sorted, nulls, omitEmpty = false) else sorted
  }
}
