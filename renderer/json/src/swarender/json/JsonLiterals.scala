package swarender
package json

import swarender.Policy.Surrogates
import swarender.chars.{Indentation, Literal}

/** The data that writers prepare from a style of JSON: its fixed texts, ready to be copied, and the
  * shortcuts that it allows. Without interpolated strings: the first one costs a process
  * milliseconds.
  */
private[swarender] final class JsonLiterals(style: JsonSettings) {
  import style._

  /** What is between two elements. */
  val elementIndentation: Indentation = new Indentation(itemSeparator.text.concat(lineBreak), indent)
  val keySeparator: Literal = new Literal(style.keySeparator.text)
  val documentStart: Literal = Literal.orNull(style.documentStart)
  val documentEnd: Literal = Literal.orNull(style.documentEnd)

  /** What `nextDocument` writes: in YAML a line `---`, in JSON a line feed, where neither the end
    * of a document nor the start of the next one has it.
    */
  val betweenDocuments: Literal = Literal.orNull(
    if (inYaml) { if (style.documentStart.isEmpty) YamlLiterals.Start.text else "" }
    else if (style.documentEnd.isEmpty && !isLines) "\n"
    else ""
  )
  val escapes: Escapes =
    // The policies that are not there are not loaded.
    if ((common.surrogates eq Surrogates.Replace) || (common.surrogates ne Surrogates.Escape)) style.escapes
    else style.escapes.withSurrogateEscape

  // A shortcut is taken where the style has the defaults in all fields but those that it knows.

  private def isKnown(plain: JsonSettings): Boolean = common.isKnown && style == plain
  private def separated: JsonSettings = JsonSettings(
    common,
    itemSeparator,
    style.keySeparator,
    documentStart = style.documentStart,
    documentEnd = style.documentEnd
  )
  private def spelled: JsonSettings = separated.copy(escapes = style.escapes, inYaml = inYaml)

  /** Whether a comma alone is between two elements, where that is the item separator. */
  val separates: Boolean = isKnown(spelled)

  /** Whether trees are written as such, where the tokens take them: no other fields are set than
    * those of scalars and of the layout.
    */
  val takesTrees: Boolean = isKnown(spelled.copy(indentation = indentation, variant = variant))

  /** Whether the texts of fields are kept, where surrogates are no errors. */
  val keepsFields: Boolean = isSmall && takesTrees

  /** Whether JSON text may be copied, where numbers keep theirs, and a comma and a colon separate.
    */
  val copiesText: Boolean = isKnown(separated)
}
