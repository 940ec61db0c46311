package converter

import swarender.Policy.{NonFinite, Nulls, Surrogates}
import swarender.Escapes
import swarender.{Target as _, *}
import swarender.dialects.*
import swarender.jsonnet.Jsonnet

/** JSON and its relatives, as [[swarender.JsonStyle]] has them. */
object JsonTarget {
  private type Option = StyleOption[JsonStyle]

  private val indent: Option = StyleOption.indent("indent")(_.withIndent(_))

  // ujson breaks lines at an indent of 0 as well, and at -1 it does not.
  private val ujsonIndent: Option = StyleOption.number("indent", -1, 100)((_, n) => JsonStyle.ujson(n))

  private val manifestOptions: Seq[Option] = Seq(
    StyleOption.indent("indent") { (s, indent) =>
      Jsonnet.go.manifestJsonEx(indent, s.lineBreak, s.keySeparator)
    },
    StyleOption.text("newline") { (s, newline) =>
      Jsonnet.go.manifestJsonEx(s.indent, newline, s.keySeparator)
    },
    StyleOption.text("key-separator") { (s, separator) =>
      Jsonnet.go.manifestJsonEx(s.indent, s.lineBreak, separator)
    }
  )

  private val manifestOf: Option =
    StyleOption.evaluator((s, e) => e.manifestJsonEx(s.indent, s.lineBreak, s.keySeparator))

  private def of(style: Jsonnet => JsonStyle): Option = StyleOption.evaluator((_, e) => style(e))

  private val escapes: Option = StyleOption.choice(
    "escapes",
    "minimal" -> Escapes.minimal,
    "jsonnet" -> Escapes.jsonnet,
    "go" -> Escapes.go,
    "ascii" -> Escapes.ascii,
    "ujson" -> Escapes.ujson,
    "html" -> Escapes.html
  )(_.withEscapes(_))

  private val common: Seq[Option] = Seq(
    escapes,
    StyleOption.numbers(_.withNumbers(_)),
    StyleOption.integralDoubles(_.withIntegralDoubles(_)),
    StyleOption.numberText(_.withNumberText(_)),
    StyleOption.bigIntegers(_.withBigIntegers(_)),
    StyleOption.nonFinite(_.withNonFinite(_), "null" -> NonFinite.WriteNull),
    StyleOption.nulls(_.withNulls(_), "keep" -> Nulls.Keep),
    StyleOption.omitEmpty(_.withOmitEmpty(_)),
    StyleOption.maxDepth(_.withMaxDepth(_)),
    StyleOption.surrogates(_.withSurrogates(_), "escape" -> Surrogates.Escape),
    StyleOption.keyOrder(_.withKeyOrder(_)),
    StyleOption.firstKeys(_.withKeyOrder(_)),
    StyleOption.newline(_.withNewline(_)),
    StyleOption.duplicateKeys(_.withDuplicateKeys(_))
  )

  private val width: Seq[Option] = Seq(
    StyleOption.number("width", 0, 10000) {
      case (s: RelaxedJsonStyle, columns) => s.withWidth(columns)
      case (s, _) => s
    },
    StyleOption.yesNo("filled-arrays") {
      case (s: RelaxedJsonStyle, filled) => s.withFilledArrays(filled)
      case (s, _) => s
    },
    StyleOption.yesNo("brace-spaces") {
      case (s: RelaxedJsonStyle, spaces) => s.withBraceSpaces(spaces)
      case (s, _) => s
    }
  )

  /** What languages have that JSON is a part of. */
  private val withComments: Seq[Option] =
    width ++ Seq[Option](
      StyleOption.yesNo("trailing-commas") {
        case (s: JsoncStyle, trailing) => s.withTrailingCommas(trailing)
        case (s: Json5Style, trailing) => s.withTrailingCommas(trailing)
        case (s, _) => s
      },
      StyleOption.blankLines {
        case (s: JsoncStyle, levels) => s.withBlankLines(levels)
        case (s: Json5Style, levels) => s.withBlankLines(levels)
        case (s, _) => s
      },
      StyleOption.head(Json) {
        case (s: JsoncStyle, lines) => s.withCommentLines(lines)
        case (s: Json5Style, lines) => s.withCommentLines(lines)
        case (s, _) => s
      }
    )

  private val json5: Seq[Option] =
    withComments ++ Seq[Option](
      StyleOption.keyQuotes {
        case (s: Json5Style, policy) => s.withKeyQuotes(policy)
        case (s, _) => s
      },
      StyleOption.yesNo("single-quotes") {
        case (s: Json5Style, single) => s.withSingleQuotes(single)
        case (s, _) => s
      }
    )

  private def profile(name: String, looks: String, style: => JsonStyle, own: Option*) =
    new Profile(name, looks, style, own ++ common.filterNot(option => own.exists(_.name == option.name)))

  val target: Target[JsonStyle] = new Target(
    "json",
    Json,
    Seq("json" -> None, "jsonl" -> None, "ndjson" -> None, "jsonc" -> Some("jsonc"), "json5" -> Some("json5")),
    holdsMany = true,
    Seq(
      profile("compact", "no white space", JsonStyle.compact, indent),
      profile("pretty", "like JSON.stringify(v, null, 2)", JsonStyle.pretty, indent),
      profile("fitted", "like pretty, with what fits on one line", JsonStyle.fitted, (indent +: width)*),
      profile("jsonc", "JSON with comments", JsonStyle.jsonc, (indent +: withComments)*),
      profile("json5", "like JSON5.stringify(v, null, 2)", JsonStyle.json5, (indent +: json5)*),
      profile("canonical", "RFC 8785", JsonStyle.canonical),
      profile("text-sequence", "RFC 7464: U+001E before each document", JsonStyle.textSequence),
      profile("ujson", "like ujson.write", JsonStyle.ujson, ujsonIndent),
      profile("jsonnet", "like the command go-jsonnet", Jsonnet.go.commandLine, of(_.commandLine), indent),
      profile("jsonnet-one-line", "like std.toString of an object or array", Jsonnet.go.oneLine),
      profile("jsonnet-to-string", "like std.toString; a root string is raw", Jsonnet.go.string, of(_.string)),
      profile("manifest-json", "like std.manifestJson", Jsonnet.go.manifestJson, of(_.manifestJson)),
      profile("manifest-json-ex", "like std.manifestJsonEx", Jsonnet.go.manifestJson, (manifestOptions :+ manifestOf)*),
      profile(
        "manifest-json-minified",
        "like std.manifestJsonMinified",
        Jsonnet.go.manifestJsonMinified,
        of(_.manifestJsonMinified)
      ),
      profile("python", "like std.manifestPython", Jsonnet.go.manifestPython, of(_.manifestPython)),
      profile("python-vars", "like std.manifestPythonVars", Jsonnet.go.manifestPythonVars, of(_.manifestPythonVars))
    ),
    style => if (style.lineBreak.startsWith("\r")) style.lineBreak else style.newline.chars,
    hasLines(_)
  )

  /** Whether what is written in `style` is NDJSON, if a line's end follows each document. */
  private def hasLines(style: JsonStyle): Boolean = {
    def isLine(text: String) = text.forall(c => c != '\n' && c != '\r')
    Json(style).documentsMediaType == Json.documentsMediaType && isLine(style.lineBreak) && isLine(
      style.keySeparator
    ) &&
    Seq[ujson.Value](ujson.Arr(), ujson.Obj()).forall(v => isLine(Json.render(v, style)))
  }
}
