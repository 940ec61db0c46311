package swarender
package output

import swarender.output.PagePool.Page

/** What an output that is held in pages can do on Scala Native: nothing of its own,
  * [[NativeOutputStream]] takes the pages.
  */
private[swarender] trait PlatformPages {
  def pages: Seq[Page.Slice]
}
