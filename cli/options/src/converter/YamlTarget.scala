package converter

import swarender.Policy.{NonFinite, Nulls}
import swarender.{Escapes, NumberLayout}
import swarender.{Target as _, *}
import swarender.dialects.*
import swarender.jsonnet.{EvaluatorYamlStyle, Jsonnet}

/** YAML, as [[swarender.YamlStyle]] has it. Every document ends with a line feed, also where the
  * style has none.
  */
object YamlTarget {
  private type Option = StyleOption[YamlStyle]

  /** Options of the text around documents and of their content. */
  private val common: Seq[Option] = Seq(
    StyleOption.yesNo("document-start")(_.withDocumentStart(_)),
    StyleOption.yesNo("document-end")(_.withDocumentEnd(_)),
    StyleOption.nulls(_.withNulls(_), "keep" -> Nulls.Keep),
    StyleOption.omitEmpty(_.withOmitEmpty(_)),
    StyleOption.maxDepth(_.withMaxDepth(_)),
    StyleOption.surrogates(_.withSurrogates(_)),
    StyleOption.keyOrder(_.withKeyOrder(_)),
    StyleOption.firstKeys(_.withKeyOrder(_)),
    StyleOption.newline(_.withNewline(_)),
    StyleOption.duplicateKeys(_.withDuplicateKeys(_))
  )

  private val head: Option = StyleOption.head(Yaml) {
    case (s: BlockStyle, lines) => s.withCommentLines(lines)
    case (s: KyamlStyle, lines) => s.withCommentLines(lines)
    case (s, _) => s
  }

  private val blankLines: Option = StyleOption.blankLines {
    case (s: BlockStyle, levels) => s.withBlankLines(levels)
    case (s: KyamlStyle, levels) => s.withBlankLines(levels)
    case (s, _) => s
  }

  /** Options of how they are laid out. */
  private val layout: Seq[Option] = Seq(
    StyleOption.yesNo("stream-end") {
      case (s: BlockStyle, v) => s.withStreamEnd(v)
      case (s, _) => s
    },
    StyleOption.number("indent", 1, 9)(_.withIndent(_)),
    StyleOption.yesNo("indent-sequences") {
      case (s: BlockStyle, v) => s.withIndentSequences(v)
      case (s, _) => s
    },
    StyleOption.choice(
      "quotes",
      "double" -> YamlStyle.Quotes.DoubleQuotes,
      "single" -> YamlStyle.Quotes.SingleQuotes,
      "fewest-escapes" -> YamlStyle.Quotes.FewestEscapes
    ) {
      case (s: BlockYamlStyle, quotes) => s.withQuotes(quotes)
      case (s: EvaluatorYamlStyle, quotes) => s.withQuotes(quotes)
      case (s, _) => s
    },
    StyleOption.yesNo("blocks") {
      case (s: BlockStyle, v) => s.withBlocks(v)
      case (s, _) => s
    },
    StyleOption.keyQuotes {
      case (s: BlockStyle, v) => s.withKeyQuotes(v)
      case (s, _) => s
    },
    StyleOption.number("max-flow-length", 0, 10000) {
      case (s: BlockStyle, v) => s.withMaxFlowLength(v)
      case (s, _) => s
    },
    StyleOption.number("flow-width", 0, 10000) {
      case (s: BlockStyle, v) => s.withFlowWidth(v)
      case (s, _) => s
    },
    StyleOption.yesNo("brace-spaces") {
      case (s: BlockStyle, v) => s.withBraceSpaces(v)
      case (s, _) => s
    },
    StyleOption.choice(
      "null-text",
      "null" -> YamlStyle.NullText.Word,
      "tilde" -> YamlStyle.NullText.Tilde,
      "empty" -> YamlStyle.NullText.Empty
    ) {
      case (s: BlockYamlStyle, v) => s.withNullText(v)
      case (s: EvaluatorYamlStyle, v) => s.withNullText(v)
      case (s, _) => s
    },
    blankLines,
    StyleOption.tags[YamlStyle](Yaml.render(0, _)) {
      case (s: BlockStyle, tags) => s.withTags(tags)
      case (s, _) => s
    },
    head,
    StyleOption.choice(
      "numbers",
      "yaml" -> NumberLayout.yaml,
      "toml" -> NumberLayout.toml,
      "toml-floats" -> NumberLayout.tomlFloats
    )(_.withNumbers(_)),
    StyleOption.integralDoubles(_.withIntegralDoubles(_)),
    StyleOption.numberText(_.withNumberText(_)),
    StyleOption.nonFinite(_.withNonFinite(_), "null" -> NonFinite.WriteNull, "keyword" -> NonFinite.Keyword),
    StyleOption.bigIntegers(_.withBigIntegers(_)),
    StyleOption.choice("huge-numbers", "fail" -> HugeNumbers.Fail, "quote" -> HugeNumbers.Quote) {
      case (s: BlockStyle, v) => s.withHugeNumbers(v)
      case (s, _) => s
    }
  )

