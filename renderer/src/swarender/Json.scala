package swarender

import swarender.event.{DocumentWriter, Filters}
import swarender.json.JsonWriter
import swarender.output.Output

/** JSON (RFC 8259) in the profiles of [[JsonStyle]]. */
object Json extends Format[JsonStyle] {
  def defaultStyle: JsonStyle = JsonStyle.compact

  private[swarender] def writer(out: Output, style: JsonStyle): DocumentWriter = {
    val settings = style.settings
    Filters(new JsonWriter(out, settings), settings.keyOrder, settings.duplicateKeys, settings.nulls)
  }
}
