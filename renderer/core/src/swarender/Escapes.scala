package swarender

import swarender.chars.{EscapeTable, Invisible, ReadBack, SwarProbe}
import java.util.concurrent.ConcurrentHashMap

/** An escape set: what each UTF-16 code unit is written as. Immutable data, the same for bytes and
  * chars; made when it is first used. Equal sets write the same.
  *
  * @param replacements
  *   per code unit below 0x100 its replacement, 1 to 7 chars in `[0, 0x7f]`; null for unchanged
  * @param wideFrom
  *   code units from here on (at least 0x100) are all written as escapes; 0x10000 for none
  * @param wideUnits
  *   single code units from 0x100 on that are written as escapes, in order
  * @param astralEscape
  *   how a pair is written when its code units are to be escaped: as one `\UXXXXXXXX` (YAML, TOML)
  *   or as two escapes (JSON)
  * @param surrogateEscape
  *   a lone surrogate is written as its backslash-u escape; otherwise as U+FFFD, escaped where the
  *   set escapes that
  * @see
  *   [[https://swarender.github.io/swarender/reference/json/#escapes Escapes]]
  */
final class Escapes private (
    private val name: String,
    replacements: Array[String],
    private[swarender] val wideFrom: Int,
    private[swarender] val wideUnits: Array[Char],
    private[swarender] val astralEscape: Boolean,
    private[swarender] val surrogateEscape: Boolean
) extends Serializable {

  /** The replacement of each code unit below 0x100: its UTF-8 bytes, the first one lowest, and in
    * the highest byte how many there are, up to seven.
    */
  private[swarender] val packed: Array[Long] = new Array[Long](256)

  /** Whether a code unit below 0x100 is not escaped. */
  private[swarender] val clean: Array[Boolean] = new Array[Boolean](256)

  fill()

  private def fill(): Unit = {
    var c = 0
    while (c < 256) {
      val replacement = replacements(c)
      clean(c) = replacement eq null
      if (replacement ne null) {
        var bytes = 0L
        var i = replacement.length
        while (i > 0) {
          i -= 1
          bytes = bytes << 8 | replacement.charAt(i)
        }
        packed(c) = bytes | replacement.length.toLong << 56
      } else packed(c) = if (c < 0x80) c | 1L << 56 else Escapes.two(c) | 2L << 56
      c += 1
    }
  }

  /** The mask that finds in 8 bytes at once those which are not clean. */
  private[swarender] val probe: SwarProbe = new SwarProbe(specials)

  /** The chars in `[0x20, 0x7e]` that are escaped. */
  private def specials: Array[Byte] = {
    val all = new Array[Byte](0x7f - 0x20)
    var n = 0
    var c = 0x20
    while (c < 0x7f) {
      if (!clean(c)) {
        all(n) = c.toByte
        n += 1
      }
      c += 1
    }
    java.util.Arrays.copyOf(all, n)
  }

  /** A bit for each code unit, set for `wideUnits`. */
  private val wideBits: Array[Int] = if (wideUnits.length == 0) Escapes.noBits else Escapes.bitsOf(wideUnits)

  /** Whether any code unit from 0x100 on is written as an escape. */
  private[swarender] val hasWide: Boolean = wideFrom < 0x10000 || wideUnits.length > 0

  /** Whether a code unit from 0x100 on, of no surrogate, is written as an escape. */
  private[swarender] def isWide(c: Int): Boolean = c >= wideFrom || (wideBits(c >> 5) >>> c & 1) != 0

  /** Whether no char of `s` is written as an escape, where `s` has no lone surrogate. */
  private[swarender] def isClean(s: CharSequence): Boolean = {
    var i = 0
    while (i < s.length && !isEscaped(s.charAt(i))) i += 1
    i == s.length
  }

  private def isEscaped(c: Char): Boolean =
    if (c < 0x100) !clean(c.toInt) else if (Character.isSurrogate(c)) !plainPairs else isWide(c.toInt)

  /** Whether surrogate pairs are not escaped. */
  private[swarender] val plainPairs: Boolean = wideFrom > 0xd800

  /** This set, with lone surrogates as backslash-u escape. */
  def withSurrogateEscape: Escapes =
    new Escapes(name, replacements, wideFrom, wideUnits, astralEscape, surrogateEscape = true)

  /** This set for strings in single quotes, which it escapes in place of double ones. No style has
    * it, so that nothing looks for its name.
    */
  private[swarender] def inSingleQuotes: Escapes = {
    val inside = replacements.clone
    inside('"') = null
    inside('\'') = "\\'"
    new Escapes(name.concat(" in single quotes"), inside, wideFrom, wideUnits, astralEscape, surrogateEscape)
  }

  override def equals(that: Any): Boolean = that match {
    case that: Escapes => (this eq that) || name == that.name && surrogateEscape == that.surrogateEscape
    case _ => false
  }
  override def hashCode: Int = name.hashCode
  override def toString: String = if (surrogateEscape) s"Escapes.$name.withSurrogateEscape" else s"Escapes.$name"

  /** What Java's serialization writes in place of the tables, which it never reads. */
  private[swarender] def writeReplace(): AnyRef = new EscapesName(name, surrogateEscape)
  private[swarender] def readResolve(): AnyRef = new EscapesName(name, surrogateEscape).readResolve()
}