  private val width: Option = StyleOption.number("width", 1, 10000)((_, n) => YamlStyle.pretty(n))

  /** What leaves it the output of PyYAML with other parameters. */
  private val pyyaml: Seq[Option] =
    common ++ layout.filter(o => ofPyyaml(o.name))

  private def ofPyyaml = Set("blocks", "integral-doubles", "number-text", "blank-lines", "tags", "head")

  private val quoteKeys: Option =
    StyleOption.yesNo("quote-keys") {
      case (s: BlockStyle, quoted) => s.withKeyQuotes(if (quoted) KeyQuotes.Always else KeyQuotes.Needed)
      case (s, _) => s
    }

  private val jsonIndent: Option = StyleOption.indent("indent")((_, indent) => YamlStyle.json(JsonStyle.pretty(indent)))

  private val compact: Option = StyleOption.yesNo("compact")((_, compact) => YamlStyle.kyaml(compact))

  private val evaluator: Option = StyleOption.evaluator((_, e) => e.manifestYamlDoc().withFinalNewline(true))

  private val escapes: Option =
    StyleOption.choice("escapes", "yaml" -> Escapes.yaml, "ascii" -> Escapes.yamlAscii) {
      case (s: BlockYamlStyle, escapes) => s.withEscapes(escapes)
      case (s, _) => s
    }

  private val readers: Option =
    StyleOption.choice("parsers", "all" -> YamlStyle.Parsers.All, "yaml12" -> YamlStyle.Parsers.Yaml12) {
      case (s: BlockYamlStyle, readers) => s.withParsers(readers)
      case (s, _) => s
    }

  private def profile(name: String, looks: String, style: => YamlStyle, own: Option*) =
    new Profile(name, looks, style, own ++ layout ++ common)

  val target: Target[YamlStyle] = new Target(
    "yaml",
    Yaml,
    Seq("yaml" -> None, "yml" -> None),
    holdsMany = true,
    Seq(
      profile("safe", "read alike by parsers of YAML 1.1 and 1.2", YamlStyle.safe, escapes, readers),
      profile("quoted", "like safe, with all strings quoted", YamlStyle.quoted, escapes, readers),
      profile("pretty", "like safe, with long lines folded", YamlStyle.pretty, width, escapes, readers),
      profile(
        "jsonnet",
        "like std.manifestYamlDoc",
        Jsonnet.go.manifestYamlDoc().withFinalNewline(true),
        evaluator,
        quoteKeys
      ),
      new Profile(
        "kyaml",
        "like kubectl -o kyaml (1.34 and later)",
        YamlStyle.kyaml,
        Seq(compact, blankLines, head) ++ common
      ),
      new Profile("pyyaml", "like PyYAML's safe_dump", YamlStyle.pyyaml, pyyaml),
      new Profile("json", "JSON, with a line --- before each document", YamlStyle.json, jsonIndent +: common)
    )
  )
}
