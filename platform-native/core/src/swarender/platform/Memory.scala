package swarender
package platform

import scala.scalanative.annotation.alwaysinline
import scala.scalanative.meta.LinktimeInfo
import scala.scalanative.runtime.{Intrinsics, RawPtr}
import scala.scalanative.unsafe.{CInt, extern, name}

/** The fields of objects by their place, and the cache. */
private[swarender] object Memory {

  /** What comes before the fields of an object: its class, and its lock where there are threads. */
  @alwaysinline private def header: Int = if (LinktimeInfo.isMultithreadingEnabled) 16 else 8

  /** Where the field is that begins `at` bytes after the first field of `o`. */
  @alwaysinline def field(o: AnyRef, at: Int): RawPtr =
    Intrinsics.elemRawPtr(Intrinsics.castObjectToRawPtr(o), Intrinsics.castIntToRawSize(header + at))

  @alwaysinline def reference(o: AnyRef, at: Int): AnyRef = Intrinsics.loadObject(field(o, at))
  @alwaysinline def int(o: AnyRef, at: Int): Int = Intrinsics.loadInt(field(o, at))
  @alwaysinline def word(o: AnyRef, at: Int): Long = Intrinsics.loadLong(field(o, at))

  /** Lets the processor load the beginning of `o` into its cache, and does not wait for it. */
  @alwaysinline def prefetch(o: AnyRef): Unit = Llvm.prefetch(Intrinsics.castObjectToRawPtr(o), 0, 3, 1)
}

@extern private object Llvm {

  /** LLVM's intrinsic: 0 to read, 3 to keep in all levels, 1 for data. */
  @name("llvm.prefetch") def prefetch(at: RawPtr, rw: CInt, locality: CInt, cache: CInt): Unit =
    scala.scalanative.unsafe.extern
}
