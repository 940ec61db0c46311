package playground

import scala.scalajs.js

import org.scalajs.dom
import org.scalajs.dom.{document, html}

/** What readers of YAML make of our text, of js-yaml's and of a naive one: a part of the page whose
  * script is loaded when the part is opened.
  */
final class Readers {
  private val details = document.getElementById("readers").asInstanceOf[html.Element]
  private val result = details.querySelector(".result").asInstanceOf[html.Element]
  private val status = details.querySelector(".state").asInstanceOf[html.Element]
  private var latest: Option[ReadersRequest] = None

  private lazy val requests =
    new Requests[ReadersRequest, ReadersReply](Scripts.Readers, _ => true, _ => false, show(_), _ => lost())

  details.addEventListener("toggle", (_: dom.Event) => ask())

  /** Compares the readers of `yaml`, which is what `json` became, or of nothing. */
  def compare(document: Option[(String, String)]): Unit = {
    latest = document.map { case (input, output) =>
      new ReadersRequest {
        val json = input
        val yaml = output
      }
    }
    ask()
  }

  private def ask(): Unit = if (details.hasAttribute("open")) latest match {
    case None => say("Nothing to compare: no YAML, or more than 100 kB of it.")
    case Some(request) =>
      details.setAttribute("aria-busy", "true")
      requests.send(request)
  }

  private def lost(): Unit = {
    say("The readers cannot be loaded.")
    details.setAttribute("aria-busy", "false")
  }

  private def say(what: String): Unit = {
    result.replaceChildren()
    status.textContent = what
  }

  private def show(reply: ReadersReply): Unit = {
    reply.error.toOption match {
      case Some(error) => say(s"JavaScript cannot read the input: $error")
      case None if latest.isEmpty => ()
      case None =>
        say("")
        result.appendChild(verdicts(reply))
        if (reply.differences.nonEmpty) result.appendChild(differences(reply))
        reply.texts.drop(1).foreach(text => result.appendChild(shown(text)))
    }
    details.setAttribute("aria-busy", (!requests.isIdle).toString)
  }

  private def verdicts(reply: ReadersReply) = table(
    "What each reader reads",
    "Reader" +: reply.texts.map(_.name).toSeq,
    reply.readers.toSeq.zipWithIndex.map { case (reader, i) => reader +: reply.texts.map(_.verdicts(i)).toSeq }
  )

  private def differences(reply: ReadersReply) = {
    val all = reply.differences.toSeq
    val caption =
      if (all.length > Readers.MaxRows) s"The first ${Readers.MaxRows} of ${all.length} differences" else "What differs"
    table(
      caption,
      Seq("Text", "Place", "Written") ++ reply.readers,
      all.take(Readers.MaxRows).map(row => Seq(row.name, row.path, row.want) ++ row.got)
    )
  }

  private def table(caption: String, head: Seq[String], rows: Seq[Seq[String]]): dom.Element = {
    val frame = element("div")
    frame.className = "table"
    frame.tabIndex = 0
    frame.setAttribute("role", "region")
    frame.setAttribute("aria-label", caption)
    val table = frame.appendChild(element("table"))
    table.appendChild(element("caption", caption))
    add(table, head.map(name => cell("th", name, "col")))
    rows.foreach(row => add(table, cell("th", row.head, "row") +: row.tail.map(value(_))))
    frame
  }

  private def cell(tag: String, text: String, scope: String) = {
    val made = element(tag, text)
    made.setAttribute("scope", scope)
    made
  }

  private def value(text: String) = {
    val made = element("td", text)
    if (Readers.isBad(text)) made.className = "bad"
    made
  }

  private def add(table: dom.Node, cells: Seq[html.Element]): Unit = {
    val row = table.appendChild(element("tr"))
    cells.foreach(row.appendChild(_))
  }

  private def shown(text: ReadersText): dom.Element = {
    val part = element("details")
    part.appendChild(element("summary", s"The text: ${text.name}"))
    val pre = element("pre", text.text)
    pre.tabIndex = 0
    pre.setAttribute("role", "region")
    pre.setAttribute("aria-label", s"The text: ${text.name}")
    part.appendChild(pre)
    part
  }

  private def element(tag: String, text: String = ""): html.Element = {
    val made = document.createElement(tag).asInstanceOf[html.Element]
    made.textContent = text
    made
  }
}

private object Readers {

  /** Whether a reader says so that it does not read what was written. */
  def isBad(verdict: String): Boolean = verdict.endsWith(" differ") || verdict.startsWith("refuses it")

  /** Chars of a text that is compared. */
  final val MaxText = 100 * 1000

  /** Differences that are shown. */
  final val MaxRows = 50
}

/** What the page sends to readers.js. */
trait ReadersRequest extends js.Object {
  val json: String
  val yaml: String
}

/** What it sends back: an error, or the texts and the places at which some reader reads something
  * else than was written. `verdicts` and `got` are in the order of `readers`.
  */
trait ReadersReply extends js.Object {
  val error: js.UndefOr[String]
  val texts: js.Array[ReadersText]
  val readers: js.Array[String]
  val differences: js.Array[ReadersDifference]
}

trait ReadersText extends js.Object {
  val name: String
  val text: String
  val verdicts: js.Array[String]
}

trait ReadersDifference extends js.Object {
  val name: String
  val path: String
  val want: String
  val got: js.Array[String]
}
