package swarender

import swarender.Policy.{BigIntegers, DuplicateKeys, KeyOrder}
import swarender.dialects.*
import swarender.jsonnet.{Jsonnet, JsonnetNumbers}

/** Every profile of [[JsonStyle]], and styles that use each of its fields. */
object Profiles {

  /** Those that print JSON. */
  val json: Seq[(String, JsonStyle)] = Seq(
    "compact" -> JsonStyle.compact,
    "pretty(1)" -> JsonStyle.pretty(1),
    "pretty" -> JsonStyle.pretty,
    "pretty(10)" -> JsonStyle.pretty(10),
    "pretty(tab)" -> JsonStyle.pretty("\t"),
    "canonical" -> JsonStyle.canonical,
    "ujson" -> JsonStyle.ujson,
    "ujson(0)" -> JsonStyle.ujson(0),
    "ujson(4, unicode)" -> JsonStyle.ujson(4, escapeUnicode = true),
    "jsonnet" -> Jsonnet.go.commandLine,
    "jsonnet numbers" -> Jsonnet.go.commandLine.withNumbers(JsonnetNumbers.sjsonnet),
    "jsonnetOneLine" -> Jsonnet.go.oneLine,
    "manifestJson" -> Jsonnet.go.manifestJson,
    "manifestJsonEx" -> Jsonnet.go.manifestJsonEx("\t ", "\r\n", " :\n"),
    "manifestJsonMinified" -> Jsonnet.go.manifestJsonMinified,
    "fitted" -> JsonStyle.fitted,
    "filled" -> JsonStyle.fitted(30).withFilledArrays(true),
    "jsonc" -> JsonStyle.jsonc,
    "ascii, big integers quoted" ->
      JsonStyle.pretty
        .withEscapes(Escapes.ascii)
        .withNumbers(NumberLayout.positional)
        .withBigIntegers(BigIntegers.Quote),
    "html, sorted by code points" ->
      JsonStyle.compact.withEscapes(Escapes.html).withKeyOrder(KeyOrder.CodePoint).withDuplicateKeys(DuplicateKeys.Fail)
  )

  /** Those that print something like it. */
  val others: Seq[(String, JsonStyle)] =
    Seq("python" -> Jsonnet.go.manifestPython, "indented python" -> Jsonnet.go.manifestPython.withIndent(4))

  val all: Seq[(String, JsonStyle)] = json ++ others

  /** Those for objects only. */
  val ofObjects: Seq[(String, JsonStyle)] =
    Seq(
      "pythonVars" -> Jsonnet.go.manifestPythonVars,
      "indented pythonVars" -> Jsonnet.go.manifestPythonVars.withIndent(2)
    )
}
