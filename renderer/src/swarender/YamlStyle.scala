package swarender

import swarender.yaml.YamlSettings

/** Controls the output of YAML. Start from a profile of the companion and change it by `with`
  * methods.
  *
  * {{{
  * YamlStyle.safe.withIndentSequences(true).withNulls(Nulls.OmitMembers)
  * }}}
  */
abstract class YamlStyle private[swarender] (values: StyleValues) extends Style(values) {
  type Self <: YamlStyle

  private[swarender] def profiles: StyleProfiles[YamlStyle] = YamlProfiles.all

  /** The indent of an object's members: `n` spaces, `n` in `[1, 9]`. `pyyaml` takes 1 as 2, like
    * PyYAML.
    */
  def withIndent(n: Int): Self

  /** A line `---` before the first document too. */
  def withDocumentStart(marked: Boolean): Self

  /** A line `...` after each document; in the stream that `writeAll` writes only after the last
    * one. Without it, `pyyaml` has none after a plain scalar either.
    */
  def withDocumentEnd(marked: Boolean): Self
}

// In 2.12 an object is serialized with its fields: they are transient.
object YamlStyle extends StyleKind[BlockYamlStyle] {
  import YamlSettings._

  private[swarender] def settings: Array[Setting[?]] = block
  protected def make(values: StyleValues): BlockYamlStyle = new BlockYamlStyle(values)
  protected override def check(style: BlockYamlStyle): Unit = checkNumbers(style, style(strings).isSafe)

  /** The quotes of strings that cannot be plain, if both kinds can hold the string. */
  type Quotes = NamedPolicy[YamlQuotes.type]
  @transient val Quotes: YamlQuotes.type = YamlQuotes

  /** How a null is spelled. */
  type NullText = NamedPolicy[YamlNullText.type]
  @transient val NullText: YamlNullText.type = YamlNullText

  /** The readers that must read strings back unchanged. */
  type Readers = NamedPolicy[YamlReaderVersions.type]
  @transient val Readers: YamlReaderVersions.type = YamlReaderVersions

  /** How a value is laid out, as far as it can be: see [[BlockStyle.withLayout]]. */
  type Layout = NamedPolicy[YamlLayout.type]
  @transient val Layout: YamlLayout.type = YamlLayout

  /** YAML that readers of version 1.1 and 1.2 read back unchanged: strings are plain only if both
    * versions read them as the same string, text of several lines is in literal blocks, the rest in
    * double quotes.
    */
  @transient val safe: BlockYamlStyle = defaults

  /** The names of the profiles. */
  def names: List[String] = YamlProfiles.all.names

  /** The profile of that name, or `None`. */
  def byName(name: String): Option[YamlStyle] = YamlProfiles.all.byName(name)

  /** The profile `safe`, with quotes around every string except keys. */
  def quoted: BlockYamlStyle = YamlProfiles.quoted

  /** The profile `safe`, with values that go beyond column 80 folded at spaces: in `>` blocks or in
    * quotes. A line has room for at least 20 characters of text, however deep it is.
    */
  def pretty: BlockYamlStyle = pretty(80)

  /** The style `pretty` that folds beyond column `width`, which is in `[1, 10000]`. */
  def pretty(width: Int): BlockYamlStyle = {
    require(width >= 1 && width <= 10000, s"width must be between 1 and 10000 columns, got $width")
    safe.set(YamlSettings.width, width)
  }

  /** The output of `safe_dump` of Python's package PyYAML 6.0: ASCII, sorted keys, strings in
    * single quotes, folded where a word ends beyond column 80. It is for readers of YAML 1.1: a
    * string such as `0o7` is plain, unless `withQuotedNumbers` quotes it. Numbers are written as in
    * Python, integral doubles as integers. `writeAll` writes the output of
    * `safe_dump_all(documents, explicit_start=True)`.
    *
    * {{{
    * Yaml.render(ujson.Obj("b" -> "it's", "a" -> "yes"), YamlStyle.pyyaml)   // a: 'yes'\nb: it's\n
    * }}}
    */
  def pyyaml: PyyamlStyle = YamlProfiles.pyyaml

  /** Each document a line `---`, JSON on one line and a line feed. */
  def json: JsonYamlStyle = json(JsonStyle.compact)

  /** Each document a line `---`, JSON in `style` and a line feed. Escapes and the layout of numbers
    * are those that JSON and YAML have in common. `style` must write JSON, with spaces and line
    * breaks as its only white space: Python's literals, or an indent of tabs, which some readers
    * refuse, throw `IllegalArgumentException`. A duplicate key is an error whatever `style` says.
    */
  def json(style: JsonStyle): JsonYamlStyle = JsonYamlStyle.of(style)

  /** KYAML, the part of YAML that Kubernetes prints from 1.34 on (KEP-5295): flow style on many
    * lines, all strings in double quotes, commas after the last element. The bytes are those of the
    * Go package `sigs.k8s.io/yaml/kyaml` 1.6.0, except that white space beyond ASCII at the start
    * of a line of text is escaped: that package loses it. An array is held in memory if its first
    * element is an array or object.
    */
  def kyaml: KyamlStyle = kyaml(compact = false)

  /** The profile `kyaml`; with `compact`, on one line, like `Encoder.Compact` of the Go package. */
  def kyaml(compact: Boolean): KyamlStyle = KyamlStyle.of(compact)

  private[swarender] def checkNumbers(style: YamlStyle, isSafe: Boolean): Unit =
    // Not `require`, whose text is a function, in what every process does that writes YAML.
    if (isSafe && !style(Settings.numbers).isYaml)
      throw new IllegalArgumentException(
        "requirement failed: YAML 1.1 does not read all numbers of this layout: " +
          "use NumberLayout.yaml, toml or tomlFloats"
      )
}
