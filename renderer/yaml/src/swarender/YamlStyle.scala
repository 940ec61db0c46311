package swarender

import swarender.Policy.{KeyOrder, Surrogates}
import swarender.yaml.{PyyamlStrings, YamlSettings}

/** Controls the output of YAML. Start from a profile of the companion and change it by `with`
  * methods.
  *
  * {{{
  * YamlStyle.safe.withIndentSequences(true).withNulls(Nulls.OmitMembers)
  * }}}
  *
  * @see
  *   [[https://swarender.github.io/swarender/reference/yaml/ YAML]]
  */
abstract class YamlStyle private[swarender] () extends LenientStyle {
  type Self <: YamlStyle

  /** Whether readers of version 1.1 and 1.2 have to read back all numbers. */
  private[swarender] def isSafe: Boolean = true

  /** The layout of doubles: `NumberLayout.yaml`, `toml` or `tomlFloats`. With other layouts,
    * readers of YAML 1.1 would take `1e-7` and `1e+60` for strings: they are an
    * `IllegalArgumentException`, except in styles of Jsonnet.
    */
  override def withNumbers(layout: NumberLayout): Self = {
    if (isSafe && !layout.isYaml)
      throw CommonSettings.illegal(
        "YAML 1.1 does not read all numbers of this layout: use NumberLayout.yaml, toml or tomlFloats"
      )
    super.withNumbers(layout)
  }

  /** How lone surrogates are written: any policy but `Escape`, since YAML cannot escape them. */
  override def withSurrogates(policy: Surrogates): Self = {
    require(policy ne Surrogates.Escape, "YAML cannot escape lone surrogates")
    super.withSurrogates(policy)
  }

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

object YamlStyle {

  /** Whether nulls are written, omitted, or an error. */
  type Nulls = Policy.Nulls
  val Nulls: Policy.Nulls.type = Policy.Nulls

  /** The quotes of strings that cannot be plain, if both kinds can hold the string. */
  type Quotes = YamlQuotes
  val Quotes: YamlQuotes.type = YamlQuotes

  /** How a null is spelled. */
  type NullText = YamlNullText
  val NullText: YamlNullText.type = YamlNullText

  /** The parsers that must read strings back unchanged. */
  type Parsers = YamlParsers
  val Parsers: YamlParsers.type = YamlParsers

  /** How a value is laid out, as far as it can be: see [[BlockStyle.withLayout]]. */
  type Layout = YamlLayout
  val Layout: YamlLayout.type = YamlLayout

  /** YAML that readers of version 1.1 and 1.2 read back unchanged: strings are plain only if both
    * versions read them as the same string, text of several lines is in literal blocks, the rest in
    * double quotes.
    */
  val safe: BlockYamlStyle = new BlockYamlStyle(YamlSettings())

  /** The names of the profiles. */
  def names: List[String] = List("safe", "quoted", "pretty", "kyaml", "pyyaml", "json")

  /** The profile of that name, or `None`. */
  def byName(name: String): Option[YamlStyle] = name match {
    case "safe" => Some(safe)
    case "quoted" => Some(quoted)
    case "pretty" => Some(pretty)
    case "kyaml" => Some(kyaml)
    case "pyyaml" => Some(pyyaml)
    case "json" => Some(json)
    case _ => None
  }

  /** The profile `safe`, with quotes around every string except keys. */
  def quoted: BlockYamlStyle = new BlockYamlStyle(YamlSettings(plainValues = false, blocks = false))

  /** The profile `safe`, with values that go beyond column 80 folded at spaces: in `>` blocks or in
    * quotes. A line has room for at least 20 characters of text, however deep it is.
    */
  def pretty: BlockYamlStyle = pretty(80)

  /** The style `pretty` that folds beyond column `width`, which is in `[1, 10000]`. */
  def pretty(width: Int): BlockYamlStyle = {
    require(width >= 1 && width <= 10000, s"width must be between 1 and 10000 columns, got $width")
    new BlockYamlStyle(YamlSettings(width = width))
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
  def pyyaml: PyyamlStyle = Pyyaml.profile

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

  /** Apart from the others: a process that writes another profile does not load it. */
  private object Pyyaml {
    val profile: PyyamlStyle = new PyyamlStyle(
      YamlSettings(
        YamlSettings.common.copy(numbers = NumberLayout.pyyaml, keyOrder = KeyOrder.CodePoint),
        quotes = YamlQuotes.SingleQuotes,
        blocks = false,
        width = 80,
        maxKey = Int.MaxValue,
        markEmptyKey = true,
        strings = PyyamlStrings.plain,
        escapes = Escapes.yamlAscii,
        openEnd = true,
        openStreamEnd = true
      )
    )
  }
}
