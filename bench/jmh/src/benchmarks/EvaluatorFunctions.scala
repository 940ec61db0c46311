package benchmarks

import org.openjdk.jmh.annotations.*

import swarender.Policy.{KeyOrder, NumberText, Surrogates}
import swarender.{Json, JsonStyle, Renderer, Toml}
import swarender.jsonnet.Jsonnet

/** One function of an evaluator's standard library on small values, and a loop with a
  * `StringBuilder` that does the same work.
  */
@State(Scope.Benchmark)
class EvaluatorFunctions extends TimePerCall {
  @Param(Array("toString", "minified", "python", "toml", "escape-clean", "escape-dirty"))
  var function: String = ""

  private var ways: EvaluatorFunctions.Ways = null
  @Setup def choose(): Unit = ways = EvaluatorFunctions(function)

  @Benchmark def swarender(): Int = ways.ours()
  @Benchmark def loop(): Int = ways.loop()
}

object EvaluatorFunctions {

  /** What makes the strings of all values; the sum of their lengths. Both make the same strings. */
  final class Ways(val ours: () => Int, val loop: () => Int)

  /** What every function writes alike: no empty containers, and no strings, which are bare in one.
    */
  private val values = EvaluatorCalls.values.filter {
    case _: ujson.Str => false
    case ujson.Arr(elements) => elements.nonEmpty
    case ujson.Obj(members) => members.nonEmpty
    case _ => true
  }
  private val table = ujson.Obj(
    "labels" -> ujson.Obj("app" -> "web", "tier" -> "front"),
    "name" -> "web",
    "ports" -> ujson.Arr(80, 443),
    "ready" -> true
  )
  private val clean = Array("a string", "x1", "https://example.com/path", "selects pods by label")
  private val dirty = Array("a \"string\"", "two\nlines", "C:\\path\\file", "say \"now\"\n")

  def apply(function: String): Ways = function match {
    case "toString" => json(Jsonnet.go.string, HandWritten.oneLine)
    case "minified" => json(Jsonnet.go.manifestJsonMinified, HandWritten.minified)
    case "python" => json(Jsonnet.go.manifestPython, HandWritten.python)
    case "toml" =>
      val events = sender(table)
      val style = Jsonnet.go
        .manifestTomlEx("  ")
        .withKeyOrder(KeyOrder.AsGiven)
        .withNumberText(NumberText.Keep)
        .withSurrogates(Surrogates.Replace)
        .withMaxDepth(1000)
      ways(Array[() => String](() => Toml.render(style)(events)), Array[() => String](() => HandWritten.toml(table)))
    case "escape-clean" => escape(clean)
    case "escape-dirty" => escape(dirty)
  }

  private def json(profile: JsonStyle, loop: HandWritten): Ways = {
    val style = EvaluatorCalls.styled(profile)
    ways(
      values.map { value =>
        val events = sender(value)
        () => Json.render(style)(events)
      },
      values.map(value => () => loop(value))
    )
  }

  private def escape(texts: Array[String]): Ways =
    ways(texts.map(s => () => Jsonnet.go.escapeStringJson(s)), texts.map(s => () => HandWritten.quoted(s)))

  private def sender(value: ujson.Value): Renderer => Unit = EventTree.send(value, _)

  private def ways(ours: Array[() => String], loop: Array[() => String]): Ways = {
    val pairs = ours.zip(loop)
    pairs.foreach { case (a, b) => require(a() == b(), s"${a()} is not ${b()}") }
    new Ways(() => lengths(ours), () => lengths(loop))
  }

  private def lengths(of: Array[() => String]): Int = {
    var (length, i) = (0, 0)
    while (i < of.length) {
      length += of(i)().length
      i += 1
    }
    length
  }
}
