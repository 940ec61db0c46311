package swarender
package event

import scala.scalajs.js

/** Recognizes a stack overflow, which recursive encoders can cause. */
private[swarender] object StackEnd {
  final val Text = "nesting overflows the thread's stack"

  /** V8 and JavaScriptCore raise a `RangeError`, SpiderMonkey an `InternalError`. */
  def isReached(e: Throwable): Boolean = e match {
    case js.JavaScriptException(error: js.Error) => error.name == "RangeError" || error.name == "InternalError"
    case _ => false
  }
}
