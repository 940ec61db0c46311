package swarender
package json

import swarender.event.OpenContainers
import swarender.read.{JsonReader, TextCopier}
import swarender.output.Output

/** Copies JSON text to where `writer`, which writes compact JSON, is: what is between two white
  * spaces in one piece.
  */
private[json] final class CompactCopier(writer: JsonWriter, out: Output, deepest: Int) extends TextCopier {

  /** Where what is not written yet begins. */
  private[this] var from = 0

  /** How many containers are open around the text. */
  private[this] var outer = 0

  protected[this] def mostDepth: Int = Math.min(deepest - outer, OpenContainers.MaxDepth)

  protected[this] def beforeCopy(): Unit = {
    from = text.at
    outer = writer.level - open.depth
  }

  protected[this] def space(from: Int, until: Int): Unit = {
    write(from)
    this.from = until
  }

  protected[this] def afterCopy(next: Int): Unit = {
    write(text.at)
    val state =
      if (next == JsonReader.Next) JsonPlace.Next
      else if (next == JsonReader.FirstValue || next == JsonReader.FirstKey) JsonPlace.First
      else JsonPlace.Value
    writer.continueAt(outer + open.depth, state)
  }

  private def write(until: Int): Unit = if (until > from) out.utf8(text.bytes, from, until)
}
