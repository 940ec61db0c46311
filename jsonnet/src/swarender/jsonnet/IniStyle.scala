package swarender
package jsonnet

import swarender.event.{DocumentWriter, Filters}
import swarender.output.Output

/** Controls the output of INI. Start from the profile of the companion and change it by `with`
  * methods.
  *
  * {{{
  * Ini.render(value, IniStyle.jsonnet.withKeyOrder(KeyOrder.AsGiven))
  * }}}
  */
final class IniStyle private (values: StyleValues) extends Style(values) {
  import IniSettings._

  type Self = IniStyle
  private[swarender] def kind: StyleKind[IniStyle] = IniStyle
  private[swarender] def profiles: StyleProfiles[IniStyle] = IniStyle.profiles
  private[swarender] def ofDocuments: IniStyle = this
  private[swarender] def writer(out: Output): DocumentWriter =
    Filters(IniWriter(out, values, Dialect.textIn(this, this(valueEscapes), this(compactValues)).values), values)

  /** The escapes of strings inside arrays and objects. Other strings are written unchanged. */
  def withValueEscapes(escapes: Escapes): IniStyle = set(valueEscapes, escapes)

  /** Whether an array or object that is an element has no spaces: `{"a":[1,2]}`. */
  def withCompactValues(compact: Boolean): IniStyle = set(compactValues, compact)

  /** Whether an empty array, or an empty document, is written as an empty line. */
  def withEmptyLines(lines: Boolean): IniStyle = set(emptyLines, lines)
}

// In 2.12 an object is serialized with its fields: they are transient.
object IniStyle extends StyleKind[IniStyle] {
  private[swarender] def settings: Array[Setting[?]] = IniSettings.settings
  protected def make(values: StyleValues): IniStyle = new IniStyle(values)

  /** Jsonnet's `std.manifestIni(ini)`: the members of `main`, and a section for each member of
    * `sections`, sorted. A line is `key = value`, the value as `std.toString` has it, and an array
    * is a line for each element. Nothing is escaped.
    */
  @transient val jsonnet: IniStyle = defaults

  @transient private[swarender] lazy val profiles: StyleProfiles[IniStyle] =
    new StyleProfiles("IniStyle")("jsonnet" -> (() => jsonnet))

  /** The names of the profiles. */
  def names: List[String] = profiles.names

  /** The profile of that name, or `None`. */
  def byName(name: String): Option[IniStyle] = profiles.byName(name)
}
