package swarender
package toml

import swarender.event.OpenContainers
import swarender.output.Output

/** A container that is an element of an array and is on one line however wide it is, written as its
  * events come.
  */
private[toml] final class TomlOneLine(keys: TomlKeys, style: TomlSettings, strings: TomlStrings) {
  private[this] val arrayStart = style.literals.arrayStart
  private[this] val arrayEnd = style.literals.arrayEnd
  private[this] val emptyTable = style.literals.emptyTable

  private[this] val open = new OpenContainers

  /** Where it is written, and whether nothing is written of the innermost container. */
  private[this] var out: Output = null
  private[this] var first = false

  /** How many containers are open, and whether the innermost is a table. */
  def level: Int = open.depth
  def isOpen: Boolean = open.depth > 0
  def isInObject: Boolean = open.inObject

  /** Begins the outermost container, in `out`. */
  def begin(out: Output, isObject: Boolean): Unit = {
    this.out = out
    opened(isObject)
  }

  /** Begins a container in the innermost one. */
  def begin(isObject: Boolean): Unit = {
    val _ = scalar()
    opened(isObject)
  }

  private def opened(isObject: Boolean): Unit = {
    open.begin(isObject)
    first = true
  }

  /** Where the next scalar goes, whose key is written. */
  def scalar(): Output = {
    separate()
    if (open.inObject) strings.keyOfValue(out, keys.checkCollected())
    out
  }

  /** Writes a member with its key, if it is not empty. */
  def member(text: String): Unit = if (!text.isEmpty) {
    separate()
    out.escaped(text, 0, text.length, Escapes.none)
  }

  private def separate(): Unit = {
    out.literal(
      if (!first) TomlMarks.comma else if (open.inObject) TomlMarks.inlineStart else arrayStart
    )
    first = false
  }

  /** Ends the innermost container. */
  def end(): Unit = {
    val isObject = open.inObject
    out.literal(
      if (first) { if (isObject) emptyTable else TomlMarks.emptyArray }
      else if (isObject) TomlMarks.inlineEnd
      else arrayEnd
    )
    open.end()
    first = false
    if (!isOpen) out = null
  }
}
