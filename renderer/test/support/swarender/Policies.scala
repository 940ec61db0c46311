package swarender

import swarender.Policy.*

/** The values of each policy. `StyleCallsTest` fails if one is missing. */
object Policies {
  val nonFinite: Seq[NonFinite] = Seq(NonFinite.Fail, NonFinite.WriteNull, NonFinite.Quote, NonFinite.Keyword)
  val nulls: Seq[Nulls] =
    Seq(Nulls.Keep, Nulls.OmitMembers, Nulls.Fail, Nulls.OmitEverywhere, Nulls.OmitFields)
  val surrogates: Seq[Surrogates] = Seq(Surrogates.Replace, Surrogates.Escape, Surrogates.Fail)
  val unsupportedTags: Seq[UnsupportedTags] = Seq(UnsupportedTags.Fail, UnsupportedTags.Omit)
  val newline: Seq[Newline] = Seq(Newline.Lf, Newline.CrLf)
  val duplicateKeys: Seq[DuplicateKeys] = Seq(DuplicateKeys.Keep, DuplicateKeys.Fail)
  val bigIntegers: Seq[BigIntegers] =
    Seq(BigIntegers.Full, BigIntegers.Quote, BigIntegers.ToDouble, BigIntegers.Fail)

  /** Without those that are spelled in another way. */
  val numberText: Seq[NumberText] =
    Seq(NumberText.Keep, NumberText.Verbatim, NumberText.ToDouble, NumberText.ExactDouble)

  /** Without those that name keys or paths. */
  val keyOrder: Seq[KeyOrder] = Seq(KeyOrder.AsGiven, KeyOrder.CodePoint, KeyOrder.Utf16, KeyOrder.Natural)
  val keyQuotes: Seq[KeyQuotes] = Seq(KeyQuotes.Needed, KeyQuotes.Always)
  val hugeNumbers: Seq[HugeNumbers] = Seq(HugeNumbers.Fail, HugeNumbers.Quote)
  val yamlQuotes: Seq[YamlQuotes] = Seq(YamlQuotes.DoubleQuotes, YamlQuotes.SingleQuotes, YamlQuotes.FewestEscapes)
  val yamlNullText: Seq[YamlNullText] = Seq(YamlNullText.Word, YamlNullText.Tilde, YamlNullText.Empty)
  val yamlParsers: Seq[YamlParsers] = Seq(YamlParsers.All, YamlParsers.Yaml12)
  val yamlLayout: Seq[YamlLayout] = Seq(
    YamlLayout.Default,
    YamlLayout.Flow,
    YamlLayout.Block,
    YamlLayout.Quoted,
    YamlLayout.Literal,
    YamlLayout.Folded
  )
  val tomlQuotes: Seq[TomlQuotes] = Seq(TomlQuotes.BasicStrings, TomlQuotes.FewestEscapes, TomlQuotes.LiteralStrings)
  val smallTables: Seq[SmallTables] = Seq(SmallTables.Headers, SmallTables.Inline, SmallTables.Dotted)
  val tomlDateTimes: Seq[TomlDateTimes] = Seq(TomlDateTimes.Bare, TomlDateTimes.Quoted)

  val all: Seq[Policy] = nonFinite ++ nulls ++ surrogates ++ unsupportedTags ++ newline ++ duplicateKeys ++
    bigIntegers ++ numberText ++ keyOrder ++ keyQuotes ++ hugeNumbers ++ yamlQuotes ++ yamlNullText ++ yamlParsers ++
    yamlLayout ++ tomlQuotes ++ smallTables ++ tomlDateTimes
}
