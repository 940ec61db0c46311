package swarender.bench

import org.openjdk.jmh.annotations.{Param, Scope, Setup, State}

/** What is rendered: the case, or the JSON file if one is given. */
@State(Scope.Benchmark)
class Document {
  @Param(
    Array(
      "ascii-short", "ascii-long", "latin1", "cjk", "emoji", "sparse-escapes", "dense-escapes", "ints", "doubles",
      "deep", "many-tiny", "wide-object", "twitter", "citm_catalog", "canada", "gsoc-2018", "kubernetes-like"
    )
  )
  var `case`: String = ""
  @Param(Array(""))
  var file: String = ""

  var value: ujson.Value = ujson.Null

  @Setup def read(): Unit = value = Cases.value(name)

  /** Of the case, or the path of the file. */
  def name: String = if (file.isEmpty) `case` else new java.io.File(file).getAbsolutePath
}
