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
final class IniStyle private[swarender] (private[swarender] val settings: IniSettings) extends LenientStyle {
  type Self = IniStyle
  private[swarender] def copied(common: CommonSettings): IniStyle =
    new IniStyle(settings.copy(common = common))
  private[swarender] def ofDocuments: IniStyle = this
  private[swarender] def writer(out: Output): DocumentWriter =
    Filters(
      new IniWriter(Dialect.values(out, common, settings.valueEscapes, settings.compactValues), settings),
      common
    )

  /** The escapes of strings inside arrays and objects. Other strings are written unchanged. */
  def withValueEscapes(escapes: Escapes): IniStyle =
    new IniStyle(settings.copy(valueEscapes = present(escapes)))

  /** Whether an array or object that is an element has no spaces: `{"a":[1,2]}`. */
  def withCompactValues(compact: Boolean): IniStyle =
    new IniStyle(settings.copy(compactValues = compact))

  /** Whether an empty array, or an empty document, is written as an empty line. */
  def withEmptyLines(lines: Boolean): IniStyle =
    new IniStyle(settings.copy(emptyLines = lines))
}

object IniStyle {

  /** Jsonnet's `std.manifestIni(ini)`: the members of `main`, and a section for each member of
    * `sections`, sorted. A line is `key = value`, the value as `std.toString` has it, and an array
    * is a line for each element. Nothing is escaped.
    */
  val jsonnet: IniStyle = new IniStyle(IniSettings())

  /** The names of the profiles. */
  def names: List[String] = List("jsonnet")

  /** The profile of that name, or `None`. */
  def byName(name: String): Option[IniStyle] = if (name == "jsonnet") Some(jsonnet) else None
}
