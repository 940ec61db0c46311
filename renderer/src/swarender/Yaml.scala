package swarender

/** YAML for readers of version 1.1 and 1.2, in the profiles of [[YamlStyle]].
  *
  * {{{
  * Yaml.render(Map("country" -> "no"))          // country: "no"
  * }}}
  */
object Yaml extends Format[YamlStyle] {
  def style: YamlStyle = YamlStyle.safe

  /** RFC 9512. */
  def mediaType: String = "application/yaml"
  def fileExtension: String = "yaml"

  /** This format with members indented by `n` spaces: the same as
    * `Yaml(YamlStyle.safe.withIndent(n))`.
    */
  def withIndent(n: Int): Format[YamlStyle] = apply(YamlStyle.safe.withIndent(n))

  override def toString: String = "Yaml"
  override def allowsRootArray: Boolean = true
  private[swarender] def isStyle(style: AnyRef): Boolean = style.isInstanceOf[YamlStyle]
}
