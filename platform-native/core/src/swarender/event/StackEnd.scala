package swarender
package event

/** How the end of the thread's stack shows, which encoders that call themselves may come to. */
private[swarender] object StackEnd {
  final val Text = "nesting overflows the thread's stack"

  def isReached(e: Throwable): Boolean = e.isInstanceOf[StackOverflowError]
}
