package swarender
package json

import swarender.event.{OpenContainers, TextCopier}
import swarender.output.Output

/** Copies JSON text to compact JSON: what is between two white spaces in one piece. */
private[json] abstract class CompactCopier(out: Output, deepest: Int) extends TextCopier {

  /** Where what is not written yet begins. */
  private[this] var from = 0

  /** How many containers are open around the text. */
  private[this] var outer = 0

  /** How many containers of the output are open. */
  protected[this] def level: Int

  /** `level` containers are open now; `next` comes next, as a reader numbers it. */
  protected[this] def continueAt(level: Int, next: Int): Unit

  protected[this] def mostDepth: Int = Math.min(deepest - outer, OpenContainers.MaxDepth)

  protected[this] def beforeCopy(): Unit = {
    from = text.at
    outer = level - open.depth
  }

  protected[this] def space(from: Int, until: Int): Unit = {
    write(from)
    this.from = until
  }

  protected[this] def afterCopy(next: Int): Unit = {
    write(text.at)
    continueAt(outer + open.depth, next)
  }

  private def write(until: Int): Unit = if (until > from) out.utf8(text.bytes, from, until)
}
