package swarender
package dialects

import swarender.Policy.{NonFinite, Surrogates}
import swarender.event.{DocumentWriter, Filters}
import swarender.json.{JsonSettings, JsonWriter, YamlLiterals}
import swarender.output.Output
import swarender.chars.{Indentation, QuotedText}

/** YAML in the brackets of JSON. */
abstract class BracketStyle private[swarender] () extends YamlStyle {
  type Self <: BracketStyle

  private[swarender] def settings: JsonSettings

  /** A style of the same language. */
  private[swarender] def changed(settings: JsonSettings): Self
  private[swarender] final def copied(common: CommonSettings): Self = changed(settings.copy(common = common))

  def withIndent(n: Int): Self = changed(settings.indented(Indentation.spaces(n, 1, 9)))
  def withDocumentStart(marked: Boolean): Self =
    changed(settings.copy(documentStart = if (marked) "---\n" else ""))
  def withDocumentEnd(marked: Boolean): Self =
    changed(settings.copy(documentEnd = if (marked) "\n...\n" else "\n"))

  private[swarender] def ofDocuments: Self =
    changed(settings.copy(documentStart = "---\n", documentEnd = "\n"))
  private[swarender] override def endDocuments(writer: DocumentWriter, isEmpty: Boolean): Unit = {
    if (!isEmpty) {
      writer.nextDocument()
      if (settings.documentEnd != "\n") writer.out.literal(YamlLiterals.End)
    }
  }
}

/** JSON after a line `---`. */
final class JsonYamlStyle private[swarender] (private[swarender] val settings: JsonSettings) extends BracketStyle {
  type Self = JsonYamlStyle
  private[swarender] def changed(settings: JsonSettings): JsonYamlStyle = new JsonYamlStyle(settings)
  private[swarender] def writer(out: Output): DocumentWriter = Filters(
    if (settings.width > 0) Languages.Strict.writer(out, settings) else JsonWriter(out, settings),
    common
  )

  private[swarender] override def check(common: CommonSettings): Unit = {
    super.check(common)
    JsonStyle.checkNoKeyword(common)
  }
}

private[dialects] object JsonYamlStyle {
  private final val OnlyJson =
    "JSON in YAML must have only the tokens of JSON, and only spaces and line breaks as white space"

  def of(json: JsonStyle): JsonYamlStyle = {
    require(json.isStrict, OnlyJson)
    check(json.settings)
    new JsonYamlStyle(
      json.settings.copy(
        common = json.common.copy(
          numbers = NumberLayout.yaml,
          uniqueKeys = true,
          surrogates = if (json.common.surrogates eq Surrogates.Fail) Surrogates.Fail else Surrogates.Replace
        ),
        escapes = Escapes.yamlJson,
        documentStart = "---\n",
        documentEnd = "\n",
        inYaml = true
      )
    )
  }

  /** Refuses JSON that is not YAML. */
  private def check(json: JsonSettings): Unit = {
    def isSpace(c: Char) = c == ' ' || c == '\n' || c == '\r'
    def isSeparator(text: String, char: Char) = text.filterNot(isSpace) == char.toString
    require(json.indent.forall(_ == ' '), s"indent of JSON in YAML must be spaces, got ${QuotedText(json.indent)}")
    require(
      json.isJson && isSeparator(json.itemSeparator.text, ',') &&
        isSeparator(json.keySeparator.text, ':') && json.lineBreak.forall(isSpace),
      OnlyJson
    )
  }
}

/** KYAML: KEP-5295. */
final class KyamlStyle private[swarender] (private[swarender] val settings: JsonSettings)
    extends BracketStyle
    with CommentedStyle {
  type Self = KyamlStyle
  private[swarender] def changed(settings: JsonSettings): KyamlStyle = new KyamlStyle(settings)
  private[swarender] def writer(out: Output): DocumentWriter =
    Filters(Languages.Kyaml.writer(out, settings), common)
}

private[dialects] object KyamlStyle {
  def of(compact: Boolean): KyamlStyle = {
    val lines = if (compact) JsonStyle.compact.withItemSeparator(", ").withKeySeparator(": ") else JsonStyle.pretty
    new KyamlStyle(
      lines.settings.copy(
        common = CommonSettings(
          numbers = NumberLayout.yaml,
          nonFinite = NonFinite.Keyword,
          uniqueKeys = true
        ),
        inYaml = true,
        documentStart = "---\n",
        documentEnd = "\n",
        trailingCommas = !compact
      )
    )
  }
}
