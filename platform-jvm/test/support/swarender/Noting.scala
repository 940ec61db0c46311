package swarender

import java.util.concurrent.{CountDownLatch, Flow, LinkedBlockingQueue, TimeUnit}

import swarender.output.PulledPage

/** A subscriber that notes what it gets; it asks for `first` pages, then for `next` after each one.
  */
final class Noting(first: Long, next: Long = 0) extends Flow.Subscriber[PulledPage] {
  val signals = new LinkedBlockingQueue[Any]
  val subscribed = new CountDownLatch(1)
  @volatile var subscription: Flow.Subscription = null
  def onSubscribe(s: Flow.Subscription): Unit = {
    subscription = s
    if (first > 0) s.request(first)
    subscribed.countDown()
  }
  def onNext(page: PulledPage): Unit = {
    signals.add(page)
    if (next > 0) subscription.request(next)
  }
  def onError(e: Throwable): Unit = signals.add(e): Unit
  def onComplete(): Unit = signals.add("complete"): Unit
  def signal(): Any = signals.poll(20, TimeUnit.SECONDS)
  def isSilent: Boolean = signals.poll(50, TimeUnit.MILLISECONDS) == null
}
