package swarender
package json

import swarender.event.{NodeWalker, ScalarRules}
import swarender.output.AppendingOutput

/** A `ujson.Value` as a whole goes to a string without events. */
private[json] trait PlatformTree extends ScalarRules {
  private[this] var direct: TreeWriter = null

  private[json] def tokens: JsonTokens
  private[json] def writesTrees: Boolean

  /** Makes ready for the value of a member at `level`. */
  private[json] def continueAt(level: Int): Unit

  /** NaN or an infinity. */
  private[json] def notFinite(v: Double): Unit

  override def tree(value: ujson.Value): Unit = out match {
    case text: AppendingOutput if writesTrees =>
      if (direct eq null) direct = new TreeWriter(text, tokens, this)
      direct.write(value)
    case _ => super.tree(value)
  }

  /** What is nested too deep for functions that call themselves. */
  private[json] final def asEvents(value: ujson.Value, level: Int): Unit = {
    continueAt(level)
    new NodeWalker(this, null).walk(value)
  }
}
