package swarender
package yaml

/** An array of scalars in flow style over several lines: each has as many items as end before a
  * column.
  */
private[yaml] object FilledArray {

  /** Between the items of a text in flow style, none of which has it. */
  final val ItemEnd = '\u0001'

  /** The text of the array, without line breaks inside of items.
    *
    * @param items
    *   its text on one line, with `ItemEnd` between items, of which there is at least one
    * @param column
    *   where the array begins
    * @param inner
    *   where its other lines begin
    * @param width
    *   the column before which lines end, as far as an item is not longer than that
    */
  def apply(items: String, column: Int, inner: Int, width: Int): String = {
    val last = items.length - 1
    val text = new java.lang.StringBuilder(items.length + items.length / 4).append('[')
    var at = column + 1
    var from = 1
    while (from <= last) {
      val isFirst = from == 1
      val found = items.indexOf(ItemEnd.toInt, from)
      val until = if (found < 0) last else found
      val taken = items.codePointCount(from, until) + 1
      if (at + (if (isFirst) 0 else 1) + taken > width && at > inner) {
        text.append('\n').append(" " * inner)
        at = inner
      } else if (!isFirst) {
        text.append(' ')
        at += 1
      }
      text.append(items, from, until)
      at += taken
      from = until + 1
      if (found >= 0) text.append(',')
    }
    text.append(']').toString
  }
}
