package benchmarks

import org.openjdk.jmh.annotations.*

/** Case classes to compact JSON in UTF-8. */
@State(Scope.Benchmark)
class CaseClassBytes extends TimePerCall {
  @Param(Array("1", "1000"))
  var orders: Int = 0

  private var value: Seq[Order] = Nil
  @Setup def make(): Unit = value = Orders(orders)

  @Benchmark def swarender(): Array[Byte] = OrderPeers.swarender(value)

  /** By upickle's writers. */
  @Benchmark def swarenderWriter(): Array[Byte] = OrderPeers.swarenderWriter(value)
  @Benchmark def swarenderYaml(): Array[Byte] = OrderPeers.swarenderYaml(value)
  @Benchmark def swarenderToml(): Array[Byte] = OrderPeers.swarenderToml(value)
  @Benchmark def upickle(): Array[Byte] = OrderPeers.upickleOwn(value)
  @Benchmark def jsoniter(): Array[Byte] = OrderPeers.jsoniter(value)
  @Benchmark def circe(): Array[Byte] = OrderPeers.circe(value)
}
