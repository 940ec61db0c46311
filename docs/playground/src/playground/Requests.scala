package playground

import org.scalajs.dom.{MessageEvent}

/** The worker as the page sees it. While it works, only the newest request waits. */
final class Conversions(replied: Reply => Unit) {
  private val worker = Scripts.worker()
  private var isBusy = false
  private var next: Option[ConversionRequest] = None

  def isIdle: Boolean = !isBusy && next.isEmpty

  /** How many requests have been answered. */
  var count = 0

  worker.onmessage = (event: MessageEvent) => receive(event.data.asInstanceOf[Reply])

  def send(request: ConversionRequest): Unit =
    if (isBusy) next = Some(request)
    else {
      isBusy = true
      worker.postMessage(request)
    }

  private def receive(reply: Reply): Unit = {
    if (reply.kind == Done.Kind) {
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
