package swarender
package event

import swarender.Policy.Nulls

/** The filters of events that every format has. Each makes itself, so that a process loads the
  * classes of those only that it uses.
  */
private[swarender] object Filters {

  /** `writer`, and before it what its style asks for. */
  def apply(writer: DocumentWriter, style: StyleValues): DocumentWriter = {
    val omitEmpty = style(Settings.omitEmpty)
    // A writer that omits nulls refuses them itself too.
    val nulls = style(Settings.nulls)
    val keepsNulls = style.isDefault(Settings.nulls) || (nulls eq Nulls.OmitFields) ||
      writer.omitsNulls && (!omitEmpty || (nulls eq Nulls.Fail))
    val noted = if (style.hasComments && writer.hasComments) Comments.before(writer, style) else writer
    val blankLines = style(Settings.blankLines)
    val commented = if (blankLines > 0 && writer.hasComments) BlankLines.before(noted, blankLines) else noted
    val unique =
      if (style.isDefault(Settings.duplicateKeys) || writer.checksKeys) commented
      else UniqueKeys.before(commented, style(Settings.surrogates))
    val filtered =
      if (keepsNulls && !omitEmpty) unique
      else NullFilter.before(unique, if (keepsNulls) Nulls.Keep else nulls, omitEmpty)
    val sorted =
      if (style.isDefault(Settings.keyOrder)) filtered
      else KeySorter.before(filtered, style(Settings.keyOrder), style(Settings.surrogates))
    // First, since others do not tell a field from another member.
    if (nulls eq Nulls.OmitFields) NullFilter.before(sorted, nulls, omitEmpty = false) else sorted
  }
}
