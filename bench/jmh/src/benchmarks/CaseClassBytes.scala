package benchmarks

import org.openjdk.jmh.annotations.*

import benchmarks.models.{Order, Orders}

/** Case classes to compact JSON in UTF-8, by what passes through visitors or a tree. */
@State(Scope.Benchmark)
class CaseClassBytes extends TimePerCall {
  @Param(Array("1", "1000"))
  var orders: Int = 0

  private var value: Seq[Order] = Nil
  @Setup def make(): Unit = value = Orders(orders).orders

  @Benchmark def swarender(): Array[Byte] = OrderPeers.swarender(value)

  /** By upickle's writers. */
  @Benchmark def swarenderWriter(): Array[Byte] = OrderPeers.swarenderWriter(value)
  @Benchmark def upickle(): Array[Byte] = OrderPeers.upickleOwn(value)
  @Benchmark def circe(): Array[Byte] = OrderPeers.circe(value)
}
