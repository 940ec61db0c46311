package playground

import scala.scalajs.js

import org.scalajs.dom
import org.scalajs.dom.{document, html, window}

/** The page: an input, and a panel for each output. Text of users only ever becomes the value of a
  * field or the text of an element.
  */
final class Page {
  private val status = element[html.Element]("status")
  private val bar = element[html.Progress]("progress")
  private val input = new Input(() => inputChanged(), say(_))
  private val samples = new Samples(show(_, _))
  private val outputs = element[html.Element]("outputs")
  private val panels = Targets.all.map(target => new Panel(target, outputs, () => convert(), say(_)))
  private val readers = new Readers
  private val conversions = new Requests[ConversionRequest, Reply](
    Scripts.worker(Scripts.Playground),
    _.kind == Done.Kind,
    replied(_)
  )

  /** The conversion that waits for a pause in the typing. */
  private var due: Option[Int] = None

  /** What is said until the next input. */
  private var notice = ""

  def start(): Unit = {
    element[html.Button]("share").onclick = _ => share()
    window.onhashchange = (_: dom.HashChangeEvent) => open()
    open()
    Scripts.registerServiceWorker()
  }

  /** Shows what the link says, if it says something, and converts the input. */
  private def open(): Unit = {
    val link = new Link(window.location.hash.stripPrefix("#"))
    choose(link)
    val damaged: js.Function1[Any, Unit] = { _ =>
      notice = Page.Damaged
      convert()
    }
    val _ = link.text
      .`then`[Unit] { (text: Option[String]) =>
        text.foreach(input.show(_))
        if (text.isEmpty && input.size == 0) samples.first()
        convert()
      }
      .`catch`[Unit](damaged)
  }

  private def choose(link: Link): Unit =
    panels.foreach(panel => panel.choose(link.style(panel.format), link.options(panel.format)))

  /** Shows and converts a sample in the styles that `choices` says. */
  private def show(text: String, choices: Link): Unit = {
    choose(choices)
    input.show(text)
    inputChanged()
  }

  private def inputChanged(): Unit = {
    notice = ""
    due.foreach(window.clearTimeout(_))
    due = Some(window.setTimeout(() => convert(), if (input.size < Page.Small) 0 else Page.Pause))
    showBusy()
  }

  private def convert(): Unit = {
    due = None
    conversions.send(new ConversionRequest {
      val json = input.content
      val outputs = js.Array(panels.map(_.request): _*)
    })
    showBusy()
  }

  private def showBusy(): Unit = outputs.setAttribute("aria-busy", (due.nonEmpty || !conversions.isIdle).toString)

  private def replied(reply: Reply): Unit = reply.kind match {
    case Progress.Kind =>
      Text.setHidden(bar, false)
      bar.value = reply.asInstanceOf[Progress].part
    case OutputReply.Kind =>
      val output = reply.asInstanceOf[OutputReply]
      panels.find(_.format == output.format).foreach(_.show(output))
    case Done.Kind =>
      val done = reply.asInstanceOf[Done]
      Text.setHidden(bar, true)
      input.mark(panels.flatMap(_.problem))
      readers.compare(comparable)
      say(notice + outcome(done))
      if (conversions.count == 1) js.Dynamic.global.performance.mark("first-result")
      document.documentElement.setAttribute("data-conversions", conversions.count.toString)
      showBusy()
  }

  /** The input and its YAML, if there is one and both can be compared in a moment. */
  private def comparable: Option[(String, String)] = (input.content: Any) match {
    case json: String if json.length <= Readers.MaxText =>
      panels.find(_.format == "yaml").flatMap(_.whole).map(json -> _)
    case _ => None
  }

  private def outcome(done: Done): String = {
    val refused = panels.filter(_.isRefused).map(_.title)
    val time = s"${Text.size(done.size)} converted in ${Math.max(1, done.milliseconds).toInt} ms"
    if (panels.forall(_.isBlank)) ""
    else if (panels.exists(_.problem.exists(_.isSyntax))) "The input cannot be read."
    else if (refused.isEmpty) s"$time."
    else s"$time; ${refused.mkString(", ")} could not be written."
  }

  private def share(): Unit =
    (input.content: Any) match {
      case text: String if text.length <= Link.MaxText =>
        Link.of(text, panels.map(_.request)).`then`[Unit] { fragment =>
          if (fragment.length > Link.MaxFragment) say(Page.TooLarge)
          else {
            window.history.replaceState(null, "", "#" + fragment)
            Text.copy(
              window.location.href,
              done => say(if (done) "The link is copied." else "The address is the link.")
            )
          }
        }: Unit
      case _ => say(Page.TooLarge)
    }

  private def say(what: String): Unit = status.textContent = what

  private def element[T <: html.Element](id: String): T = document.getElementById(id).asInstanceOf[T]
}

private object Page {

  /** Chars of an input that is converted at each key. */
  final val Small = 100000

  /** Milliseconds without a key, before a larger input is converted. */
  final val Pause = 300

  final val Damaged = "The link is damaged: its text cannot be read. "
  final val TooLarge = "The input is too large for a link."
}
