package swarender
package event

import swarender.Policy.{DuplicateKeys, KeyOrder, Nulls}

/** The filters of events that every format has. Each makes itself, so that a process loads the
  * classes of those only that it uses.
  */
private[swarender] object Filters {

  /** `writer`, and before it what its style asks for. */
  def apply(writer: DocumentWriter, style: StyleValues): DocumentWriter = {
    val duplicateKeys = style(Settings.duplicateKeys)
    val keyOrder = style(Settings.keyOrder)
    val omitEmpty = style(Settings.omitEmpty)
    // A writer that omits nulls refuses them itself too.
    val nulls = if (writer.omitsNulls && (style(Settings.nulls) eq Nulls.Fail)) Nulls.Keep else style(Settings.nulls)
    val noted = if (style.hasComments && writer.hasComments) Comments.before(writer, style) else writer
    val blankLines = style(Settings.blankLines)
    val commented = if (blankLines > 0 && writer.hasComments) BlankLines.before(noted, blankLines) else noted
    val unique =
      if ((duplicateKeys eq DuplicateKeys.Keep) || writer.checksKeys) commented
      else UniqueKeys.before(commented, style(Settings.surrogates))
    val filtered =
      if (!omitEmpty && ((nulls eq Nulls.Keep) || writer.omitsNulls)) unique
      else NullFilter.before(unique, nulls, omitEmpty)
    if (keyOrder eq KeyOrder.AsGiven) filtered else KeySorter.before(filtered, keyOrder, style(Settings.surrogates))
  }
}
