package swarender
package jsonnet


/** The settings of XML. */
private[swarender] object XmlSettings extends SettingTable(Settings.shared) {
  val wellFormed: Setting[Boolean] =
    yesNo("wellFormed", true, "whether names and chars that XML does not have are refused")
  val escapes: Setting[Escapes] =
    data("escapes", Escapes.xml, classOf[Escapes], "the escapes of text and attributes")
  val valueEscapes: Setting[Escapes] = data(
    "valueEscapes",
    Escapes.jsonnet,
    classOf[Escapes],
    "the escapes of strings in the arrays and objects of an attribute, before those"
  )

  val settings: Array[Setting[?]] = all
}
