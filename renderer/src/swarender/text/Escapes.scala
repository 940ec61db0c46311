package swarender
package text

/** An escape set: what each UTF-16 code unit is written as. Immutable data, the same for bytes and
  * chars.
  *
  * @param dense
  *   the char in `[0, 0x7f]` -> its replacement, 1 to 8 chars in `[0, 0x7f]`; every other char is
  *   written unchanged
  * @param latin
  *   the same for `[0x80, 0xff]`
  * @param wideFrom
  *   code units from here on (at least 0x100) are all written as escapes; 0x10000 for none
  * @param wide
  *   single code units from 0x100 on that are written as escapes
  * @param astralEscape
  *   how a pair is written when its code units are to be escaped: as one `\UXXXXXXXX` (YAML, TOML)
  *   or as two escapes (JSON)
  * @param surrogateEscape
  *   a lone surrogate is written as its `\uXXXX`; otherwise as U+FFFD, escaped where the set
  *   escapes that
  */
final class Escapes private[text] (
    dense: Map[Char, String],
    latin: Map[Char, String],
    private[swarender] val wideFrom: Int,
    wide: Set[Char],
    private[swarender] val astralEscape: Boolean,
    private[swarender] val surrogateEscape: Boolean
) {

  /** The replacement of each code unit below 0x100: its UTF-8 bytes, the first one lowest. */
  private[swarender] val packed: Array[Long] = new Array[Long](256)

  /** How many bytes of `packed` count: 1 to 8. */
  private[swarender] val lengths: Array[Byte] = new Array[Byte](256)

  /** Whether a code unit below 0x100 is not escaped. */
  private[swarender] val clean: Array[Boolean] = new Array[Boolean](256)

  /** The chars in `[0x20, 0x7e]` that are escaped. */
  private[swarender] val specials: Array[Byte] =
    (0x20 to 0x7e).filter(c => dense.contains(c.toChar)).map(_.toByte).toArray

  /** The single code units from 0x100 on that are written as escapes, in order. */
  private[swarender] val wideUnits: Array[Char] = wide.toArray.sorted

  /** Which of the 256 units from `i << 8` on are among them; null if none is. */
  private val wideBlocks: Array[Array[Boolean]] = new Array[Array[Boolean]](256)
  wideUnits.foreach { c =>
    if (wideBlocks(c >> 8) eq null) wideBlocks(c >> 8) = new Array[Boolean](256)
    wideBlocks(c >> 8)(c & 0xff) = true
  }
  private val wideMin: Int = if (wideUnits.isEmpty) wideFrom else Math.min(wideFrom, wideUnits(0).toInt)

  for (c <- 0 until 256) {
    if (c < 0x80) put(c, 1, c.toLong) else put(c, 2, Utf8.two(c))
    clean(c) = true
  }
  for ((c, replacement) <- dense.iterator ++ latin.iterator) {
    val length = replacement.length
    require(length > 0 && length <= 8, s"a replacement must have 1 to 8 chars, got $length")
    var word = 0L
    for (i <- 0 until replacement.length) word |= replacement.charAt(i).toLong << 8 * i
    put(c.toInt, replacement.length, word)
    clean(c.toInt) = false
  }

  private def put(c: Int, length: Int, word: Long): Unit = {
    lengths(c) = length.toByte
    packed(c) = word
  }

  /** The mask that finds in 8 bytes at once those which are not clean. */
  private[swarender] val probe: SwarProbe = new SwarProbe(specials)

  /** Whether a code unit from 0x100 on, of no surrogate, is written as an escape. */
  private[swarender] def isWide(c: Int): Boolean =
    c >= wideMin && (c >= wideFrom || (wideBlocks(c >> 8) ne null) && wideBlocks(c >> 8)(c & 0xff))

  private[swarender] val utf8: Utf8Table = new Utf8Table(this)

  /** Whether surrogate pairs are not escaped. */
  private[swarender] val plainPairs: Boolean = wideFrom > 0xd800

  /** The same set, with lone surrogates as `\uXXXX`. */
  def withSurrogateEscape: Escapes = new Escapes(dense, latin, wideFrom, wide, astralEscape, surrogateEscape = true)
}

object Escapes {
  private def hex(c: Int, digits: Int): String = Integer.toHexString(1 << 4 * digits | c).substring(1)
  private def u(range: Range): Map[Char, String] = range.map(c => c.toChar -> ("\\u" + hex(c, 4))).toMap
  private def x(range: Range): Map[Char, String] = range.map(c => c.toChar -> ("\\x" + hex(c, 2))).toMap
  private val shortForms =
    Map('\b' -> "\\b", '\f' -> "\\f", '\n' -> "\\n", '\r' -> "\\r", '\t' -> "\\t", '"' -> "\\\"", '\\' -> "\\\\")
  private val controls = u(0 to 0x1f) ++ shortForms
  private def json(
      dense: Map[Char, String] = Map.empty,
      latin: Map[Char, String] = Map.empty,
      from: Int = 0x10000,
      wide: Set[Char] = Set.empty
  ) =
    new Escapes(controls ++ dense, latin, from, wide, astralEscape = false, surrogateEscape = false)
  private def plain(dense: Map[Char, String]) =
    new Escapes(dense, Map.empty, 0x10000, Set.empty, astralEscape = false, surrogateEscape = false)

