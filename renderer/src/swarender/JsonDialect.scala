package swarender

/** JSON, or a language that has JSON in it.
  *
  * @param commentMark
  *   what a comment begins with, up to the end of its line; empty for a language without comments
  */
private[swarender] sealed abstract class JsonDialect(name: String, private[swarender] val commentMark: String)
    extends Policy(name) {
  private[swarender] final def all: List[Policy] = JsonDialect.all

  /** Whether there are comments up to the end of a line, or inside of one. */
  private[swarender] def hasComments(endsLines: Boolean): Boolean =
    if (endsLines) !commentMark.isEmpty else commentMark == "//"

  /** Whether a comma may be after the last element or member. */
  private[swarender] def hasTrailingCommas: Boolean = true
}

private[swarender] object JsonDialect {

  /** RFC 8259. */
  object Strict extends JsonDialect("Strict", "") {
    private[swarender] override def hasTrailingCommas: Boolean = false
  }

  /** JSON with comments, as editors read their settings. */
  object Jsonc extends JsonDialect("Jsonc", "//")

  /** https://spec.json5.org */
  object Json5 extends JsonDialect("Json5", "//")

  /** The part of YAML that Kubernetes 1.34 prints: KEP-5295. */
  object Kyaml extends JsonDialect("Kyaml", "#")

  /** Flow style inside of YAML: strings are plain where the block style has them plain and no char
    * of them belongs to the flow style; or all strings that are values are in quotes.
    */
  object YamlFlow extends JsonDialect("YamlFlow", "")
  object QuotedFlow extends JsonDialect("QuotedFlow", "")

  private def all: List[JsonDialect] = List(Strict, Jsonc, Json5, Kyaml, YamlFlow, QuotedFlow)
}
