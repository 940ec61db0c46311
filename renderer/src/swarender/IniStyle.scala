package swarender

import swarender.Policy.{KeyOrder, NumberText}
import swarender.text.{Escapes, NumberLayout}

private[swarender] final case class IniSettings(
    /* Whether an empty array is an empty line, and an empty document too. */
    emptyLines: Boolean = false,
    /* The escapes of strings in arrays and objects. */
    valueEscapes: Escapes = Escapes.jsonnet,
    shared: SharedSettings = SharedSettings(
      NumberLayout.seventeenG,
      numberText = NumberText.ToDouble,
      keyOrder = KeyOrder.CodePoint
    )
) extends StyleSettings {
  def isSmall: Boolean = shared.isSmall
  protected def ownNames: String = "emptyLines valueEscapes"
  def check(): Unit = checkShared()
}

/** Which bytes an INI document becomes: a profile of the companion, changed by `with` methods. */
final class IniStyle private (private[swarender] val settings: IniSettings) extends Style {
  type Self = IniStyle

  private[swarender] def profiles: StyleProfiles[IniStyle] = IniStyle.profiles
  private[swarender] def cache: StyleCache[IniStyle] = IniStyle.cache
  private[swarender] def replaceShared(shared: SharedSettings): IniStyle = new IniStyle(settings.copy(shared = shared))
}

object IniStyle {

  /** Jsonnet's `std.manifestIni(ini)`: the members of `main`, and a section for each member of
    * `sections`, sorted. A line is `key = value`, the value as `std.toString` has it, and an array
    * is a line for each element. Nothing is escaped.
    */
  val jsonnet: IniStyle = new IniStyle(IniSettings())

  private[swarender] lazy val cache = new StyleCache[IniStyle]

  private[swarender] lazy val profiles: StyleProfiles[IniStyle] =
    new StyleProfiles("IniStyle")("jsonnet" -> (() => jsonnet))

  /** The style `jsonnet` of an evaluator. */
  private[swarender] def of(evaluator: EvaluatorRules): IniStyle = jsonnet.derive("evaluator", evaluator)(
    new IniStyle(IniSettings(evaluator.emptyIniLines, evaluator.textEscapes, evaluator.inText(jsonnet.settings.shared)))
  )

  /** The names of the profiles. */
  def names: List[String] = profiles.names

  /** The profile of that name. */
  def byName(name: String): Option[IniStyle] = profiles.byName(name)
}
