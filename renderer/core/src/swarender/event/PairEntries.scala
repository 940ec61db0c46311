package swarender
package event

import java.util.Map.Entry

/** Members as entries, one object for all: an entry holds until the next one is asked for. */
private[swarender] final class PairEntries(members: Iterator[(String, ujson.Value)])
    extends java.util.Iterator[Entry[String, ujson.Value]]
    with Entry[String, ujson.Value] {
  private[this] var key: String = ""
  private[this] var value: ujson.Value = ujson.Null

  def hasNext: Boolean = members.hasNext
  def next(): Entry[String, ujson.Value] = {
    val member = members.next()
    key = member._1
    value = member._2
    this
  }
  def getKey: String = key
  def getValue: ujson.Value = value
  def setValue(value: ujson.Value): ujson.Value = throw new UnsupportedOperationException("setValue")
}
