package swarender
package jsonnet

import swarender.Policy.{KeyOrder, NumberText}

/** What a style of INI decides.
  *
  * @param emptyLines
  *   whether an empty array is an empty line, and an empty document too
  * @param valueEscapes
  *   the escapes of strings in arrays and objects
  * @param compactValues
  *   whether arrays and objects have no spaces
  */
private[swarender] final case class IniSettings(
    common: CommonSettings = CommonSettings(
      numbers = NumberLayout.seventeenG,
      numberText = NumberText.ToDouble,
      keyOrder = KeyOrder.CodePoint
    ),
    emptyLines: Boolean = false,
    valueEscapes: Escapes = Escapes.jsonnet,
    compactValues: Boolean = false
) extends StyleSettings {
  def isSmall: Boolean = common.areSmall(0)
}
