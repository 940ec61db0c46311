package swarender
package event

/** The filters of events that every format has. Each makes itself, so that a process loads the
  * classes of those only that it uses.
  */
private[swarender] object Filters {

  /** `writer`, and before it what its style asks for. */
  def apply(writer: DocumentWriter, order: KeyOrder, duplicates: DuplicateKeys, nulls: Nulls): DocumentWriter = {
    val unique = if (duplicates.fails) UniqueKeys.before(writer) else writer
    val filtered = if (nulls eq Nulls.Keep) unique else NullFilter.before(unique, nulls eq Nulls.Fail)
    if (order eq KeyOrder.AsGiven) filtered else KeySorter.before(filtered, order)
  }
}
