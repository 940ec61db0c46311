package swarender
package yaml

/** A rule that classifies strings: it returns a set of classes as bits. Each scalar style names the
  * classes that forbid it. What a program that prints YAML has otherwise stands with its rule.
  */
private[swarender] abstract class YamlStringClass extends Serializable {

  // `scan` is the caller's own.
  def ofValue(s: CharSequence, scan: YamlScan): Int
  def ofKey(s: CharSequence, scan: YamlScan): Int

  /** What a stream without documents begins with. */
  def emptyStream: String = ""

  /** Whether a line `...` follows a plain scalar that is a document, or the last one of several. */
  def openEnd: Boolean = false
  def openStreamEnd: Boolean = false

  /** Whether readers of YAML read back every string. */
  def isSafe: Boolean = false

  /** Which readers read back every string, if some do. */
  def readers: YamlStyle.Parsers = YamlParsers.All

  /** Whether the classes say only which text is a block and which key is bare: what single quotes
    * cannot hold is not among them.
    */
  def leavesOutQuotes: Boolean = false

  /** How many bytes a key may have that is not written after a `? `. */
  def longestKey: Int = YamlStringClass.SimpleKey

  /** Whether an empty line of a block has its indentation. */
  def indentsEmptyLines: Boolean = false

  /** Whether a document that ends in a block ends with a line feed in any style: without it, the
    * text would lose its own.
    */
  def endsBlocks: Boolean = true

  /** Whether a block at the root may have its indentation in its header. */
  def blocksAtRoot: Boolean = false
}

private[swarender] object YamlStringClass {

  /** The longest simple key: YAML 1.2, section 7.4.2. */
  final val SimpleKey = 1024

  /** A line feed; or none. */
  final val Break = 1 << 0
  final val OneLine = 1 << 1

  /** A char that only a double-quoted scalar can hold. */
  final val Escape = 1 << 2
  final val Tab = 1 << 3

  /** Unquoted, a reader would take the text for no string, or for nothing at all. */
  final val Ambiguous = 1 << 4

  /** Unquoted, a reader would take a char of it for syntax. */
  final val Indicator = 1 << 5

  /** A space comes first or last. */
  final val Edge = 1 << 6

  /** The first line that is not empty begins with white space: the header needs the indentation. */
  final val SpaceHead = 1 << 7

  /** A block scalar cannot hold the text faithfully. */
  final val NoBlock = 1 << 8

  /** One line feed ends the text; or more than one do. */
  final val FinalBreak = 1 << 9
  final val FinalBreaks = 1 << 10

  /** A char from U+0080 on. */
  final val Wide = 1 << 11

  /** There is a width: the text is longer and can be folded; or it fits, or cannot be folded. */
  final val Long = 1 << 12
  final val Fits = 1 << 13

  /** A block keeps one of the last line feeds; its empty lines have a space less than others. */
  final val Cut = 1 << 14

  /** Another rule, with all chars from U+0080 on escaped. */
  private final class Ascii(name: String, rule: YamlStringClass) extends YamlStringClass {
    override def toString = name
    override def isSafe = true
    override def readers: YamlStyle.Parsers = rule.readers
    def ofValue(s: CharSequence, scan: YamlScan): Int = escaped(rule.ofValue(s, scan))
    def ofKey(s: CharSequence, scan: YamlScan): Int = escaped(rule.ofKey(s, scan))
    private def escaped(classes: Int): Int = if ((classes & Wide) != 0) classes | Escape else classes

    /** The rule in place of a copy of it that Java's serialization has read. */
    private[swarender] def readResolve(): AnyRef = if (rule eq yaml12) asciiYaml12 else ascii
  }

  val ascii: YamlStringClass = new Ascii("ascii", safe)
  val asciiYaml12: YamlStringClass = new Ascii("asciiYaml12", yaml12)

  /** The rule `safe` for readers of YAML 1.2 alone. */
  object yaml12 extends YamlStringClass {
    override def toString = "yaml12"
    override def isSafe = true
    override def readers: YamlStyle.Parsers = YamlParsers.Yaml12
    def ofValue(s: CharSequence, scan: YamlScan): Int = later(safe.ofValue(s, scan), s)
    def ofKey(s: CharSequence, scan: YamlScan): Int = later(safe.ofKey(s, scan), s)
    private def later(classes: Int, s: CharSequence): Int =
      if ((classes & Ambiguous) != 0 && YamlWords.isYaml11(s)) classes & ~Ambiguous else classes
  }

  /** The rule of a safe style. */
  def of(readers: YamlStyle.Parsers, escapes: Escapes): YamlStringClass = {
    val isAscii = escapes == Escapes.yamlAscii
    if (readers eq YamlParsers.All) { if (isAscii) ascii else safe }
    else if (isAscii) asciiYaml12
    else yaml12
  }

  /** The classes that hold for YAML 1.1 readers and for YAML 1.2 readers. */
  object safe extends YamlStringClass {
    override def toString = "safe"
    override def isSafe = true
    def ofValue(s: CharSequence, scan: YamlScan): Int = scan(s)

    /** After a sequence at the column of its key, npm's yaml 1.10 takes a key that begins with a
      * dash for an element.
      */
    def ofKey(s: CharSequence, scan: YamlScan): Int =
      if (s.length > 0 && s.charAt(0) == '-') scan(s) | Ambiguous else scan(s)
  }
}
