package swarender
package output

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

  /** What a stream throws for `e`: no thread is interrupted here. */
  def ofRead(e: Throwable, pages: PageReader): Throwable = {
    val _ = pages
    e
  }
}
