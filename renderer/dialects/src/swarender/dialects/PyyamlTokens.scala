package swarender
package dialects

import swarender.chars.{AsciiKey, Literal}
import swarender.output.Output
import swarender.yaml.{ScalarStyle, YamlSettings, YamlTokens}

/** The tokens of YAML as PyYAML writes them. It folds strings by the column where they begin, so
  * that no text of a key is kept.
  */
private[dialects] final class PyyamlTokens(out: Output, style: YamlSettings)
    extends YamlTokens(out, style, 0, ScalarStyle.SingleLines, style.indent) {
  import YamlTokens.*

  private[this] val indent = style.indent
  private[this] val scalars = new PyyamlScalars(out, style)

  /** A comment whose strings are not those of PyYAML has not its tokens either. */
  override def on(other: Output, style: YamlSettings): YamlTokens =
    if (style.strings.isSafe) new YamlTokens(other, style) else new PyyamlTokens(other, style)
  override def marksRoot: Boolean = true

  override def isOnLine(inObject: Boolean, isObject: Boolean, explicitKey: Boolean): Boolean =
    if (inObject) explicitKey else super.isOnLine(inObject, isObject, explicitKey)

  override def key(s: CharSequence, column: Int): Boolean = {
    isNewKey = true
    newKey(s, column)
  }

  override def knownKey(known: AsciiKey, column: Int): Boolean = newKey(known.text, column)
  override def field(fields: FieldNames, i: Int, column: Int): Boolean = key(fields.name(i), column)
  override def fieldText(fields: FieldNames, i: Int): Literal = null

  protected override def newKey(s: CharSequence, column: Int): Boolean = {
    val spelling = keySpelling(s, strings.ofKey(s, scan))
    val explicit = scalars.isExplicit(s)
    if (explicit) out.literal(explicitMark)
    val start = out.position
    if (explicit) scalars.write(s, spelling, column + MarkWidth, column + indent, folds = true)
    else scalars.write(s, spelling, column, column, folds = false)
    valueColumn = column + (if (explicit) MarkWidth else (out.position - start).toInt + 2)
    if (explicit) out.lineBreak(column)
    out.ascii(':')
    explicit
  }

  protected override def inLine(s: CharSequence, classes: Int, spelling: Int, column: Int, inArray: Boolean): Unit = {
    isPlain = spelling == ScalarStyle.Plain
    val from = if (inArray) column - indent + DashWidth else valueColumn
    scalars.write(s, spelling, from, column, folds = true)
  }
}
