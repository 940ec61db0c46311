package swarender

import swarender.Policy.{BigIntegers, DuplicateKeys, KeyOrder, NonFinite, Nulls, NumberText, Surrogates}
import swarender.dialects.*
import swarender.jsonnet.{EvaluatorYamlStyle, Jsonnet}

/** Styles that an input chooses: a profile, and then any of the policies. */
object FuzzStyles {
  private val orders = Seq(KeyOrder.AsGiven, KeyOrder.CodePoint, KeyOrder.Utf16)
  private val duplicates = Seq(DuplicateKeys.Keep, DuplicateKeys.Fail)
  private val numberTexts = Seq(NumberText.Keep, NumberText.Verbatim, NumberText.ToDouble)
  private val bigs = Seq(BigIntegers.Full, BigIntegers.Quote, BigIntegers.ToDouble)
  private val nulls = Seq(Nulls.Keep, Nulls.OmitEverywhere, Nulls.Fail, Nulls.OmitMembers)

  def json(in: FuzzInput): JsonStyle = {
    val base = in.pick(Profiles.all ++ Profiles.ofObjects)._2
    if (!in.flag()) base
    else
      base
        .withKeyOrder(in.pick(orders))
        .withDuplicateKeys(in.pick(duplicates))
        .withNulls(in.pick(nulls))
        .withOmitEmpty(in.flag())
        .withNonFinite(in.pick(Seq(NonFinite.Fail, NonFinite.WriteNull, NonFinite.Quote)))
        .withSurrogates(in.pick(Seq(Surrogates.Replace, Surrogates.Escape, Surrogates.Fail)))
        .withNumberText(in.pick(numberTexts))
        .withBigIntegers(in.pick(bigs))
        .withEscapes(in.pick(Seq(Escapes.minimal, Escapes.ascii, Escapes.html)))
        .withNumbers(in.pick(Seq(NumberLayout.ecma, NumberLayout.positional, NumberLayout.canonical)))
  }

  def yaml(in: FuzzInput): YamlStyle = {
    val base = in.pick(
      Seq[YamlStyle](
        YamlStyle.safe,
        YamlStyle.quoted,
        YamlStyle.pretty(1),
        YamlStyle.pretty(40),
        YamlStyle.json,
        YamlStyle.json(JsonStyle.pretty(2)),
        YamlStyle.kyaml,
        Jsonnet.go.manifestYamlDoc(),
        Jsonnet.go.manifestYamlDoc(indentArrayInObject = true, quoteKeys = false)
      )
    )
    if (!in.flag()) base
    else {
      val indented = base.withIndent(1 + in.byte() % 9)
      val indentSequences = in.flag()
      val quotes = in.pick(Seq(YamlStyle.Quotes.SingleQuotes, YamlStyle.Quotes.DoubleQuotes))
      val blocks = in.flag()
      val finalNewline = in.flag()
      val marked: YamlStyle = indented.withDocumentEnd(in.flag())
      val block: YamlStyle = marked match {
        case s: BlockYamlStyle =>
          s.withIndentSequences(indentSequences).withQuotes(quotes).withBlocks(blocks).withFinalNewline(finalNewline)
        case s: EvaluatorYamlStyle =>
          s.withIndentSequences(indentSequences).withQuotes(quotes).withBlocks(blocks).withFinalNewline(finalNewline)
        case other => other
      }
      val filtered: YamlStyle = block
        .withKeyOrder(in.pick(orders))
        .withDuplicateKeys(in.pick(duplicates))
        .withNulls(in.pick(nulls))
        .withOmitEmpty(in.flag())
      val notFinite = in.pick(Seq(NonFinite.Keyword, NonFinite.Fail, NonFinite.WriteNull, NonFinite.Quote))
      val numbered: YamlStyle = filtered match {
        case s: JsonYamlStyle if notFinite eq NonFinite.Keyword => s
        case s => s.withNonFinite(notFinite)
      }
      val spelled: YamlStyle = numbered
        .withSurrogates(in.pick(Seq(Surrogates.Replace, Surrogates.Fail)))
        .withNumberText(in.pick(numberTexts))
        .withBigIntegers(in.pick(bigs))
      val huge = in.pick(Seq(HugeNumbers.Fail, HugeNumbers.Quote))
      val laidOut: YamlStyle = spelled match {
        case s: BlockStyle => s.withHugeNumbers(huge)
        case s => s
      }
      def lines(at: Events.Place) = Some(s"\n${at.path}")
      if (!in.flag()) laidOut
      else
        laidOut match {
          case s: BlockStyle => s.withComments(at => Some(at.path)).withCommentLines(lines)
          case s: KyamlStyle => s.withComments(at => Some(at.path)).withCommentLines(lines)
          case s => s
        }
    }
  }

  def toml(in: FuzzInput): TomlStyle = {
    val base = in.pick(TomlDocuments.styles.map(_._2) :+ Jsonnet.go.manifestTomlEx("  "))
    if (!in.flag()) base
    else
      base
        .withKeyOrder(in.pick(orders))
        .withNulls(in.pick(Seq(Nulls.Fail, Nulls.OmitEverywhere, Nulls.OmitMembers)))
        .withOmitEmpty(in.flag())
        .withNonFinite(in.pick(Seq(NonFinite.Keyword, NonFinite.Fail, NonFinite.Quote)))
        .withSurrogates(in.pick(Seq(Surrogates.Replace, Surrogates.Fail)))
        .withNumberText(in.pick(numberTexts))
        .withDateTimes(in.pick(Seq(TomlStyle.DateTimes.Bare, TomlStyle.DateTimes.Quoted)))
        .withArrayWidth(in.byte())
  }
}
