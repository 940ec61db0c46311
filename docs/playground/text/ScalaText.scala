package playground

import converter.{Profile, StyleOption, Target, Words}
import swarender.Quote

/** Scala for a style and options of the converter: `playground.snippets` compiles what this makes
  * of every option and compares the styles.
  */
final class ScalaText(
    target: Target[?],
    profile: Profile[?],
    values: Seq[(String, String)],
    language: Language = Language.Json
) {
  private val options = values.toMap
  private val format = target.name.capitalize
  private val companion = format + "Style"

  /** A program's lines that write `value` so. */
  def program: String = {
    val policies = ScalaText.Policies.filter(name => s"\\b$name\\.".r.findFirstIn(style).nonEmpty)
    val others = ScalaText.Others.filter(name => style.contains(name + "."))
    val owners = Seq("Events", format, companion, "JsonStyle").distinct
      .filter(o => o == format || call.contains(o + ".") || call.contains(o + "(")) ++ others
    val dialects = Seq("Jsonnet", "JsonnetNumbers").filter(name => style.contains(name + "."))
    val imports = ofLanguage ++
      Seq("swarender" -> owners, "swarender.Policy" -> policies, "swarender.jsonnet" -> dialects)
    val lines = imports.collect { case (from, names) if names.nonEmpty => s"import $from.${braced(names)}" }
    s"${(lines ++ ofDialects).mkString("\n")}\n\n$call\n"
  }

  /** What adds the profiles of `swarender-dialects`. */
  private def ofDialects: Option[String] =
    Option.when(ScalaText.OfDialects.findFirstIn(style).nonEmpty)("import swarender.dialects._")

  /** What renders `value` so. */
  lazy val call: String = {
    val value = language match {
      case Language.Json => "value"
      case Language.Jsonnet => "Events(Manifest.send(value, _))"
    }
    s"$format.render($value, $style)"
  }

  /** The evaluator of the examples sends a value of sjsonnet as events. */
  private def ofLanguage = language match {
    case Language.Json => Nil
    case Language.Jsonnet => Seq("evaluator" -> Seq("Manifest"))
  }

  /** An expression of the style. */
  lazy val style: String = {
    val (base, used) = start
    profile.options.map(_.name).filterNot(used).foldLeft(base) { (made, option) =>
      options.get(option).fold(made)(value => made + change(option, value))
    }
  }

  private def braced(names: Seq[String]) = if (names.length == 1) names.head else names.mkString("{", ", ", "}")

  /** The style without those options that have no `with` method, and the names of these. */
  private def start: (String, Set[String]) = (target.name, profile.name) match {
    case ("json", "manifest-json-ex") if options.keys.exists(ScalaText.ManifestOptions) =>
      val arguments = Seq(
        options.get("indent").fold(Quote.json("    "))(indent),
        options.get("newline").fold(Quote.json("\n"))(text),
        options.get("key-separator").fold(Quote.json(": "))(text)
      )
      s"$evaluator.manifestJsonEx(${arguments.mkString(", ")})" -> ScalaText.ManifestOptions
    case (_, style) if ScalaText.OfJsonnet(style) => s"$evaluator.${ofEvaluator(style)}" -> Set("evaluator")
    case ("json", "ujson") => called("ujson", "indent", _.toInt.toString)
    case ("yaml", "pretty") => called("pretty", "width", _.toInt.toString)
    case ("yaml", "kyaml") => called("kyaml", "compact", yes => s"compact = ${yes == "yes"}")
    case ("yaml", "json") => called("json", "indent", value => s"JsonStyle.pretty(${indent(value)})")
    case (_, style) => s"$companion.${Words.camel(style)}" -> Set.empty
  }

  private def called(method: String, option: String, argument: String => String) =
    options.get(option).fold(s"$companion.$method")(value => s"$companion.$method(${argument(value)})") -> Set(option)

  private def evaluator = s"Jsonnet.${Words.camel(options.getOrElse("evaluator", "go"))}"

  private def ofEvaluator(style: String) = (target.name, style) match {
    case ("yaml", _) => "manifestYamlDoc().withFinalNewline(true)"
    case ("toml", _) => "manifestTomlEx(\"  \")"
    case (_, "jsonnet") => "commandLine"
    case (_, "jsonnet-one-line") => "oneLine"
    case (_, "jsonnet-to-string") => "string"
    case (_, "manifest-json-ex") => "manifestJson"
    case (_, "python") => "manifestPython"
    case (_, "python-vars") => "manifestPythonVars"
    case (_, manifest) => Words.camel(manifest)
  }

  private def change(option: String, value: String): String = option match {
    case "quote-keys" => s".withKeyQuotes(KeyQuotes.${if (value == "yes") "Always" else "Needed"})"
    case "head" => s".withCommentLines(place => if (place.segments.isEmpty) Some(${text(value)}) else None)"
    case "tags" => s".withTags(place => ${tags(value)})"
    case "indent" if target.name == "toml" => s".withTableIndent(${indent(value)}).withArrayIndent(${indent(value)})"
    case "key-order" if options.contains("first-keys") => ""
    case "first-keys" => s".withKeyOrder($keyOrder.first(${value.split(",", -1).map(Quote.json(_)).mkString(", ")}))"
    case "small-tables" if options.contains("small-table-width") => ""
    case "small-table-width" => s".withSmallTables($smallTables, ${value.toInt})"
    case _ => s".with${Words.camel(option).capitalize}(${argument(option, value)})"
  }

  /** The order of the other keys: the one that is asked for, or the style's. */
  private def keyOrder: String = {
    val own = profile.choices.collectFirst { case (option, Some(own)) if option.name == "key-order" => own }
    argument("key-order", options.get("key-order").orElse(own).getOrElse("given"))
  }

  /** The tag of `place`, as an expression. */
  private def tags(value: String): String = {
    val pairs = StyleOption.pairsOfTags(value).getOrElse(Nil)
    val all = pairs.map { case (path, tag) => s"${Quote.json(path)} -> ${Quote.json(tag)}" }.mkString("Map(", ", ", ")")
    val get = s"$all.get(place.path"
    val anyIndex = s"${Quote.json("\\[\\d+\\]")}, ${Quote.json("[*]")}"
    if (value.contains("[*]")) s"$get).orElse($get.replaceAll($anyIndex)))" else s"$get)"
  }

  private def smallTables: String =
    options.get("small-tables").fold(s"${start._1}.smallTables")(argument("small-tables", _))

  private def argument(option: String, value: String): String = option match {
    case "escapes" if target.name == "yaml" && value == "ascii" => "Escapes.yamlAscii"
    case "escapes" => s"Escapes.${Words.camel(value)}"
    case "numbers" if value == "sjsonnet" => "JsonnetNumbers.sjsonnet"
    case "numbers" if value == "jrsonnet" => "NumberLayout.positional"
    case "numbers" => s"NumberLayout.${Words.camel(value)}"
    case "integral-doubles" => (value == "integers").toString
    case "small-tables" => s"$companion.SmallTables.${value.capitalize}"
    case "quotes" =>
      val ending = if (value == "fewest-escapes") "" else if (target.name == "yaml") "Quotes" else "Strings"
      s"$companion.Quotes.${Words.camel(value).capitalize}$ending"
    case "null-text" => s"$companion.NullText.${if (value == "null") "Word" else value.capitalize}"
    case "parsers" => s"$companion.Parsers.${value.capitalize}"
    case "indent" if target.name == "json" => indent(value)
    case "table-indent" | "array-indent" => indent(value)
    case _ =>
      val policy = Words.camel(option).capitalize
      if ((ScalaText.Policies ++ ScalaText.Others).contains(policy))
        s"$policy.${ScalaText.Special.getOrElse((policy, value), Words.camel(value).capitalize)}"
      else if (value == "yes" || value == "no") (value == "yes").toString
      else value.toInt.toString
  }

  private def indent(value: String) = Quote.json(StyleOption.indentOf(value).getOrElse(value))

  private def text(value: String) = Quote.json(StyleOption.unescaped(value))
}

