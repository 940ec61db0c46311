package swarender

/** The quotes of strings that cannot be plain, if both kinds can hold the string. */
object YamlQuotes extends PolicyKind("YamlQuotes") {
  val DoubleQuotes: YamlStyle.Quotes = named("DoubleQuotes")
  val SingleQuotes: YamlStyle.Quotes = named("SingleQuotes")

  /** Double quotes, but single ones where a string then needs fewer escapes: `'say "a"'`. */
  val FewestEscapes: YamlStyle.Quotes = named("FewestEscapes")

  private[swarender] def all: List[YamlStyle.Quotes] = List(DoubleQuotes, SingleQuotes, FewestEscapes)
}

/** How a null is spelled. */
object YamlNullText extends PolicyKind("YamlNullText") {

  /** `null` */
  val Word: YamlStyle.NullText = named("Word")

  /** `~`; in flow style `null`. Readers with the JSON schema of YAML 1.2, the default of
    * snakeyaml-engine, take `~` for a string.
    */
  val Tilde: YamlStyle.NullText = named("Tilde")

  /** Nothing, if the null is the value of a member in block style: `key:`. Elsewhere `null`,
    * because an empty document would vanish, and a bare dash looks like a typo.
    */
  val Empty: YamlStyle.NullText = named("Empty")

  private[swarender] def all: List[YamlStyle.NullText] = List(Word, Tilde, Empty)
}

/** The readers that must read strings back unchanged. */
object YamlReaderVersions extends PolicyKind("YamlReaderVersions") {

  /** Readers of YAML 1.1 and of YAML 1.2. */
  val All: YamlStyle.Readers = named("All")

  /** Readers of YAML 1.2 alone, to which `yes`, `no`, `on`, `off`, `y` and `n` are strings, and
    * `12:30` is not a number to the base 60.
    */
  val Yaml12: YamlStyle.Readers = named("Yaml12")

  private[swarender] def all: List[YamlStyle.Readers] = List(All, Yaml12)
}

/** How a value is laid out, as far as it can be: see [[BlockStyle.withLayout]]. */
object YamlLayout extends PolicyKind("YamlLayout") {

  /** The layout of the style. */
  val Default: YamlStyle.Layout = named("Default")

  /** A container in flow style, on one line. */
  val Flow: YamlStyle.Layout = named("Flow")

  /** A container in block style, also where `withFlow` would put it in flow style. */
  val Block: YamlStyle.Layout = named("Block")

  /** A string in double quotes. */
  val Quoted: YamlStyle.Layout = named("Quoted")

  /** A string in a block `|`. */
  val Literal: YamlStyle.Layout = named("Literal")

  /** A string in a block `>`, folded at the width of the style, or at column 80 if it has none. */
  val Folded: YamlStyle.Layout = named("Folded")

  private[swarender] def all: List[YamlStyle.Layout] = List(Default, Flow, Block, Quoted, Literal, Folded)
}
