package benchmarks

import org.openjdk.jmh.annotations.*

import swarender.Policy.{KeyOrder, NumberText, Surrogates}
import swarender.{Json, JsonStyle, Renderer}

/** What an evaluator calls most: ten small values as strings, five styles in rotation, each value
  * by events. One call of a benchmark is fifty strings.
  */
@State(Scope.Thread)
class EvaluatorCalls extends TimePerCall {
  private[this] val profiles = Array(
    JsonStyle.jsonnetOneLine,
    JsonStyle.manifestJsonEx("  "),
    JsonStyle.manifestJsonMinified,
    JsonStyle.python,
    JsonStyle.jsonnet
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
  @Benchmark def stringBuilder(): Int = all((i, _) => EvaluatorCalls.byHand(values(i)))
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

  /** The loop that one writes when there is no library. */
  def byHand(value: ujson.Value): String = {
    val text = new java.lang.StringBuilder
    append(value, text)
    text.toString
  }

  private def append(value: ujson.Value, to: java.lang.StringBuilder): Unit = value match {
    case ujson.Str(s) => quote(s, to)
    case ujson.Num(n) => if (n.toLong.toDouble == n) to.append(n.toLong) else to.append(n)
    case ujson.Arr(all) =>
      to.append('[')
      var first = true
      all.foreach { v =>
        if (!first) to.append(", ")
        first = false
        append(v, to)
      }
      to.append(']')
    case ujson.Obj(all) =>
      to.append('{')
      var first = true
      all.foreach { case (k, v) =>
        if (!first) to.append(", ")
        first = false
        quote(k, to)
        to.append(": ")
        append(v, to)
      }
      to.append('}')
    case ujson.Bool(b) => to.append(b)
    case _ => to.append("null")
  }

  private def quote(s: String, to: java.lang.StringBuilder): Unit = {
    to.append('"')
    var i = 0
    while (i < s.length) {
      s.charAt(i) match {
        case '"' => to.append("\\\"")
        case '\\' => to.append("\\\\")
        case '\n' => to.append("\\n")
        case c if c < ' ' => to.append(f"\\u${c.toInt}%04x")
        case c => to.append(c)
      }
      i += 1
    }
    to.append('"')
  }
}
