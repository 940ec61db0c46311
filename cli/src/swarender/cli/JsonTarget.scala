package swarender.cli

import swarender.*
import swarender.text.{Escapes, NumberLayout}

/** JSON and its relatives, as [[swarender.JsonStyle]] has them. */
object JsonTarget {
  private def option(name: String)(choices: (String, JsonStyle => JsonStyle)*) = StyleOption.words(name)(choices*)

  private val indent = StyleOption.indent[JsonStyle]("indent")(_.withIndent(_))

  // ujson breaks lines at an indent of 0 as well, and at -1 it does not.
  private val ujsonIndent = StyleOption.number[JsonStyle]("indent", -1, 100)((_, n) => JsonStyle.ujson(n))

  private val manifestOptions = Seq(
    StyleOption.indent[JsonStyle]("indent")((s, text) => JsonStyle.manifestJsonEx(text, s.indentation.newline, s.keySeparator)),
    StyleOption.text[JsonStyle]("newline")((s, text) => JsonStyle.manifestJsonEx(s.indentation.unit, text, s.keySeparator)),
    StyleOption.text[JsonStyle]("key-separator")((s, text) => JsonStyle.manifestJsonEx(s.indentation.unit, s.indentation.newline, text))
  )

  private val profiles = Seq(
    Profile("compact", "no white space", JsonStyle.compact, indent),
    Profile("pretty", "as JSON.stringify(v, null, 2)", JsonStyle.pretty, indent),
    Profile("canonical", "RFC 8785", JsonStyle.canonical),
    Profile("ujson", "as ujson.write", JsonStyle.ujson(), ujsonIndent),
    Profile("jsonnet", "as the command line of go-jsonnet", JsonStyle.jsonnet, indent),
    Profile("jsonnetOneLine", "as std.toString", JsonStyle.jsonnetOneLine),
    Profile("manifestJson", "as std.manifestJson", JsonStyle.manifestJson),
    new Profile("manifestJsonEx", "as std.manifestJsonEx", JsonStyle.manifestJson, manifestOptions),
    Profile("manifestJsonMinified", "as std.manifestJsonMinified", JsonStyle.manifestJsonMinified),
    Profile("python", "as std.manifestPython", JsonStyle.python),
    Profile("pythonVars", "as std.manifestPythonVars", JsonStyle.pythonVars)
  )

  private val options = Seq(
    option("escapes")(
      "minimal" -> (_.withEscapes(Escapes.minimal)),
      "jsonnet" -> (_.withEscapes(Escapes.jsonnet)),
      "go" -> (_.withEscapes(Escapes.go)),
      "ascii" -> (_.withEscapes(Escapes.ascii)),
      "ujson" -> (_.withEscapes(Escapes.ujson)),
      "html" -> (_.withEscapes(Escapes.html))
    ),
    option("numbers")(
      "ecma" -> (_.withNumbers(NumberLayout.ecma)),
      "canonical" -> (_.withNumbers(NumberLayout.canonical)),
      "jsonnet" -> (_.withNumbers(NumberLayout.jsonnet)),
      "positional" -> (_.withNumbers(NumberLayout.positional)),
      "seventeenG" -> (_.withNumbers(NumberLayout.seventeenG)),
      "ujson" -> (_.withNumbers(NumberLayout.ujson))
    ),
    option("number-text")(
      "keep" -> (_.withNumberText(NumberText.Keep)),
      "double" -> (_.withNumberText(NumberText.Double))
    ),
    option("big-integers")(
      "full" -> (_.withBigIntegers(BigIntegers.Full)),
      "quote" -> (_.withBigIntegers(BigIntegers.Quote)),
      "double" -> (_.withBigIntegers(BigIntegers.Double))
    ),
    option("non-finite")(
      "fail" -> (_.withNonFinite(NonFinite.Fail)),
      "null" -> (_.withNonFinite(NonFinite.Null)),
      "quote" -> (_.withNonFinite(NonFinite.Quote))
    ),
    option("surrogates")(
      "replace" -> (_.withSurrogates(Surrogates.Replace)),
      "escape" -> (_.withSurrogates(Surrogates.Escape)),
      "fail" -> (_.withSurrogates(Surrogates.Fail))
    ),
    option("key-order")(
      "given" -> (_.withKeyOrder(KeyOrder.AsGiven)),
      "codePoint" -> (_.withKeyOrder(KeyOrder.CodePoint)),
      "utf16" -> (_.withKeyOrder(KeyOrder.Utf16))
    ),
    option("duplicate-keys")(
      "keep" -> (_.withDuplicateKeys(DuplicateKeys.Keep)),
      "fail" -> (_.withDuplicateKeys(DuplicateKeys.Fail))
    )
  )

  val target: Target[JsonStyle] = new Target("json", Json, profiles, options, between = Some(""))
}