/** The name of a set, which is read back as the set. */
private[swarender] final class EscapesName(name: String, surrogateEscape: Boolean) extends Serializable {
  private[swarender] def readResolve(): AnyRef = ReadBack {
    val set = Escapes.named(name)
    if (surrogateEscape) set.withSurrogateEscape else set
  }
}

object Escapes {

  /** How many bytes of a value of `packed` count. */
  @inline private[swarender] def length(packed: Long): Int = (packed >>> 56).toInt

  /** The two bytes of UTF-8 of a code unit in `[0x80, 0x7ff]`, the first one lowest. */
  private[swarender] def two(c: Int): Long = (0x80c0 | c >> 6 | (c & 0x3f) << 8).toLong

  private val noBits = bitsOf(new Array[Char](0))

  private def bitsOf(units: Array[Char]): Array[Int] = {
    val bits = new Array[Int](0x10000 / 32)
    var i = 0
    while (i < units.length) {
      bits(units(i) >> 5) |= 1 << units(i)
      i += 1
    }
    bits
  }

  private def controls: EscapeTable = new EscapeTable().hex(0, 0x1f).short
  private def json(name: String, table: EscapeTable, from: Int = 0x10000, wide: String = "") =
    new Escapes(name, table.all, from, wide.toCharArray, astralEscape = false, surrogateEscape = false)
  private def plain(name: String, table: EscapeTable) = json(name, table)

  /** No char is escaped. */
  def none: Escapes = named("none")

  /** RFC 8259, section 7: only what must be escaped. */
  def minimal: Escapes = named("minimal")

  /** Go-jsonnet's `std.escapeStringJson`: also DEL and the C1 controls. */
  def jsonnet: Escapes = named("jsonnet")

  /** Go's `encoding/json` without HTML escaping, which go-jsonnet's `std.manifestJsonEx` uses: also
    * U+2028 and U+2029.
    */
  def go: Escapes = named("go")

  /** All above 0x7e; pairs as two escapes. */
  def ascii: Escapes = named("ascii")

  /** What ujson escapes with `escapeUnicode`: all chars above 0x7f, but not DEL. */
  def ujson: Escapes = named("ujson")

  /** Safe inside HTML script elements and JavaScript: also `<`, `>`, `&`, U+2028 and U+2029. */
  def html: Escapes = named("html")

  private def json5Table: EscapeTable = controls.hex(0, 0x1f, "\\x", 2).short.put(0x0b, "\\v")

  /** JSON5, section 5.1: the controls, the quote, U+2028 and U+2029, as the package `json5` writes
    * them but NUL, which is always `\\x00` since a digit may follow.
    */
  def json5: Escapes = named("json5")

  private def yamlTable: EscapeTable = new EscapeTable()
    .hex(0, 0x1f, "\\x", 2)
    .hex(0x7f, 0xa0, "\\x", 2)
    .hex(0xad, 0xad, "\\x", 2)
    .short
    .put(0, "\\0")
    .put(0x07, "\\a")
    .put(0x0b, "\\v")
    .put(0x1b, "\\e")
  private final val YamlWide = "\u2028\u2029\ufeff\ufffe\uffff"

  /** The chars of `YamlWide` and those that show nothing, in order. */
  private def hidden: Array[Char] = {
    val units = Invisible.append(YamlWide).toCharArray
    java.util.Arrays.sort(units)
    units
  }

  private def yamlSet(name: String, table: EscapeTable) =
    new Escapes(name, table.all, 0x10000, hidden, astralEscape = true, surrogateEscape = false)

  /** Messages: what JSON escapes, all controls, and the chars that show nothing or mislead. */
  def message: Escapes = named("message")

  /** YAML 1.2, section 5.7, double-quoted: what YAML 1.1 or 1.2 calls not printable, the breaks,
    * the BOM, NBSP, the soft hyphen and other chars that show nothing. NEL and NBSP in hexadecimal:
    * of `\\N` and `\\_` yaml-cpp 0.7 makes a byte that is not UTF-8.
    */
  def yaml: Escapes = named("yaml")

  /** The set `yaml` and all chars from U+0080 on. */
  def yamlAscii: Escapes = named("yamlAscii")

