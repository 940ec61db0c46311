package swarender

import swarender.Policy.{DuplicateKeys, NonFinite, NumberText, Surrogates}
import swarender.event.{DocumentWriter, Filters}
import swarender.json.{JsonDialect, JsonSettings, JsonWriter, RelaxedWriter}
import swarender.output.Output
import swarender.chars.{Indentation, QuotedText}
import swarender.yaml.YamlMarks

/** YAML in the brackets of JSON. */
abstract class BracketStyle private[swarender] (values: StyleValues) extends YamlStyle(values) {
  type Self <: BracketStyle
  import JsonSettings._

  def withIndent(n: Int): Self = derive("indent", n)(JsonStyle.indented(_, Indentation.spaces(n, 1, 9)))
  def withDocumentStart(marked: Boolean): Self =
    derive("documentStart", marked)(_.set(documentStart, if (marked) "---\n" else ""))
  def withDocumentEnd(marked: Boolean): Self =
    derive("documentEnd", marked)(_.set(documentEnd, if (marked) "\n...\n" else "\n"))

  private[swarender] def ofDocuments: Self =
    derive("documents", true)(_.set(documentStart, "---\n").set(documentEnd, "\n"))
  private[swarender] override def endDocuments(writer: DocumentWriter, isEmpty: Boolean): Unit = {
    if (!isEmpty) {
      writer.nextDocument()
      if (this(documentEnd) != "\n") writer.out.literal(YamlMarks.End)
    }
  }
}

private[swarender] object BracketStyle {
  final val OnlyJson = "JSON in YAML must have only the tokens of JSON, and only spaces and line breaks as white space"

  /** Refuses JSON that is not YAML. */
  def check(style: BracketStyle): Unit = {
    def isSpace(c: Char) = c == ' ' || c == '\n' || c == '\r'
    def isSeparator(text: String, char: Char) = text.filterNot(isSpace) == char.toString
    val indentation = style(JsonSettings.indentation)
    require(
      indentation.unit.forall(_ == ' '),
      s"indent of JSON in YAML must be spaces, got ${QuotedText(indentation.unit)}"
    )
    require(
      !style(JsonSettings.assignments) && !style(JsonSettings.bareRootString) && !style(JsonSettings.python) &&
        isSeparator(style(JsonSettings.itemSeparator).text, ',') &&
        isSeparator(style(JsonSettings.keySeparator).text, ':') &&
        (indentation.newline + style(JsonSettings.emptyFiller)).forall(isSpace),
      OnlyJson
    )
    require(Set("", "---\n").contains(style(JsonSettings.documentStart)), "JSON after other text than ---")
    require(Set("\n", "\n...\n").contains(style(JsonSettings.documentEnd)), "JSON before other text than ...")
    YamlStyle.checkNumbers(style, isSafe = true)
  }
}

/** JSON after a line `---`. */
final class JsonYamlStyle private (values: StyleValues) extends BracketStyle(values) {
  type Self = JsonYamlStyle
  private[swarender] def kind: StyleKind[JsonYamlStyle] = JsonYamlStyle
  private[swarender] def writer(out: Output): DocumentWriter = Filters(
    if (this(JsonSettings.width) > 0) RelaxedWriter(out, values, JsonDialect.Strict) else new JsonWriter(out, values),
    values
  )

  /** What becomes of a number that arrives as text. */
  override def withNumberText(policy: NumberText): JsonYamlStyle =
    derive("numberText", policy)(JsonYamlStyle.spelled(_, policy))
}

private[swarender] object JsonYamlStyle extends StyleKind[JsonYamlStyle] {
  import JsonSettings._

  private[swarender] def settings: Array[Setting[?]] = JsonSettings.inYaml
  protected def make(values: StyleValues): JsonYamlStyle = new JsonYamlStyle(values)
  protected override def check(style: JsonYamlStyle): Unit = BracketStyle.check(style)

  private def spelled(e: StyleEdit, numberText: NumberText): Unit = {
    val _ = e
      .set(Settings.numberText, numberText)
      .set(
        yamlNumbers,
        (numberText ne NumberText.ToDouble) && (numberText ne NumberText.ExactDouble)
      )
  }

  def of(json: JsonStyle): JsonYamlStyle = derive(json, "json", true) { e =>
    require(json.isStrict, BracketStyle.OnlyJson)
    spelled(e, e(Settings.numberText))
    val _ = e
      .set(Settings.numbers, NumberLayout.yaml)
      .set(Settings.duplicateKeys, DuplicateKeys.Fail)
      .set(Settings.surrogates, if (e(Settings.surrogates) eq Surrogates.Fail) Surrogates.Fail else Surrogates.Replace)
      .set(escapes, Escapes.yamlJson)
      .set(documentStart, "---\n")
      .set(documentEnd, "\n")
  }
}

/** KYAML: KEP-5295. */
final class KyamlStyle private (values: StyleValues) extends BracketStyle(values) with CommentedStyle {
  type Self = KyamlStyle
  private[swarender] def kind: StyleKind[KyamlStyle] = KyamlStyle
  private[swarender] def writer(out: Output): DocumentWriter =
    Filters(RelaxedWriter(out, values, JsonDialect.Kyaml), values)
}

private[swarender] object KyamlStyle extends StyleKind[KyamlStyle] {
  import JsonSettings._

  private[swarender] def settings: Array[Setting[?]] = JsonSettings.kyaml
  protected def make(values: StyleValues): KyamlStyle = new KyamlStyle(values)
  protected override def check(style: KyamlStyle): Unit = BracketStyle.check(style)

  def of(compact: Boolean): KyamlStyle = {
    val lines = if (compact) JsonStyle.compact.withItemSeparator(", ").withKeySeparator(": ") else JsonStyle.pretty
    derive(lines, "kyaml", compact)(
      _.set(Settings.numbers, NumberLayout.yaml)
        .set(Settings.nonFinite, NonFinite.Keyword)
        .set(Settings.duplicateKeys, DuplicateKeys.Fail)
        .set(yamlNumbers, true)
        .set(documentStart, "---\n")
        .set(documentEnd, "\n")
        .set(trailingCommas, !compact)
    )
  }
}
