package swarender
package toml

import java.util.Map.Entry

import scala.collection.mutable.ArrayBuffer

/** Values that wait for their place. They are those of a `ujson.Value`, and from events these: a `TomlTable`, a `TomlArray`, a
  * `CharSequence` for a string, a `Long`, a `Double`, a `Boolean` and `TomlVerbatim`.
  */
private[toml] object TomlNode {
  type Members = java.util.Iterator[_ <: Entry[String, _ <: AnyRef]]

  def isTable(node: AnyRef): Boolean = node.isInstanceOf[ujson.Obj] || node.isInstanceOf[TomlTable]

  def isArray(node: AnyRef): Boolean = node.isInstanceOf[ujson.Arr] || node.isInstanceOf[TomlArray]

  def isNull(node: AnyRef): Boolean = (node eq ujson.Null) || (node eq null)

  /** The members of a table, in their order. An entry holds until the next one is asked for. */
  def members(table: AnyRef): Members = table match {
    case o: ujson.Obj => Platform.members(o)
    case t: TomlTable => new TomlMembers(t)
    case _ => throw new IllegalArgumentException("not a table")
  }

  /** The elements of an array, to be read only. */
  def elements(array: AnyRef): ArrayBuffer[AnyRef] = array match {
    case a: ujson.Arr => a.value.asInstanceOf[ArrayBuffer[AnyRef]]
    case a: TomlArray => a.elements
    case _ => throw new IllegalArgumentException("not an array")
  }
}

/** A number or a date as it is written. */
private[toml] final class TomlVerbatim(val text: String)

private[toml] final class TomlArray {
  val elements: ArrayBuffer[AnyRef] = new ArrayBuffer[AnyRef]
}

private[toml] final class TomlTable {
  private[this] var keys = new Array[String](TomlTable.InitialSize)
  private[this] var values = new Array[AnyRef](TomlTable.InitialSize)
  private[this] var used = 0

  def size: Int = used
  def key(i: Int): String = keys(i)
  def value(i: Int): AnyRef = values(i)

  def add(key: String, value: AnyRef): Unit = {
    if (used == keys.length) {
      keys = java.util.Arrays.copyOf(keys, used * 2)
      values = java.util.Arrays.copyOf(values, used * 2)
    }
    keys(used) = key
    values(used) = value
    used += 1
  }
}

private object TomlTable {
  private final val InitialSize = 4
}

/** The members of a table one by one, each as this entry. */
private final class TomlMembers(table: TomlTable)
    extends java.util.Iterator[Entry[String, AnyRef]]
    with Entry[String, AnyRef] {
  private[this] var i = -1

  def hasNext: Boolean = i + 1 < table.size
  def next(): Entry[String, AnyRef] = {
    i += 1
    this
  }
  def getKey: String = table.key(i)
  def getValue: AnyRef = table.value(i)
  def setValue(value: AnyRef): AnyRef = throw new UnsupportedOperationException("setValue")
}
