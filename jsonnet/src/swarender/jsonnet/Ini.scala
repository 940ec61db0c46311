package swarender
package jsonnet

/** INI files as Jsonnet's `std.manifestIni` writes them, in the profiles of [[IniStyle]]. A
  * document is an object with the members `main`, which may be left out, and `sections`; other
  * roots are errors, and so is a second document.
  *
  * {{{
  * Ini.render(ujson.Obj("sections" -> ujson.Obj("server" -> ujson.Obj("port" -> 80))))
  * // [server]
  * // port = 80
  * }}}
  */
object Ini extends Format[IniStyle] {
  def style: IniStyle = IniStyle.jsonnet
  def mediaType: String = "text/plain"
  def fileExtension: String = "ini"

  override def toString: String = "Ini"
  private[swarender] def isStyle(style: AnyRef): Boolean = style.isInstanceOf[IniStyle]

}
