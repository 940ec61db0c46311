package swarender
package encoder

import java.util.Arrays

import swarender.derivation.TrustedEncoder

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

  /** Whether nothing may be sent: outside of `send`, and after its node. */
  private[this] var isSent = true

  /** Per open container its elements, or its members, that are still to come. */
  private[this] var rests = new Array[Iterator[Any]](TreeWalk.InitialDepth)
  private[this] var isObject = new Array[Boolean](TreeWalk.InitialDepth)
  private[this] var depth = 0

  /** Says what `node` is by a call of exactly one of the other methods; more or fewer are a
    * [[RenderError]] of kind `Misuse`.
    */
  def send(node: T): Unit

  protected final def string(s: CharSequence): Unit = if (s eq null) nullValue() else next().string(s)
  protected final def int64(v: Long): Unit = next().int64(v)
  protected final def float64(v: Double): Unit = next().float64(v)

  /** A number as JSON text (RFC 8259, section 6), of any precision. */
  protected final def number(text: CharSequence): Unit = if (text eq null) nullValue() else next().number(text)
  protected final def bool(v: Boolean): Unit = next().bool(v)
  protected final def nullValue(): Unit = next().nullValue()

  /** What the encoder of `v` writes: a decimal, a date, what the tree holds in one node. */
  protected final def value[V](v: V)(implicit encoder: Encoder[V]): Unit = encoder.checked.encode(v, next())

  /** An array of these nodes, which are sent after the call. */
  protected final def array(elements: Iterator[T]): Unit = {
    next().beginArray()
    push(elements, isObject = false)
  }

  /** An object of these members, which are sent after the call. A key that is a null reference is a
    * [[RenderError]] of kind `NullValue`.
    */
  protected final def obj(members: Iterator[(String, T)]): Unit = {
    next().beginObject()
    push(members, isObject = true)
  }

  private def next(): Events = {
    if (isSent) events.fail(RenderError.Misuse, "unexpected value: expected one value for each node")
    isSent = true
    events
  }

  private def push(rest: Iterator[Any], isObject: Boolean): Unit = {
    depth += 1
    if (depth == rests.length) {
      rests = Arrays.copyOf(rests, 2 * depth)
      this.isObject = Arrays.copyOf(this.isObject, 2 * depth)
    }
    rests(depth) = rest
    this.isObject(depth) = isObject
  }

  private[encoder] def walk(root: T, to: Events): Unit = {
    events = to
    one(root)
    while (depth > 0) if (isObject(depth)) members() else elements()
  }

  private def one(node: T): Unit =
    if (node == null) events.nullValue()
    else {
      isSent = false
      send(node)
      if (!isSent) events.fail(RenderError.Misuse, "a node without a value: expected one value for each node")
    }

  /** Members up to a container, or to the end. */
  private def members(): Unit = {
    val level = depth
    val rest = rests(level).asInstanceOf[Iterator[(String, T)]]
    while (depth == level)
      if (rest.hasNext) {
        val member = rest.next()
        if (member._1 eq null) events.fail(RenderError.NullValue, "a key is null")
        events.key(member._1)
        one(member._2)
      } else {
        pop()
        events.endObject()
      }
  }

  /** Elements up to a container, or to the end. */
  private def elements(): Unit = {
    val level = depth
    val rest = rests(level).asInstanceOf[Iterator[T]]
    while (depth == level)
      if (rest.hasNext) one(rest.next())
      else {
        pop()
        events.endArray()
      }
  }

  private def pop(): Unit = {
    rests(depth) = null
    depth -= 1
  }
}

object TreeWalk {
  private final val InitialDepth = 16

  /** An encoder that goes through each value by a new `walk`. */
  def encoder[T](walk: => TreeWalk[T]): Encoder[T] = new TreeEncoder[T](() => walk)
}

/** What a walk sends is one value, whatever its program does. */
private final class TreeEncoder[T](walk: () => TreeWalk[T]) extends TrustedEncoder[T] {
  def encode(value: T, events: Events): Unit = walk().walk(value, events)
}
