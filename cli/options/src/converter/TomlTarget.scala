package converter

import swarender.Policy.NonFinite
import swarender.{Target as _, *}
import swarender.jsonnet.Jsonnet

/** TOML, as [[swarender.TomlStyle]] has it. */
object TomlTarget {
  private type Option = StyleOption[TomlStyle]

  private val common: Seq[Option] = Seq(
    StyleOption.indent("table-indent")(_.withTableIndent(_)),
    StyleOption.indent("array-indent")(_.withArrayIndent(_)),
    StyleOption.number("array-width", 0, Int.MaxValue)(_.withArrayWidth(_)),
    StyleOption.yesNo("trailing-comma")(_.withTrailingComma(_)),
    StyleOption.choice(
      "small-tables",
      "headers" -> TomlStyle.SmallTables.Headers,
      "inline" -> TomlStyle.SmallTables.Inline,
      "dotted" -> TomlStyle.SmallTables.Dotted
    )(_.withSmallTables(_)),
    StyleOption.number("small-table-width", 0, Int.MaxValue)((s, n) => s.withSmallTables(s.smallTables, n)),
    StyleOption.yesNo("super-table-headers")(_.withSuperTableHeaders(_)),
    StyleOption.choice(
      "quotes",
      "basic" -> TomlStyle.Quotes.BasicStrings,
      "fewest-escapes" -> TomlStyle.Quotes.FewestEscapes,
      "literal" -> TomlStyle.Quotes.LiteralStrings
    )(_.withQuotes(_)),
    StyleOption.yesNo("multi-line-strings")(_.withMultiLineStrings(_)),
    StyleOption.integralDoubles(_.withIntegralDoubles(_)),
    StyleOption.blankLines(_.withBlankLines(_)),
    StyleOption.head(Toml)(_.withCommentLines(_)),
    StyleOption.numberText(_.withNumberText(_)),
    StyleOption.nonFinite(_.withNonFinite(_), "keyword" -> NonFinite.Keyword),
    StyleOption.nulls(_.withNulls(_)),
    StyleOption.omitEmpty(_.withOmitEmpty(_)),
    StyleOption.maxDepth(_.withMaxDepth(_)),
    StyleOption.surrogates(_.withSurrogates(_)),
    StyleOption.keyOrder(_.withKeyOrder(_)),
    StyleOption.firstKeys(_.withKeyOrder(_)),
    StyleOption.newline(_.withNewline(_))
  )

  private val jsonnetIndent: Option =
    StyleOption.indent("indent")((s, indent) => s.withTableIndent(indent).withArrayIndent(indent))
  private val evaluator: Option = StyleOption.evaluator((_, e) => e.manifestTomlEx("  "))

  val target: Target[TomlStyle] = new Target(
    "toml",
    Toml,
    Seq("toml" -> None),
    holdsMany = false,
    Seq(
      new Profile("standard", "TOML 1.0 in the usual layout", TomlStyle.standard, common),
      new Profile(
        "jsonnet",
        "like std.manifestTomlEx",
        Jsonnet.go.manifestTomlEx("  "),
        evaluator +: jsonnetIndent +: common
      )
    )
  )
}
