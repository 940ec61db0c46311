package swarender

import swarender.output.{Outputs, PagePool, PagesSink}

/** Documents in pages of a pool, apart from what other calls need. */
private[swarender] object PooledPages {
  def shared: PagePool = PagePool.shared

  def of(document: Document, pool: PagePool): PagesSink = {
    val pages = new PagesSink(pool)
    try {
      document.writeTo(Outputs.to(pages))
      pages
    } catch {
      case e: Throwable =>
        pages.close()
        throw e
    }
  }
}
