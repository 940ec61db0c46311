package swarender
package event

import java.util.LinkedHashMap

import scala.scalanative.annotation.alwaysinline
import scala.scalanative.runtime.Intrinsics

import swarender.platform.Memory

/** The map of Java's that an upickle map keeps its members in. upickle's own iterator makes a pair
  * for each.
  */
private[swarender] object MapEntries {
  private type Members = upickle.core.LinkedHashMap[String, ujson.Value]

  @alwaysinline def direct(map: Members): LinkedHashMap[String, ujson.Value] =
    Memory.reference(map, 0).asInstanceOf[LinkedHashMap[String, ujson.Value]]

  /** Whether an upickle map begins with that field; first the word is looked at, which has to be an
    * address like that of the map, then what it refers to.
    */
  val readable: Boolean = {
    val map: Members = upickle.core.LinkedHashMap()
    map.put("a", ujson.Null)
    val distance = Memory.word(map, 0) - Intrinsics.castRawPtrToLong(Intrinsics.castObjectToRawPtr(map))
    Math.abs(distance) < (1 << 20) && (distance & 7) == 0 && (Memory.reference(map, 0) match {
      case members: LinkedHashMap[_, _] => members.size == 1 && (members.get("a").asInstanceOf[AnyRef] eq ujson.Null)
      case _ => false
    })
  }
}
