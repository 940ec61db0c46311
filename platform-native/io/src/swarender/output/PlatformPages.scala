package swarender
package output

import swarender.output.PagePool.Page

/** The methods of a document held in pages that only Scala Native has: none, since
  * [[NativeOutputStream]] takes the pages.
  */
private[swarender] trait PlatformPages {
  def pages: Seq[Page.Slice]
}
