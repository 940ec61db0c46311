package playground

import scala.scalajs.js
import scala.scalajs.js.typedarray.Uint8Array

import org.scalajs.dom
import org.scalajs.dom.{document, html}

import converter.{Target, Words}

/** One output: its style and options, its text or what is wrong. It takes the place of the panel
  * that the page has had from the start, and shows its text until there is another.
  */
final class Panel(
    target: Target[_],
    parent: html.Element,
    language: () => Language,
    changed: () => Unit,
    say: String => Unit
) {
  val format: String = target.name
  val title: String = format.toUpperCase

  private val root = document
    .getElementById("panel")
    .asInstanceOf[js.Dynamic]
    .content
    .firstElementChild
    .cloneNode(true)
    .asInstanceOf[dom.Element]
  private val styles = find[html.Select]("select")
  private val output = find[html.Element]("pre")
  private val error = find[html.Element](".error")
  private val note = find[html.Element](".note")
  private val command = find[html.Element](".command code")
  private val scalaCall = find[html.Element](".scala code")
  private val copyScala = find[html.Button](".copy-scala")
  private val copy = find[html.Button](".copy")
  private val copyCommand = find[html.Button](".copy-command")
  private val download = find[html.Button](".download")
  private val form = new OptionForm(title, find[html.Element](".options"), changed)
  private var text: Option[Uint8Array] = None

  root.id = format
  find[html.Element]("h2").textContent = title
  output.setAttribute("aria-label", s"$title output")
  copy.setAttribute("aria-label", s"Copy $title")
  download.setAttribute("aria-label", s"Download $title")
  styles.setAttribute("aria-label", s"Style of $title")
  target.profiles.foreach { profile =>
    val choice = document.createElement("option").asInstanceOf[html.Option]
    choice.value = profile.name
    choice.textContent = s"${profile.name}: ${profile.looks}"
    styles.appendChild(choice)
  }
  form.show(profile, Map.empty)
  styles.onchange = _ => {
    form.show(profile, form.values.toMap)
    changed()
  }
  copy.onclick = _ => text.foreach(bytes => Text.copy(Text.decoded(bytes), copied(title, _)))
  copyScala.setAttribute("aria-label", s"Copy $title as Scala")
  copyCommand.setAttribute("aria-label", s"Copy $title as a command line")
  copyCommand.onclick = _ => Text.copy(command.textContent, copied("The command", _))
  download.onclick = _ => text.foreach(save(_))
  parent.querySelector(s".first[data-format=$format]") match {
    case null => parent.appendChild(root)
    case first =>
      output.textContent = first.querySelector("pre").textContent
      parent.replaceChild(root, first)
  }

  private def profile = target.profiles.find(_.name == styles.value).getOrElse(target.profiles.head)

  /** Selects a style, the first one if there is none of that name, and its options. */
  def choose(style: Option[String], options: Map[String, String]): Unit = {
    val named = style.flatMap(Words.find(target.profiles, _)(_.name))
    styles.value = named.getOrElse(target.profiles.head).name
    form.show(profile, options)
  }

  def request: OutputRequest = {
    command.textContent = CommandText(language(), format, profile.name, form.values)
    val program =
      profile.styled(form.values.toMap).toOption.map(_ => new ScalaText(target, profile, form.values, language()))
    scalaCall.textContent = program.fold("")(_.call)
    copyScala.disabled = program.isEmpty
    copyScala.onclick = _ => program.foreach(text => Text.copy(text.program, copied("Scala", _)))
    new OutputRequest {
      val format = Panel.this.format
      val style = profile.name
      val options = js.Array(form.values.map { case (name, value) => js.Tuple2(name, value) }: _*)
    }
  }

  /** What is wrong with this output or with the input. */
  var problem: Option[Problem] = None

  /** The whole output, if there is one. */
  def whole: Option[String] = text.map(Text.decoded(_))

  /** Whether there is nothing to write. */
  def isBlank: Boolean = text.isEmpty && problem.isEmpty

  def isRefused: Boolean = error.textContent.nonEmpty

  /** Shows the output or what is wrong with it. What is wrong with the input is shown there. */
  def show(reply: OutputReply): Unit = {
    text = reply.text.toOption
    problem = reply.problem.toOption
    val own = problem.filterNot(_.isSyntax)
    Text.setHidden(error, own.isEmpty)
    error.textContent = own.fold("")(_.text)
    val _ = root.classList.toggle("unread", problem.exists(_.isSyntax))
    copy.disabled = text.isEmpty
    download.disabled = text.isEmpty
    Text.setHidden(output, own.nonEmpty)
    val isLong = text.exists(_.length > Panel.MaxShown)
    output.textContent = text.fold("")(Text.beginning(_, Panel.MaxShown))
    Text.setHidden(note, !isLong)
    note.textContent = text.filter(_ => isLong).fold("") { bytes =>
      s"The first ${Text.size(Panel.MaxShown)} of ${Text.size(bytes.length)}. Copy and Download give all."
    }
  }

  private def copied(what: String, done: Boolean): Unit =
    say(
      if (done) s"$what is copied." else s"The browser does not allow copying; select the text or download the $title."
    )

  private def save(bytes: Uint8Array): Unit = {
    val link = document.createElement("a").asInstanceOf[html.Anchor]
    link.href = dom.URL.createObjectURL(new dom.Blob(js.Array(bytes)))
    link.setAttribute("download", s"swarender.$format")
    link.click()
    dom.URL.revokeObjectURL(link.href)
  }

  private def find[T <: html.Element](selector: String): T = root.querySelector(selector).asInstanceOf[T]
}

private object Panel {

  /** Bytes of an output that are shown. */
  final val MaxShown = 200 * 1000
}
