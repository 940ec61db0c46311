package swarender

/** The quotes of strings that cannot be plain, if both kinds can hold the string. */
sealed trait YamlQuotes extends Policy
object YamlQuotes {
  case object DoubleQuotes extends YamlQuotes
  case object SingleQuotes extends YamlQuotes

  /** Double quotes, but single ones where a string then needs fewer escapes: `'say "a"'`. */
  case object FewestEscapes extends YamlQuotes
}

/** The spelling of a null. */
sealed trait YamlNullText extends Policy
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
}

/** The parsers that must read strings back unchanged. */
sealed trait YamlParsers extends Policy
object YamlParsers {

  /** Parsers of YAML 1.1 and of YAML 1.2. */
  case object All extends YamlParsers

  /** Parsers of YAML 1.2 alone, to which `yes`, `no`, `on`, `off`, `y` and `n` are strings, and
    * `12:30` is not a number to the base 60.
    */
  case object Yaml12 extends YamlParsers
}

/** The layout of a value, where the value allows it: see [[BlockStyle.withLayout]]. */
sealed trait YamlLayout extends Policy
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
}

/** Which keys of an object are in quotes, in YAML and in JSON5. */
sealed trait KeyQuotes extends Policy
object KeyQuotes {

  /** Only keys that need quotes: the format has no other form for them, or a reader could take them
    * for something else.
    */
  case object Needed extends KeyQuotes

  case object Always extends KeyQuotes
}

/** What to write for number text that is too large for a double, such as `1e400`: readers of YAML
  * make an infinity or a string of it, or refuse it.
  */
sealed trait HugeNumbers extends Policy
object HugeNumbers {

  /** A [[RenderError]]. */
  case object Fail extends HugeNumbers

  /** The text as a string. */
  case object Quote extends HugeNumbers
}
