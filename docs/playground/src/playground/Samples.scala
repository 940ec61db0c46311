package playground

import org.scalajs.dom.{document, html}

/** The menu of samples. Each is a template of the page: its name, its text, and what a link to it
  * says of styles and options. The text of the first one is in the field from the start.
  *
  * @param show
  *   shows a text in such styles
  */
final class Samples(show: (String, Link) => Unit) {
  private val menu = document.getElementById("sample").asInstanceOf[html.Select]
  private val templates = document.querySelectorAll("template.sample").toSeq.map(_.asInstanceOf[html.Element])

  templates.zipWithIndex.foreach { case (template, i) =>
    val choice = document.createElement("option").asInstanceOf[html.Option]
    choice.value = i.toString
    choice.textContent = template.title
    menu.appendChild(choice)
  }
  menu.onchange = _ => templates.lift(menu.value.toIntOption.getOrElse(-1)).foreach(open(_))

  def first(): Unit = {
    menu.value = "0"
    open(templates.head)
  }

  private def open(template: html.Element): Unit =
    show(text(template), new Link(template.getAttribute("data-choices")))

  private def text(template: html.Element): String = {
    val own = template.asInstanceOf[scala.scalajs.js.Dynamic].content.textContent.asInstanceOf[String]
    if (own.isEmpty) document.getElementById("source").asInstanceOf[html.TextArea].defaultValue else own
  }
}
