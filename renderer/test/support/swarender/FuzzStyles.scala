package swarender

import swarender.Policy.{BigIntegers, DuplicateKeys, HugeNumbers, KeyOrder, NonFinite, Nulls, NumberText, Surrogates}
import swarender.text.{Escapes, NumberLayout}

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
      Seq(
        YamlStyle.safe,
        YamlStyle.quoted,
        YamlStyle.pretty(1),
        YamlStyle.pretty(40),
        YamlStyle.json,
        YamlStyle.json(JsonStyle.pretty(2)),
        YamlStyle.kyaml,
        YamlStyle.jsonnet,
        YamlStyle.jsonnet(indentArrayInObject = true, quoteKeys = false)
      )
    )
    if (!in.flag()) base
    else {
      val laidOut = base
        .withIndent(1 + in.byte() % 9)
        .withIndentSequences(in.flag())
        .withQuotes(in.pick(Seq(YamlStyle.Quotes.SingleQuotes, YamlStyle.Quotes.DoubleQuotes)))
        .withBlocks(in.flag())
        .withFinalNewline(in.flag())
        .withDocumentEnd(in.flag())
        .withKeyOrder(in.pick(orders))
        .withDuplicateKeys(in.pick(duplicates))
        .withNulls(in.pick(nulls))
        .withOmitEmpty(in.flag())
        .withNonFinite(in.pick(Seq(NonFinite.Keyword, NonFinite.Fail, NonFinite.WriteNull, NonFinite.Quote)))
        .withSurrogates(in.pick(Seq(Surrogates.Replace, Surrogates.Fail)))
        .withNumberText(in.pick(numberTexts))
        .withBigIntegers(in.pick(bigs))
        .withHugeNumbers(in.pick(Seq(HugeNumbers.Fail, HugeNumbers.Quote)))
      if (in.flag()) laidOut.withComments(at => Some(at.path)).withCommentLines(at => Some(s"\n${at.path}"))
      else laidOut
    }
  }

  def toml(in: FuzzInput): TomlStyle = {
    val base = in.pick(TomlDocuments.styles.map(_._2) :+ TomlStyle.jsonnet)
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
