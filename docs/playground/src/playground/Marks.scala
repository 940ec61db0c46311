package playground

import org.scalajs.dom.{document, html}

/** Marks places of the text of `field` in `layer`, which is under it: the same text there has no
  * colour, so that only the marks are seen. The field does not wrap lines.
  */
final class Marks(field: html.TextArea, layer: html.Element) {
  private val lines = document.createElement("div").asInstanceOf[html.Element]
  layer.appendChild(lines)
  field.onscroll = _ => move()

  /** Marks a character at each of the places: a line and a character of it, from 1 on. */
  def show(places: Seq[(Int, Int)]): Unit = {
    lines.replaceChildren()
    if (places.nonEmpty) {
      val texts = field.value.split("\n", -1)
      places.filter(_._1 <= texts.length).foreach { case (line, column) => add(line, texts(line - 1), column) }
      move()
    }
  }

  private def add(line: Int, text: String, column: Int): Unit = {
    val start = Marks.offset(text, column - 1)
    val end = Marks.offset(text.substring(start), 1) + start
    if (start <= Marks.Farthest) {
      val row = document.createElement("div").asInstanceOf[html.Element]
      row.style.top = s"${(line - 1) * Marks.LineHeight}em"
      row.textContent = text.substring(0, start)
      val mark = document.createElement("mark").asInstanceOf[html.Element]
      mark.textContent = if (start == end || text.charAt(start) == '\t') " " else text.substring(start, end)
      row.appendChild(mark)
      val _ = lines.appendChild(row)
    }
  }

  private def move(): Unit = lines.style.transform = s"translate(${-field.scrollLeft}px, ${-field.scrollTop}px)"
}

private object Marks {

  /** Chars of a line before a mark: a browser lays out no longer line in time. */
  final val Farthest = 100 * 1000

  /** The field's, as playground.css has it. */
  final val LineHeight = 1.5

  /** Where in `text` its character number `n` is, from 0 on, or its end. */
  def offset(text: String, n: Int): Int = {
    var (i, left) = (0, n)
    while (i < text.length && left > 0) {
      i += Character.charCount(text.codePointAt(i))
      left -= 1
    }
    i
  }
}
