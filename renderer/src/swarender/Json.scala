package swarender

/** JSON (RFC 8259) in the profiles of [[JsonStyle]].
  *
  * {{{
  * Json.render(Map("a" -> Seq(1, 2)))           // {"a":[1,2]}
  * }}}
  */
object Json extends Format[JsonStyle] {
  def style: JsonStyle = JsonStyle.compact
  def mediaType: String = "application/json"
  def fileExtension: String = "json"

  /** This format with a line for each element, indented by `n` spaces per level: the same as
    * `Json(JsonStyle.pretty(n))`.
    */
  def withIndent(n: Int): Format[JsonStyle] = apply(JsonStyle.pretty(n))

  override def toString: String = "Json"
  override def allowsRootArray: Boolean = true
  private[swarender] def isStyle(style: AnyRef): Boolean = style.isInstanceOf[JsonStyle]

  private[swarender] override def mediaTypeOf(style: JsonStyle): String = style.label.mediaType
  private[swarender] override def fileExtensionOf(style: JsonStyle): String = style.label.fileExtension
  private[swarender] override def documentsMediaTypeOf(style: JsonStyle): String = style.label.documentsMediaType
}
