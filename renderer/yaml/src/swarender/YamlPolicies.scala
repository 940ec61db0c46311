package swarender

/** The quotes of strings that cannot be plain, if both kinds can hold the string. */
sealed trait YamlQuotes extends Policy with Product
object YamlQuotes {
  case object DoubleQuotes extends YamlQuotes
  case object SingleQuotes extends YamlQuotes

  /** Double quotes, but single ones where a string then needs fewer escapes: `'say "a"'`. */
  case object FewestEscapes extends YamlQuotes

  private[swarender] def all: List[YamlQuotes] = List(DoubleQuotes, SingleQuotes, FewestEscapes)
}

/** The spelling of a null. */
sealed trait YamlNullText extends Policy with Product
object YamlNullText {

  /** `null` */
  case object Word extends YamlNullText

  /** `~`; in flow style `null`. Readers with the JSON schema of YAML 1.2, the default of
    * snakeyaml-engine, take `~` for a string.
    */
  case object Tilde extends YamlNullText

  /** Nothing, if the null is the value of a member in block style: `key:`. Elsewhere `null`,
    * because an empty document would vanish, and a bare dash looks like a typo.
    */
  case object Empty extends YamlNullText

  private[swarender] def all: List[YamlNullText] = List(Word, Tilde, Empty)
}

/** The parsers that must read strings back unchanged. */
sealed trait YamlParsers extends Policy with Product
object YamlParsers {

  /** Parsers of YAML 1.1 and of YAML 1.2. */
  case object All extends YamlParsers

  /** Parsers of YAML 1.2 alone, to which `yes`, `no`, `on`, `off`, `y` and `n` are strings, and
    * `12:30` is not a number to the base 60.
    */
  case object Yaml12 extends YamlParsers

  private[swarender] def all: List[YamlParsers] = List(All, Yaml12)
}

/** The layout of a value, where the value allows it: see [[BlockStyle.withLayout]]. */
sealed trait YamlLayout extends Policy with Product
object YamlLayout {

  /** The layout of the style. */
  case object Default extends YamlLayout

  /** A container in flow style, on one line. */
  case object Flow extends YamlLayout

  /** A container in block style, also where `withMaxFlowLength` would put it in flow style. */
  case object Block extends YamlLayout

  /** A string in double quotes. */
  case object Quoted extends YamlLayout

  /** A string in a block `|`. */
  case object Literal extends YamlLayout

  /** A string in a block `>`, folded at the width of the style, or at column 80 if it has none. */
  case object Folded extends YamlLayout

  private[swarender] def all: List[YamlLayout] = List(Default, Flow, Block, Quoted, Literal, Folded)
}
