package playground

import scala.scalajs.js

import org.scalajs.dom.{MessageEvent, Worker}

/** A worker as the page sees it. While it works, only the newest request waits.
  *
  * @param isLast
  *   whether a reply is the last one to its request
  */
final class Requests[Q <: js.Object, R](worker: Worker, isLast: R => Boolean, replied: R => Unit) {
  private var isBusy = false
  private var next: Option[Q] = None

  def isIdle: Boolean = !isBusy && next.isEmpty

  /** How many requests have been answered. */
  var count = 0

  worker.onmessage = (event: MessageEvent) => receive(event.data.asInstanceOf[R])

  def send(request: Q): Unit =
    if (isBusy) next = Some(request)
    else {
      isBusy = true
      worker.postMessage(request)
    }

  private def receive(reply: R): Unit = {
    if (isLast(reply)) {
      isBusy = false
      count += 1
    }
    replied(reply)
    if (!isBusy) next.foreach { request =>
      next = None
      send(request)
    }
  }
}
