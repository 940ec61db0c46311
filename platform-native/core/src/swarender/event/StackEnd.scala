package swarender
package event

/** Recognizes a stack overflow, which recursive encoders can cause. */
private[swarender] object StackEnd {
  final val Text = "nesting overflows the thread's stack"

  def isReached(e: Throwable): Boolean = e.isInstanceOf[StackOverflowError]
}
