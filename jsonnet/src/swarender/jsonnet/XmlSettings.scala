package swarender
package jsonnet

/** What a style of XML decides.
  *
  * @param wellFormed
  *   whether names that XML does not have are refused, and line breaks that readers change are
  *   references
  * @param checkedChars
  *   whether chars that XML does not have are refused
  * @param textEscapes
  *   the escapes of text
  * @param attributeEscapes
  *   the escapes of attributes
  * @param valueEscapes
  *   the escapes of strings in the arrays and objects of an attribute, before those
  * @param compactValues
  *   whether arrays and objects in an attribute have no spaces
  */
private[swarender] final case class XmlSettings(
    common: CommonSettings = CommonSettings(),
    wellFormed: Boolean = true,
    checkedChars: Boolean = true,
    textEscapes: Escapes = Escapes.xml,
    attributeEscapes: Escapes = Escapes.xml,
    valueEscapes: Escapes = Escapes.jsonnet,
    compactValues: Boolean = false
) extends StyleSettings {
  def isSmall: Boolean = common.areSmall(0)
}
