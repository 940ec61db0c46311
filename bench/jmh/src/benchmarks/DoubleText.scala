package benchmarks

import com.github.plokhotnyuk.jsoniter_scala.core.{writeToArray, JsonValueCodec}
import com.github.plokhotnyuk.jsoniter_scala.macros.JsonCodecMaker
import org.openjdk.jmh.annotations.*

import swarender.Json

/** A thousand doubles to JSON in UTF-8: microseconds of a call are nanoseconds of a number. */
@State(Scope.Benchmark)
class DoubleText extends TimePerCall {
  @Param(Array("canada", "random", "decimals"))
  var numbers: String = ""

  private var values: Array[Double] = Array()
  @Setup def make(): Unit = values = DoubleText(numbers)

  @Benchmark def swarender(): Array[Byte] = Json.toBytes(values)
  @Benchmark def jsoniter(): Array[Byte] = writeToArray(values)(DoubleText.codec)

  /** Chars only, without a copy. */
  @Benchmark def stringBuilder(): java.lang.StringBuilder = {
    val text = new java.lang.StringBuilder(24 * values.length)
    var i = 0
    while (i < values.length) {
      text.append(values(i)).append(',')
      i += 1
    }
    text
  }
}

object DoubleText {
  private[benchmarks] val codec: JsonValueCodec[Array[Double]] = JsonCodecMaker.make

  def apply(numbers: String): Array[Double] = {
    val random = new Seeded(8)
    numbers match {
      case "canada" => all(Cases.value("canada")).take(1000).toArray
      case "random" => Array.fill(1000)(random.double())
      case "decimals" => Array.fill(1000)(random.between(1, 1000000) / 100.0)
    }
  }

  private def all(value: ujson.Value): Iterator[Double] = value match {
    case ujson.Num(n) => Iterator(n)
    case ujson.Arr(elements) => elements.iterator.flatMap(all)
    case ujson.Obj(members) => members.valuesIterator.flatMap(all)
    case _ => Iterator.empty
  }
}
