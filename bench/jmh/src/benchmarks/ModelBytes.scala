package benchmarks

import org.openjdk.jmh.annotations.*

/** Case classes by derived encoders, and by jsoniter-scala's macros. */
class ModelBytes extends TimePerCall {
  @Benchmark def swarender(m: MeasuredModel): Array[Byte] = m.value.toBytes()
  @Benchmark def jsoniter(m: MeasuredModel): Array[Byte] = m.value.jsoniterToBytes()
  @Benchmark def swarenderYaml(m: MeasuredModel): Array[Byte] = m.value.toYaml()
  @Benchmark def swarenderToml(m: MeasuredModel): Array[Byte] = m.value.toToml()
}

/** Case classes as JSON strings. */
class ModelString extends TimePerCall {
  @Benchmark def swarender(m: MeasuredModel): String = m.value.toText()
  @Benchmark def jsoniter(m: MeasuredModel): String = m.value.jsoniterToText()
}

/** A model that both libraries write so that it reads back equal. */
@State(Scope.Benchmark)
class MeasuredModel {
  @Param(
    Array(
      "twitter", "citm_catalog", "bid-request", "one-order", "1000-orders", "escapes", "sequences", "decimals",
      "int-keys", "options"
    )
  )
  var model: String = ""
  var value: Model[?] = null

  @Setup def read(): Unit = {
    value = Models(model)
    value.fault.foreach(fault => throw new IllegalStateException(fault))
    Memory.settle()
  }
}
