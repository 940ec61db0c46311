package swarender
package dialects

import swarender.event.{DocumentWriter, Node}
import swarender.json.{
  JsonDialect,
  JsonLines,
  JsonSettings,
  JsonTokens,
  QuotedTokens,
  RelaxedTokens,
  RelaxedWriter,
  YamlLiterals
}
import swarender.output.Output

/** A language in which a container may be on one line. */
private[dialects] abstract class FittedDialect(mark: String) extends JsonDialect(mark) {
  private[swarender] override def tokens(out: Output, style: JsonSettings): RelaxedTokens =
    if (style.variant eq null) QuotedTokens.of(new JsonTokens(out, style)) else style.variant.tokens(out, style)
  private[swarender] override def lines(out: Output, style: JsonSettings): JsonLines =
    if (style.width > 0 && style.hasLines) new FittedLines(out, style, mark) else super.lines(out, style)
}

private[dialects] object Languages {

  /** RFC 8259. */
  object Strict extends FittedDialect("") {
    private[swarender] override def hasNotFinite: Boolean = false
  }

  /** JSON with comments, as editors read their settings. */
  object Jsonc extends FittedDialect("//") {
    private[swarender] override def hasNotFinite: Boolean = false
  }

  /** https://spec.json5.org */
  object Json5 extends FittedDialect("//")

  /** The part of YAML that Kubernetes 1.34 prints: KEP-5295. */
  object Kyaml extends JsonDialect("#") {
    private[swarender] override def writer(out: Output, style: JsonSettings): DocumentWriter = {
      val writer = new RelaxedWriter(out, style, this)
      if (style.hasLines) new CuddledArrays(writer) else writer
    }
    private[swarender] override def tokens(out: Output, style: JsonSettings): RelaxedTokens =
      new KyamlTokens(out, style)
    private[swarender] override def notFinite(v: Double): String = YamlLiterals.notFinite(v).text

    /** Whether it has containers only, and no comments of its own. */
    private[swarender] override def isCuddled(array: AnyRef): Boolean = {
      val all = Node.elements(array)
      var i = 0
      while (i < all.length && (Node.isObject(all(i)) || Node.isArray(all(i)))) i += 1
      i == all.length && (Node.foot(array) eq null)
    }
  }
}
