package swarender
package event

import swarender.FieldNames.Texts
import swarender.chars.Literal

/** The text that the names of fields become, kept with the names for the styles used last. */
private[swarender] object FieldLiterals {

  /** For so many styles the texts are kept. */
  private final val Retained = 8

  /** The texts of the names as `writer` writes them, always the same for the same `owner`. */
  @inline def apply(fields: FieldNames, owner: AnyRef, writer: KeyWriter): Texts = {
    val known = fields.latest
    if ((known ne null) && (known.owner eq owner)) known else search(fields, owner, writer)
  }

  // Without lambdas and interpolated strings, the first of which cost a process milliseconds.

  private def search(fields: FieldNames, owner: AnyRef, writer: KeyWriter): Texts = {
    // Null after Java's serialization has read it.
    val others = if (fields.others eq null) Nil else fields.others
    var rest = others
    while (!rest.isEmpty && (rest.head.owner ne owner)) rest = rest.tail
    val found = if (rest.isEmpty) made(fields, owner, writer) else rest.head
    fields.others = if (others.isEmpty) found :: Nil else found :: others.filter(_ ne found).take(Retained - 1)
    fields.latest = found
    found
  }

  private def made(fields: FieldNames, owner: AnyRef, writer: KeyWriter): Texts = {
    val keys = new Array[String](fields.size)
    var i = 0
    while (i < keys.length) {
      keys(i) = writer.textOf(fields.name(i))
      i += 1
    }
    val texts = Literal.each(keys)
    val separator = writer.memberSeparator
    val space = writer.scalarSpace
    if (separator.isEmpty && space.isEmpty) new Texts(owner, texts, texts)
    else {
      while (i > 0) {
        i -= 1
        keys(i) = separator.concat(keys(i)).concat(space)
      }
      new Texts(owner, texts, Literal.each(keys))
    }
  }
}
