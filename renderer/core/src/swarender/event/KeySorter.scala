package swarender
package event

import java.util.Comparator
import java.util.Map.Entry

import swarender.Policy.{KeyOrder, Surrogates}
import swarender.output.Output
import swarender.chars.Surrogate

/** Hands events on with the members of every object in the order of `order`, by the text that keys
  * become; equal keys keep the order given. The outermost object is held in memory until its end.
  */
private[swarender] final class KeySorter(target: DocumentWriter, order: KeyOrder, surrogates: Surrogates)
    extends HeldEvents(target)
    with NodeWalker.MemberOrder {
  protected val walker: NodeWalker = new NodeWalker(target, this)
  private[this] val elsewhere = KeyComparators.elsewhere(order)
  private[this] val byPath = if (order.hasPaths) KeyComparators.byPath(order) else null

  private[this] val replaces = surrogates eq Surrogates.Replace

  def written(key: String): String = if (replaces) Surrogate.replaced(key) else key

  /** How many arrays are open around the outermost object. */
  private[this] var arrays = 0

  /** The order of an object's members depends on its path: `[*]` for each array around the
    * outermost object, then the keys that the walker has passed.
    */
  def ofObject: Comparator[Entry[String, AnyRef]] =
    if (byPath eq null) elsewhere else byPath.getOrDefault(PathText.pattern(arrays, walker.segments), elsewhere)

  override def beginDocument(): Unit = {
    arrays = 0
    super.beginDocument()
  }

  /** The members of one object are held at a time. */
  override def tree(value: ujson.Value): Unit = send(value)

  protected override def begin(isObject: Boolean): Unit =
    if (isObject) buffer.beginObject()
    else {
      if (!buffer.isOpen) arrays += 1
      super.begin(isObject)
    }

  protected override def end(isObject: Boolean): Unit = {
    if (!buffer.isOpen) arrays -= 1
    super.end(isObject)
  }

  def on(other: Output): DocumentWriter = new KeySorter(target.on(other), order, surrogates)
}

private[event] object KeySorter {
  def to(target: DocumentWriter, order: KeyOrder, surrogates: Surrogates): DocumentWriter =
    new KeySorter(target, order, surrogates)
}
