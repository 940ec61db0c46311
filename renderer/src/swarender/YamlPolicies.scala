package swarender

/** The quotes of strings that cannot be plain, if both kinds can hold the string. */
final class YamlQuotes private (name: String) extends Policy(name) {
  private[swarender] def all: List[Policy] = YamlQuotes.all
}
object YamlQuotes {
  val DoubleQuotes: YamlQuotes = new YamlQuotes("DoubleQuotes")
  val SingleQuotes: YamlQuotes = new YamlQuotes("SingleQuotes")

  /** Double quotes, but single ones where a string then needs fewer escapes: `'say "a"'`. */
  val FewestEscapes: YamlQuotes = new YamlQuotes("FewestEscapes")

  private[swarender] def all: List[YamlQuotes] = List(DoubleQuotes, SingleQuotes, FewestEscapes)
}

/** How a null is spelled. */
final class YamlNullText private (name: String) extends Policy(name) {
  private[swarender] def all: List[Policy] = YamlNullText.all
}
object YamlNullText {

  /** `null` */
  val Word: YamlNullText = new YamlNullText("Word")

  /** `~`; in flow style `null`. Readers with the JSON schema of YAML 1.2, the default of
    * snakeyaml-engine, take `~` for a string.
    */
  val Tilde: YamlNullText = new YamlNullText("Tilde")

  /** Nothing, if the null is the value of a member in block style: `key:`. Elsewhere `null`,
    * because an empty document is no document, and a lone dash looks like a mistake.
    */
  val Empty: YamlNullText = new YamlNullText("Empty")

  private[swarender] def all: List[YamlNullText] = List(Word, Tilde, Empty)
}

/** The readers that must read strings back unchanged. */
final class YamlReaderVersions private (name: String) extends Policy(name) {
  private[swarender] def all: List[Policy] = YamlReaderVersions.all
}
object YamlReaderVersions {

  /** Readers of YAML 1.1 and of YAML 1.2. */
  val All: YamlReaderVersions = new YamlReaderVersions("All")

  /** Readers of YAML 1.2 alone, to which `yes`, `no`, `on`, `off`, `y` and `n` are strings, and
    * `12:30` is no number to the base 60.
    */
  val Yaml12: YamlReaderVersions = new YamlReaderVersions("Yaml12")

  private[swarender] def all: List[YamlReaderVersions] = List(All, Yaml12)
}

/** How a value is laid out, as far as it can be: see [[BlockStyle.withLayout]]. */
final class YamlLayout private (name: String) extends Policy(name) {
  private[swarender] def all: List[Policy] = YamlLayout.all
}
object YamlLayout {

  /** The layout of the style. */
  val Default: YamlLayout = new YamlLayout("Default")

  /** A container in flow style, on one line. */
  val Flow: YamlLayout = new YamlLayout("Flow")

  /** A container in block style, also where `withFlow` would put it in flow style. */
  val Block: YamlLayout = new YamlLayout("Block")

  /** A string in double quotes. */
  val Quoted: YamlLayout = new YamlLayout("Quoted")

  /** A string in a block `|`. */
  val Literal: YamlLayout = new YamlLayout("Literal")

  /** A string in a block `>`, folded at the width of the style, or at column 80 if it has none. */
  val Folded: YamlLayout = new YamlLayout("Folded")

  private[swarender] def all: List[YamlLayout] = List(Default, Flow, Block, Quoted, Literal, Folded)
}
