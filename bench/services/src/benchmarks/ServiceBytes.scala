package benchmarks

import org.openjdk.jmh.annotations.*

/** What services send, by derived encoders, and by jsoniter-scala's macros. */
class ServiceBytes extends TimePerCall {
  @Benchmark def swarender(m: MeasuredService): Array[Byte] = m.value.toBytes()
  @Benchmark def jsoniter(m: MeasuredService): Array[Byte] = m.value.jsoniterToBytes()
  @Benchmark def swarenderYaml(m: MeasuredService): Array[Byte] = m.value.toYaml()
  @Benchmark def swarenderToml(m: MeasuredService): Array[Byte] = m.value.toToml()
}

/** The same as JSON strings. */
class ServiceString extends TimePerCall {
  @Benchmark def swarender(m: MeasuredService): String = m.value.toText()
  @Benchmark def jsoniter(m: MeasuredService): String = m.value.jsoniterToText()
}

/** A thousand values, or one, that both libraries write so that they read back equal. */
@State(Scope.Benchmark)
class MeasuredService {
  @Param(
    Array(
      "logs", "logs:one", "trades", "trades:one", "envelopes", "envelopes:one", "features", "features:one", "errors",
      "errors:one", "deployments", "deployments:one"
    )
  )
  var service: String = ""
  var value: Service[?] = null

  @Setup def read(): Unit = {
    value = Services(service)
    value.fault.foreach(fault => throw new IllegalStateException(fault))
    Memory.settle()
  }
}
