package swarender
package encoder

import swarender.derivation.TrustedEncoder
import swarender.event.{DocumentWriter, TreeTokens, ValueWalker}

/** Goes through a tree and sends it as events: for trees of another library, such as its values of
  * JSON. No depth overflows the stack. A program says what a node is, for every node of its tree:
  *
  * {{{
  * sealed trait Tree
  * case class Leaf(n: Long) extends Tree
  * case class Branch(all: Seq[Tree]) extends Tree
  *
  * final class Walk extends TreeWalk[Tree] {
  *   def send(node: Tree): Unit = node match {
  *     case Leaf(n) => int64(n)
  *     case Branch(all) => array(all.iterator)
  *   }
  * }
  * implicit val encoder: Encoder[Tree] = TreeWalk.encoder(new Walk)
  * }}}
  *
  * A null reference is null; `send` does not get it.
  */
abstract class TreeWalk[T] {
  private[this] var events: Events = null

  /** What writes tokens without events, or null: then all are sent to `events`. */
  private[this] var tokens: TreeTokens = null

  /** Whether nothing may be sent: outside of `send`, and after its node. */
  private[this] var isSent = true

  /** How many containers `send` is called inside of; as JSON, those around the tree too. */
  private[this] var level = 0

  /** How many such containers there may be. */
  private[this] var levels = 0

  /** The innermost container further inside; null where none is open. */
  private[this] var deep: TreeWalk.Open = null

  /** Calls exactly one of the other methods for `node`; more or fewer calls throw a [[RenderError]]
    * of kind `Misuse`.
    */
  def send(node: T): Unit

  /** Whether no object of the tree has two equal keys: then no style looks for them. Unless
    * overridden, it may have.
    */
  protected def hasDistinctKeys: Boolean = false

  protected final def string(s: CharSequence): Unit =
    if (s eq null) nullValue()
    else {
      take()
      if (tokens ne null) tokens.string(s) else events.string(s)
    }
  protected final def int64(v: Long): Unit = {
    take()
    if (tokens ne null) tokens.int64(v, level) else events.int64(v)
  }
  protected final def float64(v: Double): Unit = {
    take()
    if (tokens ne null) tokens.float64(v) else events.float64(v)
  }

  /** A number as JSON text (RFC 8259, section 6), of any precision. */
  protected final def number(text: CharSequence): Unit =
    if (text eq null) nullValue() else next().number(text)
  protected final def bool(v: Boolean): Unit = {
    take()
    if (tokens ne null) tokens.bool(v) else events.bool(v)
  }
  protected final def nullValue(): Unit = {
    take()
    writeNull()
  }

  /** What the encoder of `v` writes: a decimal, a date, what the tree holds in one node. */
  protected final def value[V](v: V)(implicit encoder: Encoder[V]): Unit = encoder.checked.encode(v, next())

  /** An array of these nodes, which are sent in the call or after it. */
  protected final def array(elements: Iterator[T]): Unit = {
    take()
    if (level == levels) inside(elements, isObject = false)
    else if (tokens ne null) writeElements(elements)
    else sendElements(elements)
  }

  /** An object of these members, which are sent in the call or after it. A key that is a null
    * reference throws a [[RenderError]] of kind `NullValue`.
    */
  protected final def obj(members: Iterator[(String, T)]): Unit = {
    take()
    if (level == levels) inside(members, isObject = true)
    else if (tokens ne null) writeMembers(members)
    else sendMembers(members)
  }

  private def take(): Unit = {
    if (isSent) misuse("unexpected value: expected one value for each node")
    isSent = true
  }

  private def next(): Events = {
    take()
    if (tokens ne null) tokens.eventsAt(level) else events
  }

  private def writeNull(): Unit = if (tokens ne null) tokens.nullValue() else events.nullValue()

  private[encoder] def walk(root: T, to: Events): Unit = {
    events = to
    levels = ValueWalker.Levels
    one(root)
  }

