package swarender
package toml

import swarender.event.{DefaultNode, EventBuffer, Marks}
import swarender.output.Output

/** The events inside of a member: of an array, or of a table that may have no header. An array
  * takes scalars as they come; a container that is on one line is written so too; everything else
  * is collected until it is whole. `comments` are those on what comes next, or null.
  */
private[toml] final class TomlNested(
    rules: TomlScalars,
    style: TomlSettings,
    strings: TomlStrings,
    keys: TomlKeys
) {
  private[this] val maxDepth = style.common.maxDepth

  /** The member, if it is an array, else null; and how many containers it is in. */
  private[this] var array: MemberArray = null
  private[this] var around = 0

  /** The container that is collected: the member, or an element of `array`. */
  private[this] val collector = new EventBuffer(rules)

  /** The element of `array` that is written as its events come; null if there was none. */
  private[this] var oneLine: TomlOneLine = null

  /** Whether the next value is inside of a member. */
  def isOpen: Boolean = (array ne null) || collector.isOpen

  /** Whether the next value is on the line of an element, which has no comments. */
  def isOnLine: Boolean = (oneLine ne null) && oneLine.isOpen

  /** How many containers are open, with the member. */
  def level: Int =
    (if (array ne null) 1 else 0) + (if (oneLine ne null) oneLine.level else 0) + collector.level

  /** Whether the next value is an element of an array. */
  def isInArray: Boolean =
    if (isOnLine) !oneLine.isInObject else !collector.isOpen || !collector.isInObject

  /** Begins a member, in so many containers: an array in a table `level` levels below the root. */
  def beginArray(array: MemberArray, level: Int, around: Int, isValue: Boolean, comments: Marks): Unit = {
    array.begin(comments, level, around, isValue)
    this.array = array
    this.around = around
  }

  /** Begins a member that is a table. */
  def beginTable(around: Int, comments: Marks): Unit = {
    this.around = around
    next(comments).beginObject()
  }

  /** Begins a container inside. */
  def begin(isObject: Boolean, comments: Marks): Unit = if (!beginsOnLine(isObject, comments)) {
    if (isObject) next(comments).beginObject() else next(comments).beginArray()
  }

  /** Begins one that is written as its events come; false if it is collected. */
  private def beginsOnLine(isObject: Boolean, comments: Marks): Boolean =
    if (isOnLine) {
      if (around + 1 + oneLine.level >= maxDepth) rules.tooDeep()
      oneLine.begin(isObject)
      true
    } else
      !collector.isOpen && isEmpty(comments) && {
        val to = array.container(isObject)
        (to ne null) && {
          if (around + 1 >= maxDepth) rules.tooDeep()
          if (oneLine eq null) oneLine = new TomlOneLine(keys, style, strings)
          oneLine.begin(to, isObject)
          true
        }
      }

  /** Ends the innermost container. Returns the member, if it is whole and not written, else null.
    */
  def end(isObject: Boolean, comments: Marks): AnyRef =
    if (isOnLine) {
      oneLine.end()
      null
    } else if (collector.isOpen) {
      send(comments)
      if (isObject) collector.endObject() else collector.endArray()
      collected()
    } else {
      val ended = array
      array = null
      ended.end(if (comments eq null) null else comments.takeFoot())
    }

  /** Where the next scalar is written at once; null if it is collected. */
  def scalar(comments: Marks): Output =
    if (isOnLine) oneLine.scalar()
    else if (!collector.isOpen && isEmpty(comments)) array.scalar()
    else null

  /** After such a scalar of so many chars, or as many as the output has of it. */
  def written(chars: Int): Unit = array.added(chars)

  /** Takes the next value, which is not written at once. */
  def next(comments: Marks): Events = {
    if (!collector.isOpen) collector.room = maxDepth - (if (array ne null) around + 1 else around)
    else if (collector.isInObject) collector.key(keys.checkCollected())
    send(comments)
    collector
  }

  /** After an event that went there. Returns the member, if it is whole, else null. */
  def collected(): AnyRef =
    if (collector.isOpen) null
    else {
      val node = collector.take()
      if (array eq null) node
      else {
        array.add(node)
        null
      }
    }

  /** Takes a member that has its default. */
  def default(comment: String, member: Events => Unit, comments: Marks): Unit =
    if (isOnLine) oneLine.member(rules.inlineText(DefaultNode(rules, null, member)))
    else {
      send(comments)
      collector.commentedDefault(comment, member)
    }

  private def isEmpty(comments: Marks): Boolean = (comments eq null) || comments.isEmpty
  private def send(comments: Marks): Unit = if (comments ne null) comments.sendTo(collector)

  def forget(): Unit = {
    array = null
    oneLine = null
    collector.forget()
  }
}
