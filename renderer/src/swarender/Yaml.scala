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

  override def toString: String = "Yaml"
  override def writesArrays: Boolean = true
  private[swarender] def isStyle(style: AnyRef): Boolean = style.isInstanceOf[YamlStyle]
}