  private[encoder] def walkTree(root: T, to: DocumentWriter): Unit = {
    tokens = to.beginTree()
    if (tokens eq null) walk(root, to)
    else {
      val outer = tokens.level
      events = to
      level = outer
      levels = tokens.levels
      one(root)
      tokens.done(outer)
    }
  }

  private def one(node: T): Unit =
    if (node == null) writeNull()
    else {
      isSent = false
      send(node)
      if (!isSent) misuse("a node without a value: expected one value for each node")
    }

  private def misuse(detail: String): Nothing = events.fail(RenderError.Misuse, detail)
  private def checkKey(key: String): Unit = if (key eq null) events.fail(RenderError.NullValue, "a key is null")

  private def writeElements(all: Iterator[T]): Unit = {
    val to = tokens
    var isFirst = true
    to.begin('[')
    level += 1
    while (all.hasNext) {
      to.before(isFirst, level)
      isFirst = false
      one(all.next())
    }
    level -= 1
    to.end(']', isFirst, level)
  }

  private def writeMembers(all: Iterator[(String, T)]): Unit = {
    val to = tokens
    var isFirst = true
    to.begin('{')
    level += 1
    while (all.hasNext) {
      val member = all.next()
      checkKey(member._1)
      to.before(isFirst, level)
      isFirst = false
      to.key(member._1)
      one(member._2)
    }
    level -= 1
    to.end('}', isFirst, level)
  }

  private def sendElements(all: Iterator[T]): Unit = {
    events.beginArray()
    level += 1
    while (all.hasNext) one(all.next())
    level -= 1
    events.endArray()
  }

  private def sendMembers(all: Iterator[(String, T)]): Unit = {
    events.beginObject()
    level += 1
    while (all.hasNext) sendMember(all.next())
    level -= 1
    events.endObject()
  }

  private def sendMember(member: (String, T)): Unit = {
    checkKey(member._1)
    if (hasDistinctKeys) events.distinctKey(member._1) else events.key(member._1)
    one(member._2)
  }

  /** A container at `levels`, and all inside it: as events, by a stack. */
  private def inside(rest: Iterator[Any], isObject: Boolean): Unit =
    if (deep ne null) begin(rest, isObject)
    else {
      val outer = tokens
      if (outer ne null) outer.eventsAt(level)
      tokens = null
      begin(rest, isObject)
      while (deep ne null) if (deep.isObject) members() else elements()
      tokens = outer
    }

  private def begin(rest: Iterator[Any], isObject: Boolean): Unit = {
    if (isObject) events.beginObject() else events.beginArray()
    deep = new TreeWalk.Open(rest, isObject, deep)
  }

  /** Members up to a container, or to the end. */
  private def members(): Unit = {
    val own = deep
    val rest = own.rest.asInstanceOf[Iterator[(String, T)]]
    while (deep eq own)
      if (rest.hasNext) sendMember(rest.next())
      else {
        deep = own.outer
        events.endObject()
      }
  }

  /** Elements up to a container, or to the end. */
  private def elements(): Unit = {
    val own = deep
    val rest = own.rest.asInstanceOf[Iterator[T]]
    while (deep eq own)
      if (rest.hasNext) one(rest.next())
      else {
        deep = own.outer
        events.endArray()
      }
  }
}

object TreeWalk {

  /** An encoder that goes through each value by a new `walk`. */
  def encoder[T](walk: => TreeWalk[T]): Encoder[T] = new TreeEncoder[T](() => walk)

  /** A container that is open in `outer`, with its elements or members that are still to come. */
  private final class Open(val rest: Iterator[Any], val isObject: Boolean, val outer: Open)
}

/** Encodes a value by a walk, which sends exactly one value. */
private final class TreeEncoder[T](walk: () => TreeWalk[T]) extends TrustedEncoder[T] {
  def encode(value: T, events: Events): Unit = events match {
    case writer: DocumentWriter => walk().walkTree(value, writer)
    case _ => walk().walk(value, events)
  }
}
