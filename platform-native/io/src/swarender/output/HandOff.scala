package swarender
package output

import java.io.InterruptedIOException
import java.util.concurrent.Executor

/** Renders a document that cannot be suspended. The reader renders all of it when it asks for the
  * first page.
  */
private[swarender] object HandOff {
  def feed(write: Output => Unit, pool: PagePool, executor: Executor): PageFeed = {
    val _ = executor
    val feed = new PieceFeed(pool)
    feed.begin { () =>
      write(feed.out)
      false
    }
    feed
  }

  /** What a stream throws for `e`. An `InterruptedException` is none that readers of streams
    * expect: it becomes an `IOException`, and where the reading thread was interrupted, it still
    * is.
    */
  def ofRead(e: Throwable, pages: PageReader): Throwable = e match {
    case e: InterruptedException =>
      if (!pages.isOfTask(e)) Thread.currentThread.interrupt()
      new InterruptedIOException("the thread was interrupted while it read a document").initCause(e)
    case e => e
  }
}
