package swarender
package event

import java.util.Iterator
import java.util.Map.Entry

private[event] object ObjectMembers {

  /** The members of `o` in their order. An entry holds until the next one is asked for. */
  def of(o: ujson.Obj): Iterator[Entry[String, ujson.Value]] = new PairEntries(o.value.iterator)
}
