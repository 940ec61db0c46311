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

  override def toString: String = "Json"
  override def writesArrays: Boolean = true
  private[swarender] def isStyle(style: AnyRef): Boolean = style.isInstanceOf[JsonStyle]

  private[swarender] override def mediaTypeOf(style: JsonStyle): String = style.label.mediaType
  private[swarender] override def fileExtensionOf(style: JsonStyle): String = style.label.fileExtension
  private[swarender] override def documentsMediaType(style: JsonStyle): String = style.label.allMediaType
}
