package swarender
package yaml

/** A rule that classifies strings: it returns a set of classes as bits. Each scalar style names the
  * classes that forbid it.
  */
private[swarender] abstract class YamlStringClass extends Serializable {

  // `scan` is the caller's own.
  def ofValue(s: CharSequence, scan: YamlScan): Int
  def ofKey(s: CharSequence, scan: YamlScan): Int

  /** The rule of that name in place of a copy of it. */
  private[swarender] def readResolve(): AnyRef = YamlStringClass.byName(toString)

  /** Whether readers of YAML read back every string. */
  def isSafe: Boolean = false

  /** Which readers read back every string, if some do. */
  def readers: YamlReaderVersions = YamlReaderVersions.All

  /** Whether the classes say only which text is a block and which key is bare: what single quotes
    * cannot hold is not among them.
    */
  def leavesOutQuotes: Boolean = false

  /** Whether a block at the root may have its indentation in its header. */
  def blocksAtRoot: Boolean = false
}

private[swarender] object YamlStringClass {

  /** A line feed; or none. */
  final val Break = 1 << 0
  final val OneLine = 1 << 1

  /** A char that only a double-quoted scalar can hold. */
  final val Escape = 1 << 2
  final val Tab = 1 << 3

  /** Unquoted, a reader would take the text for something else than a string, or for none at all.
    */
  final val Ambiguous = 1 << 4

  /** Unquoted, a reader would take a char of it for syntax. */
  final val Indicator = 1 << 5

  /** A space comes first or last. */
  final val Edge = 1 << 6

  /** The first line that is not empty begins with a space or tab: the header of a block scalar must
    * give its indentation.
    */
  final val SpaceHead = 1 << 7

  /** A block scalar cannot hold the text faithfully. */
  final val NoBlock = 1 << 8

  /** One line feed ends the text; or more than one do. */
  final val FinalBreak = 1 << 9
  final val FinalBreaks = 1 << 10

  /** A char from U+0080 on. */
  final val Wide = 1 << 11

  /** There is a width, and the text is longer and can be folded; or the text fits, or there is no
    * place to fold it.
    */
  final val Long = 1 << 12
  final val Fits = 1 << 13

  /** A block leaves out all line feeds at the end of the text but one, and its empty lines have a
    * space less than others.
    */
  final val Cut = 1 << 14

  /** The rules of evaluators, all of which have double quotes only. */
  sealed abstract class Jsonnets extends YamlStringClass {
    override def leavesOutQuotes: Boolean = true
  }

  /** Go-jsonnet's `std.manifestYamlDoc`: a text is a block if it ends with a line feed; keys are
    * bare as [[JsonnetKey]] says.
    */
  object jsonnet extends Jsonnets {
    override def toString = "jsonnet"
    def ofValue(s: CharSequence, scan: YamlScan): Int =
      if (s.length > 0 && s.charAt(s.length - 1) == '\n') Break | FinalBreak | Wide else Ambiguous | OneLine
    def ofKey(s: CharSequence, scan: YamlScan): Int = if (JsonnetKey.isBare(s)) OneLine else Ambiguous | OneLine
  }

  /** The rules of `jsonnet`, and those of [[safe]] where a block or quotes would not read back. */
  object repaired extends YamlStringClass {
    override def toString = "repaired"
    def ofValue(s: CharSequence, scan: YamlScan): Int =
      scan(s) | Ambiguous | (if (s.length > 0 && s.charAt(s.length - 1) == '\n') 0 else OneLine)
    def ofKey(s: CharSequence, scan: YamlScan): Int =
      if (jsonnet.ofKey(s, scan) == OneLine) OneLine else scan(s) | Ambiguous | OneLine
    override def blocksAtRoot = true
  }

  /** C++ jsonnet's: other keys are bare. */
  object cpp extends Jsonnets {
    override def toString = "cpp"
    def ofValue(s: CharSequence, scan: YamlScan): Int = jsonnet.ofValue(s, scan)
    def ofKey(s: CharSequence, scan: YamlScan): Int = key(StdJsonnetKey.isBare(s, floatsHavePoint = true))
  }

  /** Jrsonnet's: a text of several lines is a block. */
  object jrsonnet extends Jsonnets {
    override def toString = "jrsonnet"
    def ofValue(s: CharSequence, scan: YamlScan): Int =
      jsonnet.ofValue(s, scan) match {
        case inQuotes if inQuotes == (Ambiguous | OneLine) && s.toString.indexOf('\n') >= 0 => Break | Wide
        case classes => classes
      }
    def ofKey(s: CharSequence, scan: YamlScan): Int = key(StdJsonnetKey.isBare(s, floatsHavePoint = false))
  }

  /** Sjsonnet's: a block has one line feed at its end, and keys are in quotes. */
  object sjsonnet extends Jsonnets {
    override def toString = "sjsonnet"
    def ofValue(s: CharSequence, scan: YamlScan): Int = {
      val classes = jsonnet.ofValue(s, scan)
      if ((classes & Break) != 0) classes | Cut else classes
    }
    def ofKey(s: CharSequence, scan: YamlScan): Int = key(isBare = false)
  }

  private def key(isBare: Boolean): Int = if (isBare) OneLine else Ambiguous | OneLine

  /** Another rule, with all chars from U+0080 on escaped. */
  private final class Ascii(name: String, rule: YamlStringClass) extends YamlStringClass {
    override def toString = name
    override def isSafe = true
    override def readers: YamlReaderVersions = rule.readers
    def ofValue(s: CharSequence, scan: YamlScan): Int = escaped(rule.ofValue(s, scan))
    def ofKey(s: CharSequence, scan: YamlScan): Int = escaped(rule.ofKey(s, scan))
    private def escaped(classes: Int): Int = if ((classes & Wide) != 0) classes | Escape else classes
  }

  lazy val ascii: YamlStringClass = new Ascii("ascii", safe)
  lazy val asciiYaml12: YamlStringClass = new Ascii("asciiYaml12", yaml12)

  /** As `safe`, for readers of YAML 1.2 alone. */
  object yaml12 extends YamlStringClass {
    override def toString = "yaml12"
    override def isSafe = true
    override def readers: YamlReaderVersions = YamlReaderVersions.Yaml12
    def ofValue(s: CharSequence, scan: YamlScan): Int = later(safe.ofValue(s, scan), s)
    def ofKey(s: CharSequence, scan: YamlScan): Int = later(safe.ofKey(s, scan), s)
    private def later(classes: Int, s: CharSequence): Int =
      if ((classes & Ambiguous) != 0 && YamlWords.isYaml11(s)) classes & ~Ambiguous else classes
  }

  /** The rule of a safe style. */
  def of(readers: YamlReaderVersions, escapes: Escapes): YamlStringClass = {
    val isAscii = escapes == Escapes.yamlAscii
    if (readers eq YamlReaderVersions.All) { if (isAscii) ascii else safe }
    else if (isAscii) asciiYaml12
    else yaml12
  }

  /** PyYAML's. */
  private[swarender] def pyyaml: YamlStringClass = PyyamlStrings

  private[swarender] def all: List[YamlStringClass] =
    List(safe, ascii, yaml12, asciiYaml12, jsonnet, repaired, cpp, jrsonnet, sjsonnet, pyyaml)
  private def byName(name: String): YamlStringClass = all.find(_.toString == name).getOrElse(jsonnet)

  def ofJsonnet(isRepaired: Boolean): YamlStringClass = if (isRepaired) repaired else jsonnet

  /** What holds for a YAML 1.1 reader and for a YAML 1.2 reader. */
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
