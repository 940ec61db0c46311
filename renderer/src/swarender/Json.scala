package swarender

import swarender.out.Out

/** JSON (RFC 8259) in the profiles of [[JsonStyle]]. */
object Json extends Format[JsonStyle] {
  def defaultStyle: JsonStyle = JsonStyle.compact

  def renderer(out: Out, style: JsonStyle = defaultStyle): Renderer =
    Keys.ordered(new JsonRenderer(out, style), out, style.keyOrder, style.duplicateKeys)
}

/** Key order and duplicate keys, which are the same for every format. */
private[swarender] object Keys {
  def ordered(format: Renderer, out: Out, order: KeyOrder, duplicates: DuplicateKeys): Renderer = {
    val checked = if (duplicates eq DuplicateKeys.Fail) new UniqueKeys(format) else format
    if (order eq KeyOrder.AsGiven) checked else new KeySorter(checked, out, order)
  }
}