  /** For the comments of any language: the chars of `yaml`, but quotes and backslashes, since a
    * reader sees the escapes as they are.
    */
  def comment: Escapes = named("comment")

  /** What YAML 1.1 or 1.2 calls not printable, the breaks and the BOM, in the escapes of JSON: JSON
    * that is YAML 1.1 and 1.2 as well.
    */
  def yamlJson: Escapes = named("yamlJson")

  private def tomlSet(name: String, table: EscapeTable) =
    new Escapes(name, table.all, 0x10000, new Array[Char](0), astralEscape = true, surrogateEscape = false)
  private def tomlTable: EscapeTable = controls.hex(0x7f, 0x7f)

  /** TOML 1.0, basic strings: the controls and DEL, in short forms where there are. */
  def toml: Escapes = named("toml")

  /** TOML 1.0, multi-line basic strings without three quotes in a row and none at the end: line
    * feeds, tabs and quotes unchanged.
    */
  def tomlMultiLine: Escapes = named("tomlMultiLine")

  /** TOML 1.0, multi-line basic strings: line feeds and tabs unchanged. */
  def tomlMultiLineQuotes: Escapes = named("tomlMultiLineQuotes")

  /** Single quotes doubled: YAML 1.2, section 7.3.2. */
  def singleQuoted: Escapes = named("singleQuoted")

  /** Jsonnet's `std.escapeStringBash`, without the outer quotes. */
  def bash: Escapes = named("bash")

  /** Jsonnet's `std.escapeStringDollars`. */
  def dollars: Escapes = named("dollars")

  /** Jsonnet's `std.escapeStringXML`. */
  def xml: Escapes = named("xml")

  /** The set `xml` without the apostrophe. */
  def xmlText: Escapes = named("xmlText")

  /** The set `xmlText` without the quotes: for the text between the tags of XML. */
  def xmlContent: Escapes = named("xmlContent")

  private def xmlTable: EscapeTable =
    new EscapeTable().put('<', "&lt;").put('>', "&gt;").put('&', "&amp;").put('"', "&quot;")

  /** The sets that have been made, by name. */
  private val made = new ConcurrentHashMap[String, Escapes]

  /** The one set that has this name. What is not made here cannot be named, nor read back. */
  private[swarender] def named(name: String): Escapes = {
    val known = made.get(name)
    if (known ne null) known
    else {
      val set = make(name)
      val other = made.putIfAbsent(name, set)
      if (other ne null) other else set
    }
  }

  /** All that have been made. */
  private[swarender] def registered: Seq[Escapes] = made.values.toArray(new Array[Escapes](0)).toSeq

  private def make(name: String): Escapes = name match {
    case "none" => plain(name, new EscapeTable)
    case "minimal" => json(name, controls)
    case "jsonnet" => json(name, controls.hex(0x7f, 0x9f))
    case "go" => json(name, controls, wide = "\u2028\u2029")
    case "ascii" => json(name, controls.hex(0x7f, 0xff), from = 0x100)
    case "ujson" => json(name, controls.hex(0x80, 0xff), from = 0x100)
    case "html" => json(name, controls.hex('<', '<').hex('>', '>').hex('&', '&'), wide = "\u2028\u2029")
    case "json5" => json(name, json5Table, wide = "\u2028\u2029")
    case "message" =>
      new Escapes(
        name,
        controls.hex(0x7f, 0xa0).hex(0xad, 0xad).all,
        0x10000,
        hidden,
        astralEscape = false,
        surrogateEscape = false
      )
    case "yaml" => yamlSet(name, yamlTable)
    case "yamlAscii" =>
      new Escapes(
        name,
        yamlTable.hex(0x7f, 0xff, "\\x", 2).all,
        0x100,
        new Array[Char](0),
        astralEscape = true,
        surrogateEscape = false
      )
    case "comment" => yamlSet(name, yamlTable.unescaped('"').unescaped('\\'))
    case "yamlJson" => json(name, controls.hex(0x7f, 0x9f), wide = YamlWide)
    case "toml" => tomlSet(name, tomlTable)
    case "tomlMultiLine" => tomlSet(name, tomlTable.unescaped('\n').unescaped('\t').unescaped('"'))
    case "tomlMultiLineQuotes" => tomlSet(name, tomlTable.unescaped('\n').unescaped('\t'))
    case "singleQuoted" => plain(name, new EscapeTable().put('\'', "\'\'"))
    case "bash" => plain(name, new EscapeTable().put('\'', "'\"'\"'"))
    case "dollars" => plain(name, new EscapeTable().put('$', "$$"))
    case "xml" => plain(name, xmlTable.put('\'', "&apos;"))
    case "xmlText" => plain(name, xmlTable)
    case "xmlContent" => plain(name, xmlTable.unescaped('"'))
    case _ => throw new IllegalArgumentException(s"there is no escape set $name")
  }
}
