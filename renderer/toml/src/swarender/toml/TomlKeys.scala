package swarender
package toml

import swarender.Policy.Surrogates
import swarender.event.{OpenKeys, ScalarRules, UniqueKeys}
import swarender.chars.{Reusable, Surrogate}

/** The keys that wait for their value: that of the innermost table, and that of the innermost
  * object of what is collected. A key that comes twice in one object is refused, and so is a lone
  * surrogate where the style refuses it, unless the value was left out. The names of fields are
  * known to be distinct; other distinct keys may become equal where lone surrogates are replaced.
  */
private[toml] final class TomlKeys(rules: ScalarRules, surrogates: Surrogates) extends Reusable {

  /** The key of the table's member. For a field, the names of the fields and an index are stored in
    * place of the string: storing an index needs no write barrier of G1.
    */
  private[this] var text: String = null
  private[this] var isDistinct = false
  private[this] var fields: FieldNames = null
  private[this] var field = 0

  private[this] var collected: String = null
  private[this] var isCollectedDistinct = false
  private[this] var isCollectedField = false
  private[this] val open = new OpenKeys(surrogates)
  private[this] var depth = 0

  /** Begins, and ends, any object. */
  def begin(): Unit = depth += 1
  def end(): Unit = {
    open.end(depth)
    depth -= 1
  }

  def set(s: CharSequence, isDistinct: Boolean): Unit = {
    text = s.toString
    this.isDistinct = isDistinct
    fields = null
  }

  def setField(names: FieldNames, i: Int): Unit = {
    if (fields ne names) fields = names
    field = i
  }

  def setCollected(s: CharSequence, isDistinct: Boolean, isField: Boolean): Unit = {
    collected = s.toString
    isCollectedDistinct = isDistinct
    isCollectedField = isField
  }

  /** The key of the table's member. */
  def last: String = if (fields ne null) fields.name(field) else text

  /** Begins the line of the table's member. */
  def write(lines: TomlLines, level: Int): Unit =
    if (fields ne null) lines.field(fields, field, level) else lines.value(text, level)

  /** Records that the table's member has a value. */
  def check(): Unit =
    if (fields eq null) check(text, isDistinct) else rules.checkSurrogates(fields.name(field))

  /** Records that the member of the collected object has a value; returns its key. */
  def checkCollected(): String = {
    if (isCollectedField) rules.checkSurrogates(collected) else check(collected, isCollectedDistinct)
    collected
  }

  private def check(key: String, isDistinct: Boolean): Unit = {
    rules.checkSurrogates(key)
    if ((!isDistinct || Surrogate.mayBeReplaced(key)) && !open.add(depth, key)) UniqueKeys.repeated(rules, key)
  }

  def forget(): Unit = {
    text = null
    fields = null
    collected = null
    depth = 0
    open.forget()
  }
  private[swarender] def isSmall: Boolean = open.isSmall
}
