package swarender

import swarender.event.{DocumentWriter, Filters}
import swarender.output.{ObjectPool, Output}
import swarender.toml.TomlWriter

/** TOML 1.0 in the profiles of [[TomlStyle]]. A document is a table; other roots are errors, and so
  * is a second document.
  */
object Toml extends Format[TomlStyle] {
  def defaultStyle: TomlStyle = TomlStyle.standard
  def mediaType: String = "application/toml"
  def fileExtension: String = "toml"

  override def toString: String = "Toml"

  @transient private[swarender] lazy val texts: ObjectPool[TextSession[TomlStyle]] = TextSession.pool(this)
  @transient private[swarender] lazy val bytes: ObjectPool[ByteSession[TomlStyle]] = ByteSession.pool(this)

  private[swarender] def writer(out: Output, style: TomlStyle): DocumentWriter = {
    val settings = style.settings
    // The writer refuses nulls itself, and leaves those of a tree out.
    val nulls = if (settings.nulls eq Nulls.Omit) Nulls.Omit else Nulls.Keep
    Filters(new TomlWriter(out, settings), settings.keyOrder, settings.duplicateKeys, nulls)
  }
}
