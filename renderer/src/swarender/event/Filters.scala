package swarender
package event

/** The filters of events that every format has. */
private[swarender] object Filters {

  /** `writer`, and before it what its style asks for. */
  def apply(writer: DocumentWriter, order: KeyOrder, duplicates: DuplicateKeys, nulls: Nulls): DocumentWriter = {
    val unique = if (duplicates eq DuplicateKeys.Fail) new UniqueKeys(writer) else writer
    val filtered = if (nulls eq Nulls.Keep) unique else new NullFilter(unique, nulls eq Nulls.Fail)
    if (order eq KeyOrder.AsGiven) filtered else new KeySorter(filtered, order)
  }
}
