package swarender

import swarender.jsonnet.JsonnetNumbers

/** The number layouts of the library, by their names in `NumberLayout`. */
object NumberLayouts {
  val all: Seq[(String, NumberLayout)] = Seq(
    "ecma" -> NumberLayout.ecma,
    "canonical" -> NumberLayout.canonical,
    "sjsonnet" -> JsonnetNumbers.sjsonnet,
    "python" -> NumberLayout.python,
    "positional" -> NumberLayout.positional,
    "seventeenG" -> NumberLayout.seventeenG,
    "ujson" -> NumberLayout.ujson,
    "yaml" -> NumberLayout.yaml,
    "toml" -> NumberLayout.toml,
    "tomlFloats" -> NumberLayout.tomlFloats
  )
}
