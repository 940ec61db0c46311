package swarender
package yaml

/** An array of scalars in flow style over several lines: each has as many items as end before a
  * column.
  */
private[yaml] object FilledArray {

  /** The text of the array, without line breaks inside of items.
    *
    * @param items
    *   their texts
    * @param column
    *   where the array begins
    * @param inner
    *   where its other lines begin
    * @param width
    *   the column before which lines end, as far as an item is not longer than that
    */
  def apply(items: Array[String], column: Int, inner: Int, width: Int): String = {
    val text = new java.lang.StringBuilder("[")
    var at = column + 1
    var i = 0
    while (i < items.length) {
      val isFirst = i == 0
      val taken = items(i).codePointCount(0, items(i).length) + 1
      if (at + (if (isFirst) 0 else 1) + taken > width && at > inner) {
        text.append('\n')
        var left = inner
        while (left > 0) {
          text.append(' ')
          left -= 1
        }
        at = inner
      } else if (!isFirst) {
        text.append(' ')
        at += 1
      }
      text.append(items(i))
      at += taken
      i += 1
      if (i < items.length) text.append(',')
    }
    text.append(']').toString
  }
}
