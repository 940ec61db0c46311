package playground

import org.scalajs.dom.{document, html}

import converter.{Profile, StyleOption, Words}

/** The options of a style as fields. An empty field leaves the style as it is. */
final class OptionForm(title: String, parent: html.Element, changed: () => Unit) {
  private var fields: Seq[(String, Field)] = Nil

  /** The options that have a value. */
  def values: Seq[(String, String)] = fields.map { case (name, field) => name -> field.value }.filter(_._2.nonEmpty)

  /** Shows the options of `profile`, those in `values` with their value. */
  def show(profile: Profile[_], values: Map[String, String]): Unit = {
    parent.replaceChildren()
    fields = profile.choices.map { case (option, own) =>
      val field = if (option.choices.isEmpty) new TextField(option) else new ChoiceField(option, own)
      val label = document.createElement("label").asInstanceOf[html.Label]
      label.textContent = option.name
      label.appendChild(field.element)
      field.element.title = option.about
      field.element.setAttribute("aria-label", s"$title ${option.name}")
      parent.appendChild(label)
      values.get(option.name).foreach(field.value_=(_))
      option.name -> field
    }
  }

  private sealed abstract class Field {
    def element: html.Element
    def value: String
    def value_=(text: String): Unit
  }

  /** @param own
    *   the style's own value, if it has one of the choices
    */
  private final class ChoiceField(option: StyleOption[_], own: Option[String]) extends Field {
    val element = document.createElement("select").asInstanceOf[html.Select]
    add("", own.fold("as the style has it")(value => s"$value (the style's)"))
    option.choices.filterNot(own.contains(_)).foreach(choice => add(choice, choice))
    element.onchange = _ => changed()

    private def add(value: String, shown: String): Unit = {
      val choice = document.createElement("option").asInstanceOf[html.Option]
      choice.value = value
      choice.textContent = shown
      val _ = element.appendChild(choice)
    }
    def value: String = element.value
    def value_=(text: String): Unit =
      element.value = Words.find(option.choices, text)(identity).filterNot(own.contains(_)).getOrElse("")
  }

  private final class TextField(option: StyleOption[_]) extends Field {
    val element = document.createElement("input").asInstanceOf[html.Input]
    element.placeholder = option.values
    element.oninput = _ => changed()
    def value: String = element.value
    def value_=(text: String): Unit = element.value = text
  }
}
