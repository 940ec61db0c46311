package swarender

import swarender.Policy.Surrogates
import swarender.yaml.YamlSettings

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
    * readers of YAML 1.1 would take `1e-7` and `1e+60` for strings: they throw
    * `IllegalArgumentException`, except in styles with the rules of another program.
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
  def names: List[String] = List("safe", "quoted", "pretty")

  /** The profile of that name, or `None`. */
  def byName(name: String): Option[YamlStyle] = name match {
    case "safe" => Some(safe)
    case "quoted" => Some(quoted)
    case "pretty" => Some(pretty)
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
}
