package swarender
package output

import java.util.concurrent.Flow.{Publisher, Subscriber, Subscription}
import java.util.concurrent.{CancellationException, Executor}

/** Publishes what `write` writes, as pages of `pool`; a task of `executor` calls it for each
  * subscriber. Rules are those of the Reactive Streams specification 1.0.4.
  *
  * @param begin
  *   called for each subscriber; what it throws is its only signal
  * @param refused
  *   called with what the executor throws instead of running the task
  */
private[swarender] final class PagePublisher(
    pool: PagePool,
    begin: () => Unit,
    write: Output => Unit,
    refused: Throwable => Unit,
    executor: Executor
) extends Publisher[PulledPage] {
  def subscribe(subscriber: Subscriber[_ >: PulledPage]): Unit = {
    if (subscriber eq null) throw new NullPointerException("subscriber")
    val subscription = new PageSubscription(pool, write, subscriber)
    subscriber.onSubscribe(subscription)
    try {
      begin()
      try executor.execute(subscription)
      catch { case e: Throwable => refused(e) }
    } catch { case e: Throwable => subscription.finish(e) }
  }
}

/** @param first
  *   the subscriber
  */
private final class PageSubscription(pool: PagePool, write: Output => Unit, first: Subscriber[_ >: PulledPage])
    extends TaskPages(pool)
    with Subscription {

  // All of these are read and written under the lock.
  /** Null when the subscription is cancelled: then nothing refers to it any more (rule 3.13). */
  private[this] var subscriber: Subscriber[_ >: PulledPage] = first
  private[this] var requested = 0L
  private[this] var illegal: Throwable = null

  def request(n: Long): Unit = locked {
    if (n > 0) requested = if (requested > Long.MaxValue - n) Long.MaxValue else requested + n
    else if (illegal eq null) illegal = new IllegalArgumentException(s"$n pages are requested (rule 3.9)")
    changed.signal()
  }

  def cancel(): Unit = locked {
    subscriber = null
    changed.signal()
  }

  protected def put(page: PulledPage): Unit = {
    val to =
      try awaitRequest()
      catch {
        case e: Throwable =>
          page.release()
          throw e
      }
    try to.onNext(page)
    catch {
      case e: Throwable =>
        cancel()
        throw e
    }
  }

  /** Waits until a page is requested and returns the subscriber that gets it. */
  private def awaitRequest(): Subscriber[_ >: PulledPage] = locked {
    while (requested == 0 && (illegal eq null) && (subscriber ne null)) changed.await()
    if (subscriber eq null) HandOff.stop()
    if (illegal ne null) throw illegal
    if (requested != Long.MaxValue) requested -= 1
    subscriber
  }

  def run(): Unit = {
    val out = Outputs.to(this)
    var error: Throwable = null
    try
      try write(out)
      catch {
        case e: Throwable =>
          error = e
          putRest(out)
      } finally discard()
    catch {
      case _: CancellationException => ()
      case e: Throwable => if (error eq null) error = e
    }
    finish(error)
  }

  /** Sends the last signal. */
  def finish(error: Throwable): Unit = {
    val to = locked(subscriber)
    val last = locked(if (illegal ne null) illegal else error)
    if (to ne null) if (last eq null) to.onComplete() else to.onError(last)
  }
}
