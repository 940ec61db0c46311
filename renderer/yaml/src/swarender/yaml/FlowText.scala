package swarender
package yaml

import swarender.Events.Place
import swarender.event.{DocumentWriter, NodeWalker}
import swarender.output.{Output, PlatformStringOutput, StringOutput}

/** Texts of nodes in flow style, one after another.
  *
  * @param writer
  *   makes what writes them
  */
private[yaml] final class FlowText(writer: Output => DocumentWriter) {
  private[this] val text: StringOutput = new PlatformStringOutput
  private[this] val flow = writer(text.out)

  /** Sends a node to it. */
  val walker: NodeWalker = new NodeWalker(flow, null)

  /** What is written while `send` lets `walker` walk, in a document at `place`. */
  def apply(place: Place)(send: => Unit): String = {
    text.out.reset()
    flow.place = place
    flow.beginDocument()
    send
    flow.endDocument()
    val written = text.result
    text.trim()
    written
  }
}
