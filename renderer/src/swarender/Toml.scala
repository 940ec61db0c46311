package swarender

import swarender.Policy.Nulls
import swarender.event.{DocumentWriter, Filters}
import swarender.output.Output
import swarender.toml.TomlWriter

/** TOML 1.0 in the profiles of [[TomlStyle]]. A document is a table; other roots are errors, and so
  * is a second document.
  */
object Toml extends Format[TomlStyle] {
  def style: TomlStyle = TomlStyle.standard
  def mediaType: String = "application/toml"
  def fileExtension: String = "toml"

  override def toString: String = "Toml"
  private[swarender] def isStyle(style: AnyRef): Boolean = style.isInstanceOf[TomlStyle]

  @transient private[swarender] lazy val texts: TextSessions[TomlStyle] = new TextSessions(this)
  @transient private[swarender] lazy val bytes: ByteSessions[TomlStyle] = new ByteSessions(this)

  private[swarender] def writer(out: Output, style: TomlStyle): DocumentWriter = {
    val shared = style.settings.shared
    // The writer refuses nulls itself.
    val filtered = if (shared.nulls eq Nulls.Fail) shared.copy(nulls = Nulls.Keep) else shared
    Filters(new TomlWriter(out, style.settings), filtered)
  }
}
