package swarender

import swarender.event.{DocumentWriter, Filters}
import swarender.json.RelaxedWriter
import swarender.output.Output
import swarender.text.Literal
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
        val flows = if (settings.hasFlow) flowWriter(settings.inFlow) else null
        val writer = new YamlWriter(out, settings, flows)
        Filters(if (settings.hasLayouts) YamlLayouts.before(writer, settings, flows) else writer, settings.shared)
    }
  }

  private def flowWriter(settings: JsonSettings): Output => DocumentWriter = RelaxedWriter(_, settings)

  /** Each document after a line `---` and ended by a line feed; a line `...` at the end, if the
    * style asks for it.
    *
    * Jsonnet's `std.manifestYamlStream(v, indent_array_in_object, c_document_end, quote_keys)` is
    * `writeAll` in `jsonnet(indentArrayInObject, quoteKeys).withDocumentEnd(cDocumentEnd)`.
    */
  private[swarender] override def documentsStyle(style: YamlStyle): YamlStyle =
    style
      .withDocumentStart(true)
      .withDocumentEnd(false)
      .withStreamEnd(style.settings.documentEnd || style.settings.streamEnd)
      .withFinalNewline(true)
      .closedEnd
  private[swarender] override def endDocuments(writer: DocumentWriter, style: YamlStyle, isEmpty: Boolean): Unit = {
    if (isEmpty) writer.out.literal(new Literal(style.settings.emptyStream)) else writer.nextDocument()
    if (style.settings.json.isEmpty) writer.endStream()
    else if (style.settings.documentEnd) writer.out.literal(YamlMarks.End)
  }
}
