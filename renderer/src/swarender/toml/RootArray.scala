package swarender
package toml

import swarender.event.{ArrayNode, Node}

/** An array that is a member of the root. It goes out while it grows, once it is certain to be
  * wider than a line.
  */
private[toml] final class RootArray(style: TomlSettings, lines: TomlLines, values: TomlValues) {

  /** The comments on it. */
  private[this] val comments = new TomlComments
  private[this] var key: String = null

  /** The elements that are not written, or null if it is not open. */
  private[this] var array: ArrayNode = null

  /** Whether it has an element that is no table, and whether its first elements are written. */
  private[this] var mixed = false
  private[this] var begun = false

  def isOpen: Boolean = array ne null

  def begin(key: String, comments: TomlComments): Unit = {
    this.key = key
    this.comments.take(comments)
    array = new ArrayNode
    mixed = false
    begun = false
  }

  /** Its next element. */
  def add(node: AnyRef): Unit =
    if (begun) values.element(node)
    else {
      array.elements += node
      if (!Node.isObject(Node.bare(node))) mixed = true
      // An element takes a char, a comma and a space at least.
      if (mixed && (array.elements.length * 3L > style.arrayWidth || style.arrayWidth == Int.MaxValue)) {
        begun = true
        comments.writeAbove(lines, 0)
        lines.value(key, 0)
        values.begin()
        array.elements.foreach(values.element)
        array.elements.clear()
      }
    }

  /** Ends it, with the comments `foot` if that is not null. Returns it, or null if it is written. */
  def end(foot: String): AnyRef = {
    val whole = array
    array = null
    if (begun) {
      values.end(foot)
      comments.endLine(lines)
      null
    } else {
      whole.foot = foot
      comments.on(whole)
    }
  }

  def forget(): Unit = {
    array = null
    key = null
    comments.clear()
  }
}
