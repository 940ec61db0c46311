package swarender

/** TOML 1.0 in the profiles of [[TomlStyle]]. A document is a table: any other root throws a
  * [[RenderError]] of kind `RootType`, a second document one of kind `SecondDocument`.
  *
  * {{{
  * Toml.render(Map("ports" -> Seq(80, 443)))    // ports = [80, 443]
  * }}}
  */
object Toml extends Format[TomlStyle] {
  def style: TomlStyle = TomlStyle.standard
  def mediaType: String = "application/toml"
  def fileExtension: String = "toml"

  /** This format with the elements of an array of several lines indented by `n` spaces: the same as
    * `Toml(TomlStyle.standard.withIndent(n))`.
    */
  def withIndent(n: Int): Format[TomlStyle] = apply(TomlStyle.standard.withIndent(n))

  override def toString: String = "Toml"
  private[swarender] def isStyle(style: AnyRef): Boolean = style.isInstanceOf[TomlStyle]
}
