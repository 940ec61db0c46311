package swarender
package platform

import scala.scalanative.runtime.RawPtr
import scala.scalanative.unsafe.{CInt, extern, name}

/** `swarender_clean.c`, which calls nothing and waits for nothing: no collection happens meanwhile.
  */
@extern private[swarender] object CleanKernel {
  @name("swarender_copy_clean")
  def copy(from: RawPtr, n: CInt, to: RawPtr, specials: RawPtr, count: CInt): CInt = extern
}
