package swarender

import swarender.event.{DocumentWriter, Filters}
import swarender.json.RelaxedWriter
import swarender.output.Output
import swarender.yaml.{YamlLayouts, YamlMarks, YamlWriter}

/** YAML, for readers of version 1.1 and 1.2 alike, in the profiles of [[YamlStyle]]. */
object Yaml extends Format[YamlStyle] {
  def style: YamlStyle = YamlStyle.safe

  /** RFC 9512. */
  def mediaType: String = "application/yaml"
  def fileExtension: String = "yaml"

  override def toString: String = "Yaml"
  private[swarender] def isStyle(style: AnyRef): Boolean = style.isInstanceOf[YamlStyle]

  @transient private[swarender] lazy val texts: TextSessions[YamlStyle] = new TextSessions(this)
  @transient private[swarender] lazy val bytes: ByteSessions[YamlStyle] = new ByteSessions(this)

  private[swarender] def writer(out: Output, style: YamlStyle): DocumentWriter = {
    val settings = style.settings
    settings.json match {
      case Some(json) => Json.writer(out, json)
      case None =>
        val writer =
          if (settings.hasLayouts) laidOut(out, settings.withRepeatedKeys) else new YamlWriter(out, settings)
        Filters(writer, settings.shared)
    }
  }

  private def laidOut(out: Output, settings: YamlSettings): DocumentWriter = {
    val flow = settings.inFlow
    YamlLayouts.before(new YamlWriter(out, settings), settings, RelaxedWriter(_, flow))
  }

  /** Each document after a line `---` and ended by a line feed; a line `...` at the end, if the
    * style asks for it.
    *
    * Jsonnet's `std.manifestYamlStream(v, indent_array_in_object, c_document_end, quote_keys)` is
    * `writeAll` in `jsonnet(indentArrayInObject, quoteKeys).withDocumentEnd(cDocumentEnd)`.
    */
  private[swarender] override def documentsStyle(style: YamlStyle): YamlStyle =
    style.ofStream
  private[swarender] override def endDocuments(writer: DocumentWriter, style: YamlStyle, isEmpty: Boolean): Unit = {
    if (style.settings.json.isEmpty) writer.endStream()
    else if (style.settings.documentEnd && !isEmpty) writer.out.literal(YamlMarks.End)
  }
}
