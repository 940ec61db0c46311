package swarender

import swarender.event.{DocumentWriter, Filters}
import swarender.output.Output
import swarender.toml.TomlWriter

/** TOML 1.0 in the profiles of [[TomlStyle]]. A document is a table; other roots are errors, and so
  * is a second document.
  */
object Toml extends Format[TomlStyle] {
  def defaultStyle: TomlStyle = TomlStyle.standard
  def mediaType: String = "application/toml"
  def fileExtension: String = "toml"

  override def toString: String = "Toml"

  @transient private[swarender] lazy val texts: TextSessions[TomlStyle] = new TextSessions(this)
  @transient private[swarender] lazy val bytes: ByteSessions[TomlStyle] = new ByteSessions(this)

  private[swarender] def writer(out: Output, style: TomlStyle): DocumentWriter = {
    val settings = style.settings
    // The writer refuses nulls or leaves them out itself. But where keys are looked at, those of nulls are not.
    val looksAtKeys = settings.duplicateKeys == DuplicateKeys.FailCode || settings.surrogates == Surrogates.FailCode
    val nulls = if (settings.nulls == Nulls.OmitCode && looksAtKeys) Nulls.OmitCode else Nulls.KeepCode
    Filters(new TomlWriter(out, settings), settings.keyOrder, settings.duplicateKeys, nulls)
  }
}
