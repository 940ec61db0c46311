package swarender
package output

import java.util.concurrent.Executor

/** What renders a document that cannot stop: the reader, all of it when it asks for a page. */
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
