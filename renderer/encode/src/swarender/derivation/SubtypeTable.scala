package swarender
package derivation

/** Finds the subtype that a value is of. A hash table of classes, since a match tests one class
  * after the other; few classes are compared in a loop.
  *
  * @param marks
  *   of each subtype its class, or a function that returns its only value where that has no class
  *   of its own
  */
private[derivation] final class SubtypeTable(marks: Array[AnyRef]) {
  private[this] val keys: Array[AnyRef] = marks.map {
    case constant: Function0[?] => constant().asInstanceOf[AnyRef]
    case mark => mark
  }

  /** Log2 of the number of places, of which at most half are taken. */
  private[this] val bits = 33 - Integer.numberOfLeadingZeros(keys.length)

  /** An index of `keys` and 1 in each place, 0 in an empty one; null for few keys. */
  private[this] val places = if (keys.length <= SubtypeTable.Few) null else new Array[Int](1 << bits)

  if (places ne null)
    for (i <- keys.indices) {
      var place = first(keys(i))
      while (places(place) != 0) place = next(place)
      places(place) = i + 1
    }

  /** The place to look at first. The product spreads hashes that are addresses. */
  private def first(key: AnyRef): Int = (System.identityHashCode(key) * 0x9e3779b9) >>> (32 - bits)

  private def next(place: Int): Int = (place + 1) & (places.length - 1)

  /** The index of the subtype. */
  def indexOf(value: AnyRef): Int = {
    val found = find(value.getClass)
    if (found >= 0) found else search(value)
  }

  private def find(key: AnyRef): Int =
    if (places eq null) {
      var i = keys.length - 1
      while (i >= 0 && (keys(i) ne key)) i -= 1
      i
    } else {
      var place = first(key)
      while (places(place) != 0 && (keys(places(place) - 1) ne key)) place = next(place)
      places(place) - 1
    }

  /** Of a constant, or of a value whose class extends that of its subtype. */
  private def search(value: AnyRef): Int = {
    val constant = find(value)
    val i =
      if (constant >= 0) constant
      else
        keys.indexWhere {
          case of: Class[?] => of.isInstance(value)
          case _ => false
        }
    if (i < 0) throw new MatchError(value)
    i
  }
}

private object SubtypeTable {

  /** How many keys a loop finds as fast as a hash does. */
  val Few = 8
}
