package swarender

import swarender.Policy.{KeyOrder, NumberText}
import swarender.text.{Escapes, NumberLayout}

private[swarender] final case class XmlSettings(
    /* Whether names and chars that XML does not have are refused. */
    wellFormed: Boolean = true,
    /* The escapes of text and attributes. */
    escapes: Escapes = Escapes.xml,
    /* The escapes of strings in the arrays and objects of an attribute, before those. */
    valueEscapes: Escapes = Escapes.jsonnet,
    shared: SharedSettings = SharedSettings(NumberLayout.ecma)
) extends StyleSettings {
  def isSmall: Boolean = shared.isSmall
  protected def ownNames: String = XmlSettings.Names
  def check(): Unit = checkShared()
}

private[swarender] object XmlSettings {

  /** The fields but the last, in order. */
  val Names = "wellFormed escapes valueEscapes"
}

/** Which bytes an XML document becomes: a profile of the companion, changed by `with` methods. */
final class XmlStyle private (private[swarender] val settings: XmlSettings) extends Style {
  type Self = XmlStyle

  private[swarender] def profiles: StyleProfiles[XmlStyle] = XmlStyle.profiles
  private[swarender] def cache: StyleCache[XmlStyle] = XmlStyle.cache
  private[swarender] def replaceShared(shared: SharedSettings): XmlStyle = new XmlStyle(settings.copy(shared = shared))
}

object XmlStyle {

  /** Well-formed XML 1.0: text and attributes are escaped; a name or a char that XML does not have
    * is a [[RenderError]].
    */
  val standard: XmlStyle = new XmlStyle(XmlSettings())

  private[swarender] lazy val cache = new StyleCache[XmlStyle]

  private[swarender] lazy val profiles: StyleProfiles[XmlStyle] =
    new StyleProfiles("XmlStyle")("standard" -> (() => standard), "jsonnet" -> (() => jsonnet))

  /** The style `jsonnet` of an evaluator. */
  private[swarender] def of(evaluator: EvaluatorRules): XmlStyle = jsonnet.derive("evaluator", evaluator)(
    new XmlStyle(
      jsonnet.settings.copy(
        escapes = evaluator.xmlEscapes,
        valueEscapes = evaluator.textEscapes,
        shared = evaluator.inText(jsonnet.settings.shared)
      )
    )
  )

  /** The names of the profiles. */
  def names: List[String] = profiles.names

  /** The profile of that name. */
  def byName(name: String): Option[XmlStyle] = profiles.byName(name)

  /** Jsonnet's `std.manifestXmlJsonml(value)`, which escapes nothing. Attributes are sorted. */
  lazy val jsonnet: XmlStyle = new XmlStyle(
    XmlSettings(
      wellFormed = false,
      escapes = Escapes.none,
      shared = SharedSettings(
        NumberLayout.seventeenG,
        numberText = NumberText.ToDouble,
        keyOrder = KeyOrder.CodePoint
      )
    )
  )
}
