package benchmarks

import org.openjdk.jmh.annotations.{Param, Scope, Setup, State}

/** What is rendered: the case, or the JSON file if one is given. */
@State(Scope.Benchmark)
class Document {
  @Param(
    Array(
      "ascii-short", "ascii-long", "strings-64k", "latin1", "cjk", "emoji", "sparse-escapes", "dense-escapes", "ints",
      "doubles", "deep", "many-tiny", "wide-object", "twitter", "citm_catalog", "canada", "gsoc-2018", "kubernetes-like"
    )
  )
  var `case`: String = ""
  @Param(Array(""))
  var file: String = ""

  var value: ujson.Value = ujson.Null

  @Setup def read(): Unit = {
    value = Cases.value(name)
    Memory.settle()
  }

  /** Of the case, or the path of the file. */
  def name: String = if (file.isEmpty) `case` else new java.io.File(file).getAbsolutePath
}

object Memory {

  /** Lets the collector move a new value together. Else whoever allocates much, and so makes it run
    * soon, finds the value in better order than who allocates little: three times as fast for
    * `canada`.
    */
  def settle(): Unit = System.gc()
}
