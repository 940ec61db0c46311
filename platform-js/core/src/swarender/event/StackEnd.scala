package swarender
package event

import scala.scalajs.js

/** How the end of the thread's stack shows, which encoders that call themselves may come to. */
private[swarender] object StackEnd {
  final val Text = "nesting overflows the thread's stack"

  /** V8 and JavaScriptCore raise a `RangeError`, SpiderMonkey an `InternalError`. */
  def isReached(e: Throwable): Boolean = e match {
    case js.JavaScriptException(error: js.Error) => error.name == "RangeError" || error.name == "InternalError"
    case _ => false
  }
}
