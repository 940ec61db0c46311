package swarender
package jsonnet

import swarender.Policy.{KeyOrder, NumberText}
import swarender.event.{DocumentWriter, Filters}
import swarender.output.Output

/** Which bytes an XML document becomes: a profile of the companion, changed by `with` methods.
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

  /** Which chars of text are escaped, and how: `Escapes.xml`, `xmlText`, `xmlContent` or `none`. */
  def withTextEscapes(escapes: Escapes): XmlStyle = set(textEscapes, escapes)

  /** Which chars of attributes are escaped, and how: `Escapes.xml`, `xmlText` or `none`. */
  def withAttributeEscapes(escapes: Escapes): XmlStyle = set(attributeEscapes, escapes)

  /** Which chars of strings in the arrays and objects of an attribute are escaped as in JSON. */
  def withValueEscapes(escapes: Escapes): XmlStyle = set(valueEscapes, escapes)

  /** Whether arrays and objects in an attribute are written as `{"a":[1,2]}`, without spaces. */
  def withCompactValues(compact: Boolean): XmlStyle = set(compactValues, compact)

  /** Whether chars that XML does not have are a [[RenderError]]. */
  def withCheckedChars(checked: Boolean): XmlStyle = set(checkedChars, checked)

  /** Whether names that XML does not have are a [[RenderError]], and carriage returns, and the line
    * feeds and tabs of attributes, are references such as `&#10;`, since readers change them.
    */
  def withWellFormed(formed: Boolean): XmlStyle = set(wellFormed, formed)
}

// In 2.12 an object is serialized with its fields: they are transient.
object XmlStyle extends StyleKind[XmlStyle] {
  private[swarender] def settings: Array[Setting[?]] = XmlSettings.settings
  protected def make(values: StyleValues): XmlStyle = new XmlStyle(values)

  /** Well-formed XML 1.0: text and attributes are escaped; a name or a char that XML does not have
    * is a [[RenderError]].
    */
  @transient val standard: XmlStyle = defaults

  @transient private[swarender] lazy val profiles: StyleProfiles[XmlStyle] =
    new StyleProfiles("XmlStyle")("standard" -> (() => standard), "jsonnet" -> (() => jsonnet))

  /** The names of the profiles. */
  def names: List[String] = profiles.names

  /** The profile of that name. */
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
