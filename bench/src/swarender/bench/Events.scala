package swarender.bench

import java.io.OutputStream
import java.util.concurrent.TimeUnit

import org.openjdk.jmh.annotations.*

import swarender.{Json, JsonStyle, Renderer}
import swarender.out.{BufferPolicy, ByteOut, StreamSink}

/** The same tree to the same renderer by direct events, through the visitor, and by `toBytes`. */
@BenchmarkMode(Array(Mode.AverageTime))
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(value = 3, jvmArgsAppend = Array("-Xms2g", "-Xmx2g"))
@Warmup(iterations = 4, time = 1)
@Measurement(iterations = 5, time = 1)
class Events {
  @Benchmark def events(d: Document): Unit = {
    val renderer = Json.renderer(new ByteOut(new StreamSink(Discard, BufferPolicy.growing)))
    EventTree.send(d.value, renderer)
    renderer.flush()
  }
  @Benchmark def visitor(d: Document): OutputStream = d.value.transform(Json.visitor(Discard, JsonStyle.compact))
}

/** A stream that drops everything. */
private object Discard extends OutputStream {
  override def write(b: Int): Unit = ()
  override def write(b: Array[Byte], from: Int, n: Int): Unit = ()
}

/** A `ujson.Value` as events, in the order and by the means by which `ujson.Value.transform` visits it. */
object EventTree {
  def send(value: ujson.Value, to: Renderer): Unit = value match {
    case s: ujson.Str => to.string(s.value)
    case n: ujson.Num => to.float64(n.value)
    case o: ujson.Obj =>
      to.beginObject(o.value.size)
      val members = o.value.iterator
      while (members.hasNext) {
        val member = members.next()
        to.key(member._1)
        send(member._2, to)
      }
      to.endObject()
    case a: ujson.Arr =>
      val elements = a.value
      to.beginArray(elements.length)
      var i = 0
      while (i < elements.length) {
        send(elements(i), to)
        i += 1
      }
      to.endArray()
    case b: ujson.Bool => to.bool(b.value)
    case _ => to.nul()
  }
}
