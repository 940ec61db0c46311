package swarender
package jsonnet

import swarender.Policy.{KeyOrder, NumberText}

/** The settings of INI. */
private[swarender] object IniSettings extends SettingTable(Settings.shared) {
  val emptyLines: Setting[Boolean] =
    yesNo("emptyLines", false, "whether an empty array is an empty line, and an empty document too")
  val valueEscapes: Setting[Escapes] =
    data("valueEscapes", Escapes.jsonnet, classOf[Escapes], "the escapes of strings in arrays and objects")

  val compactValues: Setting[Boolean] =
    yesNo("compactValues", false, "whether arrays and objects have no spaces")

  val settings: Array[Setting[?]] = replaced(
    all,
    List(
      Settings.numbers.in(NumberLayout.seventeenG),
      Settings.numberText.in(NumberText.ToDouble),
      Settings.keyOrder.in(KeyOrder.CodePoint)
    )
  )
}
