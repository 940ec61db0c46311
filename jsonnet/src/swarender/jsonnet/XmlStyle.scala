package swarender
package jsonnet

import swarender.Policy.{KeyOrder, NumberText}
import swarender.event.{DocumentWriter, Filters}
import swarender.output.Output

/** Which bytes an XML document becomes: a profile of the companion, changed by `with` methods. */
final class XmlStyle private (values: StyleValues) extends Style(values) {
  type Self = XmlStyle
  private[swarender] def kind: StyleKind[XmlStyle] = XmlStyle
  private[swarender] def profiles: StyleProfiles[XmlStyle] = XmlStyle.profiles
  private[swarender] def ofDocuments: XmlStyle = this
  private[swarender] def writer(out: Output): DocumentWriter =
    Filters(XmlWriter(out, values, Dialect.textIn(this, this(XmlSettings.valueEscapes)).values), values)
}

object XmlStyle extends StyleKind[XmlStyle] {
  private[swarender] def settings: Array[Setting[?]] = XmlSettings.settings
  protected def make(values: StyleValues): XmlStyle = new XmlStyle(values)

  /** Well-formed XML 1.0: text and attributes are escaped; a name or a char that XML does not have
    * is a [[RenderError]].
    */
  val standard: XmlStyle = profile(_ => ())

  private[swarender] lazy val profiles: StyleProfiles[XmlStyle] =
    new StyleProfiles("XmlStyle")("standard" -> (() => standard), "jsonnet" -> (() => jsonnet))

  /** The style `jsonnet` of an evaluator. */
  private[swarender] def of(evaluator: EvaluatorRules): XmlStyle = jsonnet.derive("evaluator", evaluator) { e =>
    evaluator.inText(e)
    val _ = e
      .set(XmlSettings.escapes, evaluator.xmlEscapes)
      .set(XmlSettings.valueEscapes, evaluator.textEscapes)
  }

  /** The names of the profiles. */
  def names: List[String] = profiles.names

  /** The profile of that name. */
  def byName(name: String): Option[XmlStyle] = profiles.byName(name)

  /** Jsonnet's `std.manifestXmlJsonml(value)`, which escapes nothing. Attributes are sorted. */
  lazy val jsonnet: XmlStyle = profile(
    _.set(XmlSettings.wellFormed, false)
      .set(XmlSettings.escapes, Escapes.none)
      .set(Settings.numbers, NumberLayout.seventeenG)
      .set(Settings.numberText, NumberText.ToDouble)
      .set(Settings.keyOrder, KeyOrder.CodePoint)
  )
}
