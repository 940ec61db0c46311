package playground

import scala.scalajs.js

import org.scalajs.dom.{MessageEvent, Worker, window}

/** A worker as the page sees it, which is started for the first request. While it works, only the
  * newest request waits.
  *
  * @param isLast
  *   whether a reply is the last one to its request
  * @param isBroken
  *   whether a reply says that the worker is not to be asked again
  * @param failed
  *   told why a request gets no more replies
  * @param limits
  *   after which time of work a worker is stopped; its first message tells that it has been loaded
  */
final class Requests[Q <: js.Object, R](
    script: String,
    isLast: R => Boolean,
    isBroken: R => Boolean,
    replied: R => Unit,
    failed: Requests.Failure => Unit,
    limits: Option[Requests.Limits] = None
) {
  private var worker: Option[Worker] = None
  private var timer: Option[Int] = None

  /** When the request that is worked on was sent, or could be worked on. */
  private var since: Option[Double] = None
  private var isLoaded = false
  private var next: Option[Q] = None

  def isIdle: Boolean = since.isEmpty && next.isEmpty

  /** Whether the worker has been started. */
  def isStarted: Boolean = worker.nonEmpty

  def send(request: Q): Unit =
    if (since.nonEmpty) {
      next = Some(request)
      watch()
    } else {
      since = Some(js.Date.now())
      worker = worker.orElse(Some(started()))
      worker.foreach(_.postMessage(request))
      watch()
    }

  /** Makes the request that waits none. */
  def forget(): Unit = next = None

  private def started(): Worker = {
    val made = Scripts.worker(script)
    made.onmessage = (event: MessageEvent) => receive(event.data.asInstanceOf[R])
    made.onerror = (_: Any) => end(Requests.Lost)
    made
  }

  /** Stops the worker when its time is over. */
  private def watch(): Unit = {
    timer.foreach(window.clearTimeout(_))
    timer = for (limits <- limits; start <- since if isLoaded) yield {
      val limit = if (next.isEmpty) limits.alone else limits.whileOthersWait
      window.setTimeout(() => end(Requests.Stopped), start + limit - js.Date.now())
    }
  }

  private def end(why: Requests.Failure): Unit = {
    stop()
    finish()
    if (next.isEmpty) failed(why)
    sendNext()
  }

  private def stop(): Unit = {
    worker.foreach(_.terminate())
    worker = None
    isLoaded = false
  }

  private def receive(reply: R): Unit = {
    if (!isLoaded) {
      isLoaded = true
      since = since.map(_ => js.Date.now())
      watch()
    }
    val last = isLast(reply)
    if (last) finish()
    if (isBroken(reply)) stop()
    replied(reply)
    if (last) sendNext()
  }

  private def finish(): Unit = {
    since = None
    timer.foreach(window.clearTimeout(_))
    timer = None
  }

  private def sendNext(): Unit = next.foreach { request =>
    next = None
    send(request)
  }
}

object Requests {

  /** Milliseconds. */
  final case class Limits(alone: Int, whileOthersWait: Int)

  sealed trait Failure

  /** The worker could not be loaded, or it ended. */
  case object Lost extends Failure

  /** The worker had worked too long. */
  case object Stopped extends Failure
}