  /** No char is escaped. */
  val none: Escapes = plain(Map.empty)

  /** RFC 8259, section 7: only what must be escaped. */
  val minimal: Escapes = json()

  /** Go-jsonnet's `std.escapeStringJson`: also DEL and the C1 controls. */
  val jsonnet: Escapes = json(u(0x7f to 0x7f), u(0x80 to 0x9f))

  /** Go's `encoding/json` without HTML escaping, which go-jsonnet's `std.manifestJsonEx` uses: also
    * U+2028 and U+2029.
    */
  val go: Escapes = json(wide = Set('\u2028', '\u2029'))

  /** All above 0x7e; pairs as two escapes. */
  val ascii: Escapes = json(u(0x7f to 0x7f), u(0x80 to 0xff), from = 0x100)

  /** What ujson escapes with `escapeUnicode`: all chars above 0x7f, but not DEL. */
  val ujson: Escapes = json(Map.empty, u(0x80 to 0xff), from = 0x100)

  /** Safe inside HTML script elements and JavaScript: also `<`, `>`, `&`, U+2028 and U+2029. */
  val html: Escapes = json(
    Seq('<', '>', '&').map(c => c -> ("\\u" + hex(c.toInt, 4))).toMap,
    wide = Set('\u2028', '\u2029')
  )

  private val yamlDense: Map[Char, String] = x(0 to 0x1f) ++ x(0x7f to 0x7f) ++ shortForms ++
    Map('\u0000' -> "\\0", '\u0007' -> "\\a", '\u000b' -> "\\v", '\u001b' -> "\\e")
  private val yamlLatin: Map[Char, String] =
    x(0x80 to 0x9f) ++ x(0xad to 0xad) ++ Map('\u0085' -> "\\N", '\u00a0' -> "\\_")
  private val yamlWide: Set[Char] = Set('\u2028', '\u2029', '\ufeff', '\ufffe', '\uffff')
  private def yamlWith(dense: Map[Char, String]) = new Escapes(
    dense,
    yamlLatin,
    wideFrom = 0x10000,
    yamlWide ++ Invisible.chars,
    astralEscape = true,
    surrogateEscape = false
  )

  /** YAML 1.2, section 5.7, double-quoted: what YAML 1.1 or 1.2 calls not printable, the breaks,
    * the BOM, NBSP, the soft hyphen and what else is [[Invisible]].
    */
  val yaml: Escapes = yamlWith(yamlDense)

  /** The same chars in YAML comments, where a reader sees the escapes as they are. */
  val yamlComment: Escapes = yamlWith(yamlDense - '"' - '\\')

  /** What YAML 1.1 or 1.2 calls not printable, the breaks and the BOM, in the escapes of JSON: JSON
    * that is YAML 1.1 and 1.2 as well.
    */
  val yamlJson: Escapes = json(u(0x7f to 0x7f), u(0x80 to 0x9f), wide = yamlWide)

  private def tomlSet(raw: Char*) = new Escapes(
    controls ++ u(0x7f to 0x7f) -- raw,
    Map.empty,
    wideFrom = 0x10000,
    wide = Set.empty,
    astralEscape = true,
    surrogateEscape = false
  )

  /** TOML 1.0, basic strings: the controls and DEL, in short forms where there are. */
  val toml: Escapes = tomlSet()

  /** TOML 1.0, multi-line basic strings without three quotes in a row and none at the end: line
    * feeds, tabs and quotes unchanged.
    */
  val tomlMultiLine: Escapes = tomlSet('\n', '\t', '"')

  /** TOML 1.0, multi-line basic strings: line feeds and tabs unchanged. */
  val tomlMultiLineQuotes: Escapes = tomlSet('\n', '\t')

  /** Single quotes doubled: YAML 1.2, section 7.3.2. */
  val singleQuoted: Escapes = plain(Map('\'' -> "''"))

  /** Jsonnet's `std.escapeStringBash`, without the outer quotes. */
  val bash: Escapes = plain(Map('\'' -> "'\"'\"'"))

  /** Jsonnet's `std.escapeStringDollars`. */
  val dollars: Escapes = plain(Map('$' -> "$$"))

  /** Jsonnet's `std.escapeStringXML`. */
  val xml: Escapes = plain(Map('<' -> "&lt;", '>' -> "&gt;", '&' -> "&amp;", '"' -> "&quot;", '\'' -> "&apos;"))
}
