package swarender
package jsonnet

import swarender.event.{DocumentWriter, Filters}
import swarender.output.Output

/** Which bytes an INI document becomes: a profile of the companion, changed by `with` methods. */
final class IniStyle private (values: StyleValues) extends Style(values) {
  type Self = IniStyle
  private[swarender] def kind: StyleKind[IniStyle] = IniStyle
  private[swarender] def profiles: StyleProfiles[IniStyle] = IniStyle.profiles
  private[swarender] def ofDocuments: IniStyle = this
  private[swarender] def writer(out: Output): DocumentWriter =
    Filters(IniWriter(out, values, Dialect.textIn(this, this(IniSettings.valueEscapes)).values), values)
}

object IniStyle extends StyleKind[IniStyle] {
  private[swarender] def settings: Array[Setting[?]] = IniSettings.settings
  protected def make(values: StyleValues): IniStyle = new IniStyle(values)

  /** Jsonnet's `std.manifestIni(ini)`: the members of `main`, and a section for each member of
    * `sections`, sorted. A line is `key = value`, the value as `std.toString` has it, and an array
    * is a line for each element. Nothing is escaped.
    */
  val jsonnet: IniStyle = profile(_ => ())

  private[swarender] lazy val profiles: StyleProfiles[IniStyle] =
    new StyleProfiles("IniStyle")("jsonnet" -> (() => jsonnet))

  /** The style `jsonnet` of an evaluator. */
  private[swarender] def of(evaluator: EvaluatorRules): IniStyle = jsonnet.derive("evaluator", evaluator) { e =>
    evaluator.inText(e)
    val _ = e
      .set(IniSettings.emptyLines, evaluator.emptyIniLines)
      .set(IniSettings.valueEscapes, evaluator.textEscapes)
  }

  /** The names of the profiles. */
  def names: List[String] = profiles.names

  /** The profile of that name. */
  def byName(name: String): Option[IniStyle] = profiles.byName(name)
}
