package swarender
package event

import java.util.Arrays

import swarender.Events.Place
import swarender.RenderError.Segment
import swarender.chars.Reusable

/** The state after the events so far: the open containers and the kind of event that may come next.
  * It checks nothing: callers ask for `expected` first.
  */
private[swarender] final class EventState extends Place with Reusable {
  import EventState._

  /** What may come next: with `Tagged` the value that a tag is on, with `Broken` nothing. */
  var expected: Int = Root

  /** How many levels are open: containers, and values of encoders that are checked. */
  private[this] var level = 0

  /** Per level: how many elements of an array are complete; less their number, `Tables` of an array
    * of tables, and `Values` of an array that needs a value; `InObject`, or `Single`.
    */
  private[this] var kinds: Array[Int] = new Array[Int](InitialDepth)
  kinds(0) = Single

  /** Per level of an object: its last key. */
  private[this] var keys: Array[String] = new Array[String](InitialDepth)

  /** Whether `keys` holds any. */
  private[this] var hasKeys = false

  def depth: Int = level

  /** Whether no container and no value of an encoder is open. */
  def isOutside: Boolean = level == 0

  /** Whether the innermost level is an array. */
  def inArray: Boolean = kinds(level) >= 0 || kinds(level) <= Tables
  def inObject: Boolean = kinds(level) == InObject

  private def open(kind: Int): Unit = {
    level += 1
    if (level == kinds.length) grow()
    kinds(level) = kind
  }

  private def grow(): Unit = {
    keys = Arrays.copyOf(keys, level * 2)
    kinds = Arrays.copyOf(kinds, level * 2)
  }

  /** After the begin of a container. */
  def begin(isObject: Boolean): Unit = {
    open(if (isObject) InObject else 0)
    expected = if (isObject) Key else Element
  }

  /** After the begin of an array of tables. */
  def beginObjectArray(): Unit = {
    open(Tables)
    expected = Table
  }

  /** After the begin of an array that needs a value that is neither an object nor null. */
  def beginValueArray(): Unit = {
    open(Values)
    expected = Value
  }

  /** Takes a table, or a null, for any other value, if that is what may come next. */
  def acceptTable(): Unit = if (withoutTag == Table || withoutTag == Value) expected = Element | expected & Tagged

  /** Takes any other value as the one that the array needs, if it needs one. */
  def acceptValue(): Unit = if (withoutTag == Value) {
    var array = level
    while (kinds(array) == Single) array -= 1
    kinds(array) = Values - kinds(array)
    expected = Element | expected & Tagged
  }

  /** Whether the innermost level is an array that may end. */
  def mayEndArray: Boolean =
    expected == Element || expected == Table && inArray || expected == Value && kinds(level) == Values

  /** The end of a container: from here to `next`, its parent's member or element. */
  def end(): Unit = {
    level -= 1
    expected = Member
  }

  def key(s: CharSequence): Unit = {
    keys(level) = s.toString
    hasKeys = true
    expected = Member
  }

  def next(): Unit = {
    val kind = kinds(level)
    if (kind >= 0) {
      kinds(level) = kind + 1
      expected = Element
    } else if (kind > Tables) expected = if (kind == InObject) Key else Done
    else {
      kinds(level) = kind - 1
      expected = if (kind <= Values) Value else Table
    }
  }

  /** After `n` more elements of an array, or members of an object. */
  def skip(n: Int): Unit = if (kinds(level) >= 0) kinds(level) += n else if (kinds(level) <= Tables) kinds(level) -= n

  /** Opens a level that accepts exactly one value (that of an encoder), until `leave`. */
  def enter(): Unit = {
    val e = withoutTag
    open(Single)
    expected = if (e == Root || e == Table || e == Value) e else Only
  }

  /** Whether the value that a tag is on may come next. */
  def isTagged: Boolean = (expected & (Tagged | Broken)) == Tagged

  /** What may come next, but for a tag. */
  def withoutTag: Int = expected & ~Tagged

  /** Leaves the level of `enter`, before which `outer` was expected. */
  def leave(outer: Int): Unit = {
    level -= 1
    expected = outer
  }

  def segments: List[Segment] = {
    var all: List[Segment] = Nil
    var i = level
    while (i > 0) {
      val kind = kinds(i)
      if (kind >= 0) all ::= RenderError.Index(kind)
      else if (kind <= Values) all ::= RenderError.Index(Values - kind)
      else if (kind <= Tables) all ::= RenderError.Index(Tables - kind)
      else if (kind == InObject && (i < level || (expected & ~(Broken | Tagged)) == Member))
        all ::= RenderError.Key(keys(i))
      i -= 1
    }
    all
  }

  def reset(): Unit = {
    level = 0
    expected = Root
  }

  // New keys, since G1 makes every store of a reference into an old array wait for the stores before.
  def forget(): Unit = if (hasKeys) {
    keys = new Array[String](kinds.length)
    hasKeys = false
  }
  private[swarender] def isSmall: Boolean = kinds.length <= Reusable.Depth
}

private[swarender] object EventState {
  private final val InitialDepth = 16

  /** Opens a level for a value at `place`, which may be null; returns what `leaveValue` takes. */
  def enterValue(place: Place): Int = place match {
    case position: EventState =>
      val outer = position.expected
      position.enter()
      outer
    case _ => 0
  }

  /** Closes that level after the value, or before any event of it. */
  def leaveValue(place: Place, outer: Int): Unit = place match {
    case position: EventState =>
      val hasValue = position.expected == Done
      position.leave(outer)
      if (hasValue) position.next()
    case _ => ()
  }

  // Kinds of levels that are not arrays.
  private final val InObject = -1
  private final val Single = -2

  /** An array of tables that has none yet, and those below are arrays of more. */
  private final val Tables = -3

  /** An array that needs a value and has no element yet, and those below have some. */
  private final val Values = Int.MinValue / 2

  // What may come next; where a value may, it is at most Root.
  final val Element = 0
  final val Member = 1

  /** The one value that an encoder sends, inside a document. */
  final val Only = 2

  /** The value of a document. */
  final val Root = 3
  final val Key = 4
  final val Done = 5

  /** An object or a null: an element of an array of tables. */
  final val Table = 6

  /** An element of an array that needs one that is neither an object nor null. */
  final val Value = 7

  /** Whether an element may come next. */
  def isElement(expected: Int): Boolean = expected == Element || expected == Table || expected == Value

  /** Added where a tag has come and its value has not. */
  final val Tagged = 8

  /** Added to what was expected, where nothing may come until `reset`. */
  final val Broken = 16
}
