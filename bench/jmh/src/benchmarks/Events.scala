package benchmarks

import java.io.OutputStream

import org.openjdk.jmh.annotations.*

import swarender.output.{BufferPolicy, ByteSink}
import swarender.{Json, JsonStyle}

/** One tree to one renderer, by direct events and through the visitor. */
@State(Scope.Thread)
class Events extends TimePerCall {
  private[this] val nowhere = OutputStream.nullOutputStream()

  @Benchmark def events(d: Document): Unit = {
    val renderer = Json.renderer(ByteSink(nowhere, BufferPolicy.growing))
    EventTree.send(d.value, renderer)
    renderer.flush()
  }
  @Benchmark def visitor(d: Document): OutputStream = d.value.transform(Json(JsonStyle.compact).visitor(nowhere))
}

/** A `ujson.Value` as events, in the order and by the means by which `ujson.Value.transform` visits
  * it.
  */
object EventTree {
  def send(value: ujson.Value, to: swarender.Events): Unit = value match {
    case s: ujson.Str => to.string(s.value)
    case n: ujson.Num => to.float64(n.value)
    case o: ujson.Obj =>
      to.beginObject()
      val members = o.value.iterator
      while (members.hasNext) {
        val member = members.next()
        to.key(member._1)
        send(member._2, to)
      }
      to.endObject()
    case a: ujson.Arr =>
      val elements = a.value
      to.beginArray()
      var i = 0
      while (i < elements.length) {
        send(elements(i), to)
        i += 1
      }
      to.endArray()
    case b: ujson.Bool => to.bool(b.value)
    case _ => to.nullValue()
  }
}
