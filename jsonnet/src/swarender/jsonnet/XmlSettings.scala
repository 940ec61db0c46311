package swarender
package jsonnet

/** The settings of XML. */
private[swarender] object XmlSettings extends SettingTable(Settings.shared) {
  val wellFormed: Setting[Boolean] = yesNo(
    "wellFormed",
    true,
    "whether names that XML does not have are refused, and line breaks that readers change are references"
  )
  val checkedChars: Setting[Boolean] = yesNo("checkedChars", true, "whether chars that XML does not have are refused")
  val textEscapes: Setting[Escapes] = data("textEscapes", Escapes.xml, classOf[Escapes], "the escapes of text")
  val attributeEscapes: Setting[Escapes] =
    data("attributeEscapes", Escapes.xml, classOf[Escapes], "the escapes of attributes")
  val valueEscapes: Setting[Escapes] = data(
    "valueEscapes",
    Escapes.jsonnet,
    classOf[Escapes],
    "the escapes of strings in the arrays and objects of an attribute, before those"
  )
  val compactValues: Setting[Boolean] =
    yesNo("compactValues", false, "whether arrays and objects in an attribute have no spaces")

  val settings: Array[Setting[?]] = all
}
