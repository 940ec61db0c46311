package swarender
package chars

/** The replacements of an escape set in the making, per code unit below 0x100. */
private[swarender] final class EscapeTable {
  val all = new Array[String](256)

  def put(c: Int, replacement: String): EscapeTable = {
    if ((replacement ne null) && (replacement.isEmpty || replacement.length > EscapeTable.Most))
      throw new IllegalStateException(s"a replacement of ${replacement.length} chars")
    all(c) = replacement
    this
  }

  /** `prefix` and so many digits, for each of `[first, last]`. */
  def hex(first: Int, last: Int, prefix: String = "\\u", digits: Int = 4): EscapeTable = {
    var c = first
    while (c <= last) {
      put(c, prefix.concat(Integer.toHexString(1 << 4 * digits | c).substring(1)))
      c += 1
    }
    this
  }

  def short: EscapeTable =
    put('\b', "\\b")
      .put('\f', "\\f")
      .put('\n', "\\n")
      .put('\r', "\\r")
      .put('\t', "\\t")
      .put('"', "\\\"")
      .put('\\', "\\\\")

  def unescaped(c: Int): EscapeTable = put(c, null)
}

private object EscapeTable {

  /** How many chars a replacement has at most: more are not in one of `Escapes.packed`. */
  private final val Most = 7
}
