package swarender

import swarender.event.{DocumentWriter, KeySorter, UniqueKeys}
import swarender.json.JsonWriter
import swarender.output.Output

/** JSON (RFC 8259) in the profiles of [[JsonStyle]]. */
object Json extends Format[JsonStyle] {
  def defaultStyle: JsonStyle = JsonStyle.compact

  private[swarender] def writer(out: Output, style: JsonStyle): DocumentWriter =
    Filters.ordered(new JsonWriter(out, style), style.keyOrder, style.duplicateKeys)
}

/** Key order and duplicate keys, which are the same for every format. */
private[swarender] object Filters {
  def ordered(writer: DocumentWriter, order: KeyOrder, duplicates: DuplicateKeys): DocumentWriter = {
    val checked = if (duplicates eq DuplicateKeys.Fail) new UniqueKeys(writer) else writer
    if (order eq KeyOrder.AsGiven) checked else new KeySorter(checked, order)
  }
}
