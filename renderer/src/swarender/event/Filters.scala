package swarender
package event

/** The filters of events that every format has. Each makes itself, so that a process loads the
  * classes of those only that it uses.
  */
private[swarender] object Filters {

  /** `writer`, and before it what its style asks for. */
  def apply(writer: DocumentWriter, order: Int, duplicates: Int, nulls: Int, omitEmpty: Boolean): DocumentWriter = {
    val unique = if (duplicates == DuplicateKeys.FailCode) UniqueKeys.before(writer) else writer
    val filtered = if (nulls == Nulls.KeepCode && !omitEmpty) unique else NullFilter.before(unique, nulls, omitEmpty)
    if (order == KeyOrder.AsGivenCode) filtered else KeySorter.before(filtered, order)
  }
}
