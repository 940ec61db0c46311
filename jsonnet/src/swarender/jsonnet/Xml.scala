package swarender
package jsonnet

/** XML from JsonML (http://www.jsonml.org), in the profiles of [[XmlStyle]]. An element is an array
  * of its name, an object of its attributes (which may be left out), and its children: strings and
  * elements. The root is an element.
  *
  * {{{
  * Xml.render(ujson.read("""["a", {"href": "x?a&b"}, "see ", ["b", "x"]]"""))
  * // <a href="x?a&amp;b">see <b>x</b></a>
  * }}}
  */
object Xml extends Format[XmlStyle] {
  def style: XmlStyle = XmlStyle.standard
  def mediaType: String = "application/xml"
  def fileExtension: String = "xml"

  override def toString: String = "Xml"
  private[swarender] def isStyle(style: AnyRef): Boolean = style.isInstanceOf[XmlStyle]

}
