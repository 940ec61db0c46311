package swarender

/** Which quotes a string gets that must not be plain, where both can hold it. */
final class YamlQuotes private (name: String) extends Policy(name) {
  private[swarender] def all: List[Policy] = YamlQuotes.all
}
object YamlQuotes {
  val DoubleQuotes: YamlQuotes = new YamlQuotes("DoubleQuotes")
  val SingleQuotes: YamlQuotes = new YamlQuotes("SingleQuotes")

  private[swarender] def all: List[YamlQuotes] = List(DoubleQuotes, SingleQuotes)
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

  /** A string of one line in a block `>`. */
  val Folded: YamlLayout = new YamlLayout("Folded")

  private[swarender] def all: List[YamlLayout] = List(Default, Flow, Block, Quoted, Literal, Folded)
}
