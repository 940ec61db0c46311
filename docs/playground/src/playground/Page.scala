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
  private val panels =
    Targets.all.map(target => new Panel(target, outputs, () => input.language, () => convert(), say(_)))
  private val readers = new Readers
  private val workers = Map[Language, Requests[ConversionRequest, Reply]](
    Language.Json -> requests(Language.Json, Scripts.Playground, None),
    Language.Jsonnet -> requests(Language.Jsonnet, Scripts.Jsonnet, Some(Page.Limits))
  )

  private def requests(language: Language, script: String, limits: Option[Requests.Limits]) =
    new Requests[ConversionRequest, Reply](
      script,
      _.kind == Done.Kind,
      reply => reply.kind == Done.Kind && reply.asInstanceOf[Done].isBroken,
      reply => if (language == input.language) replied(reply),
      why => if (language == input.language) failed(why),
      limits
    )

  /** The worker of the input's language. */
  private def conversions = workers(input.language)

  /** How many conversions have been shown. */
  private var count = 0

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
      if (input.isInitial) input.show("")
      convert()
    }
    val _ = link.text
      .`then`[Unit] { (text: Option[String]) =>
        text.foreach(input.show(_))
        if (text.isEmpty && (input.size == 0 || count == 0 && input.isInitial)) samples.first()
        convert()
      }
      .`catch`[Unit](damaged)
  }

  private def choose(link: Link): Unit = {
    input.choose(link.language)
    panels.foreach(panel => panel.choose(link.style(panel.format), link.options(panel.format)))
  }

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
    workers.values.foreach(_.forget())
    if (input.language == Language.Jsonnet && !conversions.isStarted) say("Loading the evaluator of Jsonnet ...")
    val content = input.content
    conversions.send(new ConversionRequest {
      val input = content
      val outputs = js.Array(panels.map(_.request): _*)
    })
    showBusy()
  }

  private def showBusy(): Unit = outputs.setAttribute("aria-busy", (due.nonEmpty || !conversions.isIdle).toString)

  private def replied(reply: Reply): Unit = reply.kind match {
    case Started.Kind => ()
    case Progress.Kind =>
      Text.setHidden(bar, false)
      bar.value = reply.asInstanceOf[Progress].part
    case OutputReply.Kind =>
      val output = reply.asInstanceOf[OutputReply]
      panels.find(_.format == output.format).foreach(_.show(output))
    case Done.Kind =>
      val done = reply.asInstanceOf[Done]
      readers.compare(comparable(done))
      finish(outcome(done))
  }

  /** Says of all outputs why there are none. */
  private def failed(why: Requests.Failure): Unit = {
    val what = why match {
      case Requests.Lost => Page.Lost
      case Requests.Stopped => Page.Stopped
    }
    panels.foreach(panel => panel.show(OutputReply(panel.format, None, Some(Problem(what, isSyntax = true)))))
    readers.compare(None)
    finish("")
  }

  private def finish(said: String): Unit = {
    Text.setHidden(bar, true)
    input.mark(panels.flatMap(_.problem))
    say(notice + said)
    count += 1
    if (count == 1) js.Dynamic.global.performance.mark("first-result")
    document.documentElement.setAttribute("data-conversions", count.toString)
    showBusy()
  }

  /** The document as JSON and its YAML, if there is one and both can be compared in a moment. */
  private def comparable(done: Done): Option[(String, String)] = {
    val json = input.language match {
      case Language.Json => Some(input.content: Any).collect { case text: String => text }
      case Language.Jsonnet => done.json.toOption
    }
    for {
      text <- json.filter(_.length <= Readers.MaxText)
      yaml <- panels.find(_.format == "yaml").flatMap(_.whole)
    } yield text -> yaml
  }

  private def outcome(done: Done): String = {
    val refused = panels.filter(_.isRefused).map(_.title)
    val time = s"${Text.size(done.size)} converted in ${Math.max(1, done.milliseconds).toInt} ms"
    if (panels.forall(_.isBlank)) ""
    else if (panels.exists(_.problem.exists(_.isSyntax)))
      if (input.language == Language.Json) "The input cannot be read." else "The input cannot be evaluated."
    else if (refused.isEmpty) s"$time."
    else s"$time; ${refused.mkString(", ")} could not be written."
  }

  private def share(): Unit =
    (input.content: Any) match {
      case text: String if text.length <= Link.MaxText =>
        Link.of(input.language, text, panels.map(_.request)).`then`[Unit] { fragment =>
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

  /** How long a program may be evaluated: there are those that never end. */
  final val Limits = Requests.Limits(alone = 10000, whileOthersWait = 1000)

  final val Stopped = "The evaluation took more than 10 seconds and was stopped."
  final val Lost = "The script that converts the input could not be loaded."
  final val Damaged = "The link is damaged: its text cannot be read. "
  final val TooLarge = "The input is too large for a link."
}
