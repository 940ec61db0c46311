package swarender

import swarender.Policy._

/** The settings that all formats have, as methods of a format. Each returns this format in the
  * style that the method of the same name of [[Style]] returns. A policy that the format does not
  * have is an `IllegalArgumentException`.
  *
  * {{{
  * val offered = Seq(Json, Yaml, Toml).map(_.withNulls(Nulls.OmitMembers).withOmitEmpty(true))
  * }}}
  */
private[swarender] trait FormatSettings[S <: Style] { self: Format[S] =>
  private def in(style: Style): Format[S] = apply(style.asInstanceOf[S])

  /** This format with another layout of doubles: [[Style.withNumbers]]. */
  final def withNumbers(layout: NumberLayout): Format[S] = in(style.withNumbers(layout))

  /** This format with integral doubles as `1` or `1.0`: [[Style.withIntegralDoubles]]. */
  final def withIntegralDoubles(asIntegers: Boolean): Format[S] = in(style.withIntegralDoubles(asIntegers))

  /** This format with another policy for numbers that arrive as text: [[Style.withNumberText]]. */
  final def withNumberText(policy: NumberText): Format[S] = in(style.withNumberText(policy))

  /** This format with another policy for integers beyond 2^53: [[Style.withBigIntegers]]. */
  final def withBigIntegers(policy: BigIntegers): Format[S] = in(style.withBigIntegers(policy))

  /** This format with another policy for NaN and the infinities: [[Style.withNonFinite]]. */
  final def withNonFinite(policy: NonFinite): Format[S] = in(style.withNonFinite(policy))

  /** This format with another policy for nulls: [[Style.withNulls]]. */
  final def withNulls(policy: Nulls): Format[S] = in(style.withNulls(policy))

  /** This format with another policy for lone surrogates: [[Style.withSurrogates]]. */
  final def withSurrogates(policy: Surrogates): Format[S] = in(style.withSurrogates(policy))

  /** This format with another order of members: [[Style.withKeyOrder]]. */
  final def withKeyOrder(order: KeyOrder): Format[S] = in(style.withKeyOrder(order))

  /** This format with another policy for duplicate keys: [[Style.withDuplicateKeys]]. */
  final def withDuplicateKeys(policy: DuplicateKeys): Format[S] = in(style.withDuplicateKeys(policy))

  /** This format with or without fields that have their default value: [[Style.withOmitDefaults]].
    */
  final def withOmitDefaults(omit: Boolean): Format[S] = in(style.withOmitDefaults(omit))

  /** This format with default values as comments or not: [[Style.withCommentedDefaults]]. */
  final def withCommentedDefaults(commented: Boolean): Format[S] = in(style.withCommentedDefaults(commented))

  /** This format with or without members that are empty: [[Style.withOmitEmpty]]. */
  final def withOmitEmpty(omit: Boolean): Format[S] = in(style.withOmitEmpty(omit))

  /** This format with another end of lines: [[Style.withNewline]]. */
  final def withNewline(newline: Newline): Format[S] = in(style.withNewline(newline))

  /** This format with another answer to tags that it cannot write: [[Style.withLostTags]], which
    * YAML in block style refuses for `Omit`.
    */
  final def withLostTags(policy: LostTags): Format[S] = in(style.withLostTags(policy))

  /** This format with another limit of nesting: [[Style.withMaxDepth]]. */
  final def withMaxDepth(n: Int): Format[S] = in(style.withMaxDepth(n))
}
