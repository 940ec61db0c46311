package swarender
package jsonnet

import swarender.event.{DocumentWriter, Filters}
import swarender.output.Output

/** Which bytes an INI document becomes: a profile of the companion, changed by `with` methods. */
final class IniStyle private (values: StyleValues) extends Style(values) {
  import IniSettings._

  type Self = IniStyle
  private[swarender] def kind: StyleKind[IniStyle] = IniStyle
  private[swarender] def profiles: StyleProfiles[IniStyle] = IniStyle.profiles
  private[swarender] def ofDocuments: IniStyle = this
  private[swarender] def writer(out: Output): DocumentWriter =
    Filters(IniWriter(out, values, Dialect.textIn(this, this(valueEscapes), this(compactValues)).values), values)

  /** Which chars of strings in arrays and objects are escaped, and how. Other strings are written
    * as they are.
    */
  def withValueEscapes(escapes: Escapes): IniStyle = set(valueEscapes, escapes)

  /** Whether arrays and objects that are an element are written as `{"a":[1,2]}`, without spaces.
    */
  def withCompactValues(compact: Boolean): IniStyle = set(compactValues, compact)

  /** Whether an empty array is an empty line, and so is an empty document. */
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

  /** The profile of that name. */
  def byName(name: String): Option[IniStyle] = profiles.byName(name)
}
