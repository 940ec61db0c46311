package swarender

import swarender.out.Out

/** TOML 1.0 in the profiles of [[TomlStyle]]. A document is a table; other roots are errors, and so is a
  * second document.
  */
object Toml extends Format[TomlStyle] {
  def defaultStyle: TomlStyle = TomlStyle.standard

  def renderer(out: Out, style: TomlStyle = defaultStyle): Renderer =
    Keys.ordered(new TomlRenderer(out, style), out, style.keyOrder, style.duplicateKeys)
}
