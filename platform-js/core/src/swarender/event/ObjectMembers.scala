package swarender
package event

import java.util.Iterator
import java.util.Map.Entry

import scala.scalajs.js

private[swarender] object ObjectMembers {

  /** The members of `o` in their order. An entry holds until the next one is asked for. */
  def of(o: ujson.Obj): Iterator[Entry[String, ujson.Value]] =
    if (field.isEmpty) new PairEntries(o.value.iterator) else kept(o.value).entrySet().iterator()

  private type Kept = java.util.LinkedHashMap[String, ujson.Value]

  private def kept(map: AnyRef): Kept = map.asInstanceOf[js.Dynamic].selectDynamic(field).asInstanceOf[Kept]

  /** The name that the linker gave to the field in which upickle's map keeps a map of Java's; empty
    * if there is none. The iterator of the former looks up every key again, which computes the hash
    * of the string each time.
    */
  private val field: String = {
    val map = upickle.core.LinkedHashMap[String, ujson.Value]()
    val names = js.Object.keys(map.asInstanceOf[js.Object])
    if (names.length == 1 && isKept(map.asInstanceOf[js.Dynamic].selectDynamic(names(0)))) names(0) else ""
  }

  private def isKept(field: Any): Boolean = field.isInstanceOf[java.util.LinkedHashMap[?, ?]]
}
