package swarender

import swarender.Policy.KeyOrder
import swarender.yaml.{PyyamlStrings, YamlSettings}

/** Which bytes a YAML document becomes: a profile of the companion, changed by `with` methods.
  *
  * {{{
  * YamlStyle.safe.withIndentSequences(true).withNulls(Nulls.OmitMembers)
  * }}}
  */
abstract class YamlStyle private[swarender] (values: StyleValues) extends Style(values) {
  type Self <: YamlStyle

  private[swarender] def profiles: StyleProfiles[YamlStyle] = YamlStyle.profiles

  /** `n` in `[1, 9]`, the indents that a block can name. `pyyaml` takes 1 for 2, as PyYAML does. */
  def withIndent(n: Int): Self

  /** A line `---` before the first document too. */
  def withDocumentStart(marked: Boolean): Self

  /** A line `...` after each document; in the stream that `writeAll` writes only after the last
    * one. Without it, `pyyaml` has none after a plain scalar either.
    */
  def withDocumentEnd(marked: Boolean): Self
}

object YamlStyle {
  import YamlSettings._

  /** Which quotes a string gets that must not be plain, where both can hold it. */
  type Quotes = YamlQuotes
  val Quotes: YamlQuotes.type = YamlQuotes

  /** How a null is spelled. */
  type NullText = YamlNullText
  val NullText: YamlNullText.type = YamlNullText

  /** Which readers get strings back as they were. */
  type Readers = YamlReaderVersions
  val Readers: YamlReaderVersions.type = YamlReaderVersions

  /** How a value is laid out, as far as it can be: see [[BlockStyle.withLayout]]. */
  type Layout = YamlLayout
  val Layout: YamlLayout.type = YamlLayout

  /** Every YAML 1.1 or 1.2 reader reads back what was given: strings are plain only if both
    * versions read them as the same string, text of several lines is in literal blocks, the rest in
    * double quotes.
    */
  val safe: BlockYamlStyle = BlockYamlStyle.defaults

  private[swarender] lazy val profiles: StyleProfiles[YamlStyle] = new StyleProfiles("YamlStyle")(
    "safe" -> (() => safe),
    "quoted" -> (() => quoted),
    "pretty" -> (() => pretty),
    "kyaml" -> (() => kyaml),
    "pyyaml" -> (() => pyyaml),
    "json" -> (() => json)
  )

  /** The names of the profiles. */
  def names: List[String] = profiles.names

  /** The profile of that name. */
  def byName(name: String): Option[YamlStyle] = profiles.byName(name)

  /** The profile `safe`, with every string that is a value in quotes. */
  lazy val quoted: BlockYamlStyle = safe.edited(_.set(plainValues, false).set(blocks, false))

  /** The profile `safe`, with values that go beyond column 80 folded at spaces: in `>` blocks or in
    * quotes. A line has room for 20 chars of a text at least, however deep its place is.
    */
  def pretty: BlockYamlStyle = pretty(80)

  /** The style `pretty` that folds beyond column `width`, which is in `[1, 10000]`. */
  def pretty(width: Int): BlockYamlStyle = {
    require(width >= 1 && width <= 10000, s"width must be between 1 and 10000 columns, got $width")
    safe.set(YamlSettings.width, width)
  }

  /** What Python's package PyYAML 6.0 prints with `safe_dump`: in ASCII, keys in order, texts in
    * single quotes, and folded where a word ends beyond column 80. Its readers are those of YAML
    * 1.1: a text such as `0o7` is plain, unless `withQuotedNumbers` quotes it. Numbers are those of
    * Python, integral ones integers. The documents of `writeAll` are those of
    * `safe_dump_all(documents, explicit_start=True)`.
    *
    * {{{
    * Yaml.render(ujson.Obj("b" -> "it's", "a" -> "yes"), YamlStyle.pyyaml)   // a: 'yes'\nb: it's\n
    * }}}
    */
  lazy val pyyaml: PyyamlStyle = PyyamlStyle.profile(
    _.set(quotes, Quotes.SingleQuotes)
      .set(blocks, false)
      .set(width, 80)
      .set(maxKey, Int.MaxValue)
      .set(markEmptyKey, true)
      .set(strings, PyyamlStrings.plain)
      .set(escapes, Escapes.yamlAscii)
      .set(openEnd, true)
      .set(openStreamEnd, true)
      .set(Settings.numbers, NumberLayout.pyyaml)
      .set(Settings.keyOrder, KeyOrder.CodePoint)
  )

  /** Each document a line `---`, JSON on one line and a line feed. */
  def json: JsonYamlStyle = json(JsonStyle.compact)

  /** Each document a line `---`, JSON in `style` and a line feed. What JSON and YAML disagree about
    * is set: which chars are escaped, and how numbers are laid out. All else of `style` must be
    * JSON, with spaces and line breaks as its only white space: `python` is refused, and an indent
    * of tabs, at which some readers stop. A key that comes twice is refused, whatever `style` says.
    */
  def json(style: JsonStyle): JsonYamlStyle = JsonYamlStyle.of(style)

  /** KYAML, the part of YAML that Kubernetes prints from 1.34 on (KEP-5295): flow style on many
    * lines, all strings in double quotes, commas after the last element. The bytes are those of the
    * Go package `sigs.k8s.io/yaml/kyaml` 1.6.0, except that white space beyond ASCII at the start
    * of a line of a text is escaped, where that package loses it. An array is held in memory if its
    * first element is an array or object.
    */
  def kyaml: KyamlStyle = kyaml(compact = false)

  /** The style `kyaml`; with `compact` on one line, as the package's `Encoder.Compact`. */
  def kyaml(compact: Boolean): KyamlStyle = KyamlStyle.of(compact)

  private[swarender] def checkNumbers(style: YamlStyle, isSafe: Boolean): Unit =
    // Not `require`, whose text is a function, in what every process does that writes YAML.
    if (isSafe && !style(Settings.numbers).isYaml)
      throw new IllegalArgumentException(
        "requirement failed: YAML 1.1 does not read all numbers of this layout: " +
          "use NumberLayout.yaml, toml or tomlFloats"
      )
}
