package swarender.bench

import java.util.concurrent.TimeUnit

import org.openjdk.jmh.annotations.*

/** Case classes to compact JSON in UTF-8. */
@State(Scope.Benchmark)
@BenchmarkMode(Array(Mode.AverageTime))
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(value = 3, jvmArgsAppend = Array("-Xms2g", "-Xmx2g"))
@Warmup(iterations = 4, time = 1)
@Measurement(iterations = 5, time = 1)
class CaseClassBytes {
  @Param(Array("1", "1000"))
  var orders: Int = 0

  private var value: Seq[Order] = Nil
  @Setup def make(): Unit = value = Orders(orders)

  @Benchmark def swarender(): Array[Byte] = OrderPeers.swarender(value)
  @Benchmark def upickle(): Array[Byte] = OrderPeers.upickleOwn(value)
  @Benchmark def jsoniter(): Array[Byte] = OrderPeers.jsoniter(value)
  @Benchmark def circe(): Array[Byte] = OrderPeers.circe(value)
}
