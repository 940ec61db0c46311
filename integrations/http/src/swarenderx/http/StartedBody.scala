package swarenderx
package http

import java.lang.ref.Cleaner

import swarender.{Encoder, Format, PulledDocument}

/** Bodies whose first page is rendered before a status is sent: what the modules of servers have in
  * common.
  */
object StartedBody {

  /** What `Accept.pulledAll` returns, with its first page rendered (`PulledDocument.started`): an
    * error in it is thrown by this call, and the server responds with status 500.
    *
    * @param onClose
    *   called once in every case: when the body has been sent, after an error, when its reader is
    *   closed since the client went away, and if there is no body. If a server drops a body without
    *   reading it, it is called when the body has been collected
    */
  def all[T](header: Option[String], values: => Iterator[T], offered: Seq[Format[?]], onClose: () => Unit)(implicit
      encoder: Encoder[T]
  ): Option[PulledDocument] = {
    val hook = closing(onClose)
    try {
      val document = Accept.pulledAll(header, values, offered).map(_.withCloseHook(hook).started())
      if (document.isEmpty) hook()
      document
    } catch {
      case e: Throwable =>
        try hook()
        catch { case later: Throwable => if (later ne e) e.addSuppressed(later) }
        throw e
    }
  }

  /** No hook: what `respondAll` has by default. */
  val Nothing: () => Unit = () => ()

  private def closing(hook: () => Unit): () => Unit = if (hook eq Nothing) Nothing else new Once(hook)

  private lazy val cleaner = Cleaner.create()

  /** A hook that is called once: by the first call, or when nothing refers to this object any more.
    */
  private final class Once(hook: () => Unit) extends (() => Unit) {
    private[this] val once = cleaner.register(this, StartedBody.runnable(hook))
    def apply(): Unit = once.clean()
  }

  /** Refers to nothing but the hook. */
  private def runnable(hook: () => Unit): Runnable = () => hook()
}
