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
final class XmlStyle private (values: StyleValues) extends Style(values) {
  import XmlSettings._

  type Self = XmlStyle
  private[swarender] def kind: StyleKind[XmlStyle] = XmlStyle
  private[swarender] def profiles: StyleProfiles[XmlStyle] = XmlStyle.profiles
  private[swarender] def ofDocuments: XmlStyle = this
  private[swarender] def writer(out: Output): DocumentWriter =
    Filters(XmlWriter(out, values, Dialect.textIn(this, this(valueEscapes), this(compactValues)).values), values)

  /** The escapes of text: `Escapes.xml`, `xmlText`, `xmlContent` or `none`. */
  def withTextEscapes(escapes: Escapes): XmlStyle = set(textEscapes, escapes)

  /** The escapes of attributes: `Escapes.xml`, `xmlText` or `none`. */
  def withAttributeEscapes(escapes: Escapes): XmlStyle = set(attributeEscapes, escapes)

  /** The escapes of strings inside an array or object that is the value of an attribute. */
  def withValueEscapes(escapes: Escapes): XmlStyle = set(valueEscapes, escapes)

  /** Whether an array or object that is the value of an attribute has no spaces: `{"a":[1,2]}`. */
  def withCompactValues(compact: Boolean): XmlStyle = set(compactValues, compact)

  /** Whether a character that XML 1.0 does not allow throws a [[RenderError]] of kind `ValueType`.
    */
  def withCheckedChars(checked: Boolean): XmlStyle = set(checkedChars, checked)

  /** Whether a name that XML 1.0 does not allow throws a [[RenderError]] of kind `ElementName` or
    * `AttributeName`, and whether characters that readers change are references such as `&#10;`:
    * carriage returns, and the line feeds and tabs of attributes.
    */
  def withWellFormed(formed: Boolean): XmlStyle = set(wellFormed, formed)
}

// In 2.12 an object is serialized with its fields: they are transient.
object XmlStyle extends StyleKind[XmlStyle] {
  private[swarender] def settings: Array[Setting[?]] = XmlSettings.settings
  protected def make(values: StyleValues): XmlStyle = new XmlStyle(values)

  /** Well-formed XML 1.0: text and attributes are escaped; a name or character that XML does not
    * allow throws a [[RenderError]].
    */
  @transient val standard: XmlStyle = defaults

  @transient private[swarender] lazy val profiles: StyleProfiles[XmlStyle] =
    new StyleProfiles("XmlStyle")("standard" -> (() => standard), "jsonnet" -> (() => jsonnet))

  /** The names of the profiles. */
  def names: List[String] = profiles.names

  /** The profile of that name, or `None`. */
  def byName(name: String): Option[XmlStyle] = profiles.byName(name)

  /** Jsonnet's `std.manifestXmlJsonml(value)`, which escapes nothing. Attributes are sorted. */
  @transient lazy val jsonnet: XmlStyle = profile(
    _.set(XmlSettings.wellFormed, false)
      .set(XmlSettings.checkedChars, false)
      .set(XmlSettings.textEscapes, Escapes.none)
      .set(XmlSettings.attributeEscapes, Escapes.none)
      .set(Settings.numbers, NumberLayout.seventeenG)
      .set(Settings.numberText, NumberText.ToDouble)
      .set(Settings.keyOrder, KeyOrder.CodePoint)
  )
}
