package swarender

import swarender.Policy.{
  BigIntegers,
  DuplicateKeys,
  KeyOrder,
  LostTags,
  Newline,
  NonFinite,
  Nulls,
  NumberText,
  Surrogates
}

/** The settings that all formats have ([[Style]]), for a format whose style is not known by its
  * type: each method is the format with the style that the method of this name gives. A policy that
  * the format cannot write is an `IllegalArgumentException`.
  *
  * {{{
  * val offered = Accept.formats.map(_.withNulls(Nulls.OmitMembers).withOmitEmpty(true))
  * }}}
  */
private[swarender] trait FormatSettings[S <: Style] { self: Format[S] =>
  private def in(style: Style): Format[S] = apply(style.asInstanceOf[S])

  final def withNumbers(layout: NumberLayout): Format[S] = in(style.withNumbers(layout))
  final def withIntegralDoubles(asIntegers: Boolean): Format[S] = in(style.withIntegralDoubles(asIntegers))
  final def withNumberText(policy: NumberText): Format[S] = in(style.withNumberText(policy))
  final def withBigIntegers(policy: BigIntegers): Format[S] = in(style.withBigIntegers(policy))
  final def withNonFinite(policy: NonFinite): Format[S] = in(style.withNonFinite(policy))
  final def withNulls(policy: Nulls): Format[S] = in(style.withNulls(policy))
  final def withSurrogates(policy: Surrogates): Format[S] = in(style.withSurrogates(policy))
  final def withKeyOrder(order: KeyOrder): Format[S] = in(style.withKeyOrder(order))
  final def withDuplicateKeys(policy: DuplicateKeys): Format[S] = in(style.withDuplicateKeys(policy))
  final def withOmitDefaults(omit: Boolean): Format[S] = in(style.withOmitDefaults(omit))
  final def withCommentedDefaults(commented: Boolean): Format[S] = in(style.withCommentedDefaults(commented))
  final def withOmitEmpty(omit: Boolean): Format[S] = in(style.withOmitEmpty(omit))
  final def withNewline(newline: Newline): Format[S] = in(style.withNewline(newline))
  final def withLostTags(policy: LostTags): Format[S] = in(style.withLostTags(policy))
  final def withMaxDepth(n: Int): Format[S] = in(style.withMaxDepth(n))
}
