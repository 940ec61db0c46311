package playground

import scala.scalajs.js
import scala.scalajs.js.typedarray.{ArrayBuffer, Uint8Array}

import org.scalajs.dom
import org.scalajs.dom.{document, html}

/** The document to convert: what is in the field, or a document too large for a field, of which the
  * field shows the beginning.
  */
final class Input(changed: () => Unit, say: String => Unit) {
  private val field = document.getElementById("source").asInstanceOf[html.TextArea]
  private val hint = document.getElementById("hint").asInstanceOf[html.Element]
  private val file = document.getElementById("file").asInstanceOf[html.Input]
  private val label = document.querySelector("label[for=source]").asInstanceOf[html.Element]
  private val languages = document.getElementById("language").asInstanceOf[html.Select]
  private val error = document.getElementById("error").asInstanceOf[html.Element]
  private val marks = new Marks(field, document.getElementById("marks").asInstanceOf[html.Element])
  private var large: Option[Uint8Array] = None

  Language.all.foreach { language =>
    val choice = document.createElement("option").asInstanceOf[html.Option]
    choice.value = language.name
    choice.textContent = language.title
    languages.appendChild(choice)
  }
  file.accept = Language.all.flatMap(_.extensions).map("." + _).mkString("", ",", ",application/json")
  choose(Language.Json)
  languages.onchange = _ => {
    choose(language)
    changed()
  }
  field.oninput = _ => changed()
  field.addEventListener("paste", pasted(_: dom.ClipboardEvent))
  document.getElementById("clear").asInstanceOf[html.Button].onclick = _ => {
    show("")
    field.focus()
    changed()
  }
  document.getElementById("open").asInstanceOf[html.Button].onclick = _ => file.click()
  file.onchange = _ => {
    if (file.files.length > 0) open(file.files(0))
    file.value = ""
  }
  document.addEventListener("dragover", dragged(_: dom.DragEvent, dropping = true))
  document.addEventListener("dragleave", dragged(_: dom.DragEvent, dropping = false))
  document.addEventListener(
    "drop",
    { (event: dom.DragEvent) =>
      dragged(event, dropping = false)
      val files = event.dataTransfer.files
      val text = event.dataTransfer.getData("text")
      if (files.length > 0) open(files(0)) else if (text.nonEmpty) take(Text.encoded(text), "Dropped")
    }
  )

  def content: js.|[String, Uint8Array] = large.fold[js.|[String, Uint8Array]](field.value)(bytes => bytes)

  def language: Language = Language.named(languages.value).getOrElse(Language.Json)

  /** Says what the document is written in. */
  def choose(language: Language): Unit = {
    languages.value = language.name
    label.textContent = s"${language.title} to convert"
    showHint()
  }

  private def showHint(): Unit = if (large.isEmpty) {
    val what = s"Type, paste or drop ${language.title}, up to 10 MB."
    hint.textContent = language match {
      case Language.Json => what
      case Language.Jsonnet => s"$what sjsonnet evaluates it in this browser, where it finds no files to import."
    }
  }

  /** Whether the field has the text that the page came with. */
  def isInitial: Boolean = large.isEmpty && field.value == field.defaultValue

  /** In chars or bytes. */
  def size: Int = large.fold(field.value.length)(_.length)

  /** Makes `text` the document. */
  def show(text: String): Unit = {
    large = None
    field.readOnly = false
    field.value = text
    showHint()
  }

  /** Marks the places of what is wrong, and tells it if it is the input: then that place only. */
  def mark(problems: Seq[Problem]): Unit = {
    val own = problems.find(_.isSyntax)
    error.textContent = own.fold("")(_.text)
    Text.setHidden(error, own.isEmpty)
    field.setAttribute("aria-invalid", own.nonEmpty.toString)
    marks.show(
      own.fold(problems)(Seq(_)).filter(_.line > 0).map(problem => (problem.line.toInt, problem.column.toInt)).distinct
    )
  }

  private def open(file: dom.File): Unit =
    if (file.size > Input.Max) say(Input.TooLarge)
    else {
      val unreadable: js.Function1[Any, Unit] = _ => say(s"${file.name} cannot be read.")
      val _ = file
        .arrayBuffer()
        .`then`[Unit] { (buffer: ArrayBuffer) =>
          Language.ofFile(file.name).foreach(choose(_))
          take(new Uint8Array(buffer), file.name)
        }
        .`catch`[Unit](unreadable)
    }

  /** A large text never gets into the field: that would take the browser longer than to convert it.
    */
  private def pasted(event: dom.ClipboardEvent): Unit = {
    val text = event.clipboardData.getData("text")
    if (text.length > Input.MaxShown) {
      event.preventDefault()
      take(Text.encoded(text), "Pasted")
    }
  }

  private def take(bytes: Uint8Array, name: String): Unit =
    if (bytes.length > Input.Max) say(Input.TooLarge)
    else {
      if (bytes.length <= Input.MaxShown) show(Text.decoded(bytes))
      else {
        large = Some(bytes)
        field.readOnly = true
        field.value = Text.beginning(bytes, Input.MaxPart)
        hint.textContent =
          s"$name: ${Text.size(bytes.length)}, of which the beginning is shown. Clear it to type again."
      }
      changed()
    }

  private def dragged(event: dom.DragEvent, dropping: Boolean): Unit = {
    event.preventDefault()
    val _ = document.body.classList.toggle("dropping", dropping)
  }
}

private object Input {

  /** Bytes of a document. */
  final val Max = 10 * 1000 * 1000

  /** Chars of a text that can be edited. */
  final val MaxShown = 500 * 1000

  /** Bytes of a larger one that are shown. */
  final val MaxPart = 50 * 1000

  final val TooLarge = "The input is too large: up to 10 MB can be converted here, any size by the command line."
}
