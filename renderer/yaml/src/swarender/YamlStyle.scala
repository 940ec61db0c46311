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

  private[swarender] override def check(common: CommonSettings): Unit = {
    if (isSafe && !common.numbers.isYaml)
      throw CommonSettings.illegal(
        "YAML 1.1 does not read all numbers of this layout: use NumberLayout.yaml, toml or tomlFloats"
      )
    if (common.surrogates eq Surrogates.Escape) throw CommonSettings.illegal("YAML cannot escape lone surrogates")
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

  private def profiles: List[(String, YamlStyle)] = List("safe" -> safe, "quoted" -> quoted, "pretty" -> pretty)

  /** The names of the profiles. */
  def names: List[String] = profiles.map(_._1)

  /** The profile of that name, or `None`. */
  def byName(name: String): Option[YamlStyle] = profiles.collectFirst { case (`name`, style) => style }

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
