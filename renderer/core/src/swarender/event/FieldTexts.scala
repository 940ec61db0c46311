package swarender
package event

import swarender.FieldNames.Texts
import swarender.chars.Literal

/** The text that the names of fields become, kept with the names for the styles used last. */
private[swarender] object FieldTexts {

  /** For so many styles the texts are kept. */
  private final val Retained = 8

  /** The texts of the names as `writer` writes them, always the same for the same `owner`. */
  @inline def apply(fields: FieldNames, owner: AnyRef, writer: KeyWriter): Texts = {
    val known = fields.latest
    if ((known ne null) && (known.owner eq owner)) known else search(fields, owner, writer)
  }

  private def search(fields: FieldNames, owner: AnyRef, writer: KeyWriter): Texts = {
    // Null after Java's serialization has read it.
    val others = if (fields.others eq null) Nil else fields.others
    val found = others.find(_.owner eq owner).getOrElse(made(fields, owner, writer))
    fields.others = found :: others.filter(_ ne found).take(Retained - 1)
    fields.latest = found
    found
  }

  private def made(fields: FieldNames, owner: AnyRef, writer: KeyWriter): Texts = {
    val keys = Array.tabulate(fields.size)(i => writer.textOf(fields.name(i)))
    val texts = Literal.each(keys)
    val separator = writer.memberSeparator
    val space = writer.scalarSpace
    val isSame = separator.isEmpty && space.isEmpty
    new Texts(owner, texts, if (isSame) texts else Literal.each(keys.map(key => s"$separator$key$space")))
  }
}
