package swarender
package jsonnet

import swarender.Policy.{KeyOrder, NumberText}
import swarender.event.{DocumentWriter, Filters}
import swarender.output.Output

/** Controls the output of XML. Start from a profile of the companion and change it by `with`
  * methods.
  *
  * {{{
  * XmlStyle.standard.withTextEscapes(Escapes.xmlContent)      // <a b="&quot;">"</a>
  * }}}
  */
final class XmlStyle private[swarender] (private[swarender] val settings: XmlSettings) extends LenientStyle {
  type Self = XmlStyle
  private[swarender] def copied(common: CommonSettings): XmlStyle =
    new XmlStyle(settings.copy(common = common))
  private[swarender] def ofDocuments: XmlStyle = this
  private[swarender] def writer(out: Output): DocumentWriter =
    Filters(
      new XmlWriter(Dialect.values(out, common, settings.valueEscapes, settings.compactValues), settings),
      common
    )

  /** The escapes of text: `Escapes.xml`, `xmlText`, `xmlContent` or `none`. */
  def withTextEscapes(escapes: Escapes): XmlStyle =
    new XmlStyle(settings.copy(textEscapes = present(escapes)))

  /** The escapes of attributes: `Escapes.xml`, `xmlText` or `none`. */
  def withAttributeEscapes(escapes: Escapes): XmlStyle =
    new XmlStyle(settings.copy(attributeEscapes = present(escapes)))

  /** The escapes of strings inside an array or object that is the value of an attribute. */
  def withValueEscapes(escapes: Escapes): XmlStyle =
    new XmlStyle(settings.copy(valueEscapes = present(escapes)))

  /** Whether an array or object that is the value of an attribute has no spaces: `{"a":[1,2]}`. */
  def withCompactValues(compact: Boolean): XmlStyle =
    new XmlStyle(settings.copy(compactValues = compact))

  /** Whether a character that XML 1.0 does not allow throws a [[RenderError]] of kind `ValueType`.
    */
  def withCheckedChars(checked: Boolean): XmlStyle =
    new XmlStyle(settings.copy(checkedChars = checked))

  /** Whether a name that XML 1.0 does not allow throws a [[RenderError]] of kind `ElementName` or
    * `AttributeName`, and whether characters that readers change are references such as `&#10;`:
    * carriage returns, and the line feeds and tabs of attributes.
    */
  def withWellFormed(formed: Boolean): XmlStyle =
    new XmlStyle(settings.copy(wellFormed = formed))
}

object XmlStyle {

  /** Well-formed XML 1.0: text and attributes are escaped; a name or character that XML does not
    * allow throws a [[RenderError]].
    */
  val standard: XmlStyle = new XmlStyle(XmlSettings())

  private def profiles: List[(String, XmlStyle)] = List("standard" -> standard, "jsonnet" -> jsonnet)

  /** The names of the profiles. */
  def names: List[String] = profiles.map(_._1)

  /** The profile of that name, or `None`. */
  def byName(name: String): Option[XmlStyle] = profiles.collectFirst { case (`name`, style) => style }

  /** Jsonnet's `std.manifestXmlJsonml(value)`, which escapes nothing. Attributes are sorted. */
  val jsonnet: XmlStyle = new XmlStyle(
    XmlSettings(
      CommonSettings(
        numbers = NumberLayout.seventeenG,
        numberText = NumberText.ToDouble,
        keyOrder = KeyOrder.CodePoint
      ),
      wellFormed = false,
      checkedChars = false,
      textEscapes = Escapes.none,
      attributeEscapes = Escapes.none
    )
  )
}
