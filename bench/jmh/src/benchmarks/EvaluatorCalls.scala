package benchmarks

import org.openjdk.jmh.annotations.*

import swarender.Policy.{KeyOrder, NumberText, Surrogates}
import swarender.{Json, JsonStyle, Renderer}
import swarender.jsonnet.Jsonnet

/** What an evaluator calls most: ten small values as strings, five styles in rotation, each value
  * by events. One call of a benchmark is fifty strings.
  */
@State(Scope.Thread)
class EvaluatorCalls extends TimePerCall {
  private[this] val profiles = Array(
    Jsonnet.go.oneLine,
    Jsonnet.go.manifestJsonEx("  "),
    Jsonnet.go.manifestJsonMinified,
    Jsonnet.go.manifestPython,
    Jsonnet.go.commandLine
  )
  private[this] val styles = profiles.map(EvaluatorCalls.styled(_))
  private[this] val values = EvaluatorCalls.values
  private[this] val senders = values.map(value => (r: Renderer) => EventTree.send(value, r))

  private def all(render: (Int, Int) => String): Int = {
    var length = 0
    var style = 0
    while (style < styles.length) {
      var i = 0
      while (i < values.length) {
        length += render(i, style).length
        i += 1
      }
      style += 1
    }
    length
  }

  @Benchmark def swarender(): Int = all((i, style) => Json.render(styles(style))(senders(i)))

  /** With the four calls that make the style for each string. */
  @Benchmark def swarenderStyled(): Int =
    all((i, style) => Json.render(EvaluatorCalls.styled(profiles(style)))(senders(i)))

  /** From the tree that ujson has. */
  @Benchmark def swarenderTree(): Int = all((i, style) => Json.render(values(i), styles(style)))
  @Benchmark def ujson(): Int = all((i, _) => _root_.ujson.write(values(i)))
  @Benchmark def stringBuilder(): Int = all((i, _) => HandWritten.oneLine(values(i)))
}

object EvaluatorCalls {
  def styled(profile: JsonStyle): JsonStyle = profile
    .withKeyOrder(KeyOrder.AsGiven)
    .withNumberText(NumberText.Keep)
    .withSurrogates(Surrogates.Replace)
    .withMaxDepth(1000)

  def values: Array[ujson.Value] = Array[String](
    "[1,2]", "\"a string\"", "42", "{\"a\":1,\"b\":true}", "[]", "{}", "0.5", "[\"x\",\"y\",\"z\"]",
    "{\"name\":\"web\",\"ports\":[80,443],\"labels\":{\"app\":\"web\"}}", "null"
  ).map(ujson.read(_))
}