object ScalaText {
  private val Policies = Seq(
    "BigIntegers", "DuplicateKeys", "KeyOrder", "Newline", "NonFinite", "Nulls", "NumberText", "Surrogates"
  )

  /** What is imported from `swarender` itself. */
  private val Others = Seq("Escapes", "HugeNumbers", "KeyQuotes", "NumberLayout")

  /** The styles that are those of an evaluator. */
  private val OfJsonnet = Set(
    "jsonnet", "jsonnet-one-line", "jsonnet-to-string", "manifest-json", "manifest-json-ex", "manifest-json-minified",
    "python", "python-vars"
  )
  private val OfDialects = """JsonStyle\.(fitted|jsonc|json5)\b|YamlStyle\.(kyaml|pyyaml|json)\b""".r
  private val ManifestOptions = Set("indent", "newline", "key-separator", "evaluator")

  /** The policies whose names are not those of the options' values. */
  private val Special = Map(
    ("KeyOrder", "given") -> "AsGiven",
    ("KeyOrder", "kubernetes") -> "kubernetes",
    ("NumberText", "double") -> "ToDouble",
    ("NumberText", "exact") -> "ExactDouble",
    ("NumberText", "plain") -> "plain()",
    ("NumberText", "scientific") -> "scientific",
    ("NonFinite", "null") -> "WriteNull",
    ("BigIntegers", "double") -> "ToDouble",
    ("Newline", "crlf") -> "CrLf"
  )
}
