package benchmarks.pages

import java.io.OutputStream
import java.util.concurrent.TimeUnit

import org.openjdk.jmh.annotations.*

import benchmarks.CountedEvents
import swarender.{Encoder, Json, Target}

/** A document of 5 kB again and again: the entry points, and for comparison the walk through the
  * document by itself. With `-prof gc` the difference is what rendering allocates.
  */
@State(Scope.Thread)
@BenchmarkMode(Array(Mode.AverageTime))
@OutputTimeUnit(TimeUnit.NANOSECONDS)
class SteadyState {
  private[this] val document = Texts.document(5000)
  private[this] val encoder = Encoder[ujson.Value]
  private[this] val events = new CountedEvents
  private[this] val nowhere = OutputStream.nullOutputStream()

  @Benchmark def walk(): Unit = encoder.encode(document, events)
  @Benchmark def writeTo(): Unit = Json.writeTo(document, nowhere)
  @Benchmark def writeLengthPrefixed(): Unit = Json.writeTo(document, Target.LengthPrefixed(nowhere))
  @Benchmark def toBytes(): Array[Byte] = Json.toBytes(document)
  @Benchmark def render(): String = Json.render(document)
}
