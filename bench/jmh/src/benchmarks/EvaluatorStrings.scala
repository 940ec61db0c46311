package benchmarks

import org.openjdk.jmh.annotations.*

import swarender.Policy.KeyOrder
import swarender.{Json, JsonStyle, Quote, Renderer, Toml, TomlStyle, Yaml}

/** One function of an evaluator, over the loop with a `StringBuilder` that one writes in its place:
  * values by events, or texts to be escaped. A call of a benchmark is all of them, one string each.
  */
@State(Scope.Thread)
class EvaluatorStrings extends TimePerCall {
  @Param(
    Array("toString", "minified", "python", "toml", "escapeJson", "escapePython", "escapeBash", "escapeDollars",
      "escapeXml")
  )
  var call: String = ""

  /** Whether the texts have chars that are escaped. */
  @Param(Array("clean", "dirty"))
  var text: String = ""

  private[this] var library: Array[() => String] = null
  private[this] var byHand: Array[() => String] = null

  @Setup def prepare(): Unit = {
    val pairs =
      if (call.startsWith("escape")) EvaluatorStrings.escapes(call, text) else EvaluatorStrings.values(call, text)
    library = pairs.map(_._1).toArray
    byHand = pairs.map(_._2).toArray
    for ((ours, theirs) <- library.zip(byHand); (a, b) = (ours(), theirs()))
      if (a != b) throw new IllegalStateException(s"$a is not $b")
    EvaluatorStrings.useOtherFormats()
  }

  private def all(calls: Array[() => String]): Int = {
    var length = 0
    var i = 0
    while (i < calls.length) {
      length += calls(i)().length
      i += 1
    }
    length
  }

  @Benchmark def swarender(): Int = all(library)
  @Benchmark def stringBuilder(): Int = all(byHand)
}

object EvaluatorStrings {
  private type Pair = (() => String, () => String)

  private def texts(text: String): Seq[String] =
    if (text == "clean")
      Seq("", "a", "web", "a string", "app.kubernetes.io/name", "registry.example.com/team/web:1.27.3") :+
        "A sentence of some words, as descriptions have them, with eighty chars in all of it."
    else
      Seq("\"", "it's", "a\nb", "C:\\web", "${HOME}/bin & \"more\"", "<a href=\"/web\">it's $5</a>\n") :+
        "first line of a script\n\techo \"$HOME\" && exit 1\nthe last line of it, and it's <longer>\n"

  private def documents(text: String): Seq[ujson.Value] = {
    val t = texts(text)
    Seq[ujson.Value](
      ujson.Arr(1, 2),
      t(3),
      42,
      ujson.Obj("a" -> 1, "b" -> true),
      0.5,
      ujson.Arr(t(1), t(2), t(3)),
      ujson.Obj("name" -> t(2), "ports" -> ujson.Arr(80, 443), "labels" -> ujson.Obj("app" -> t(4))),
      ujson.Obj.from((0 until 5).map(i => s"key$i" -> ujson.Str(t(i + 1)))),
      ujson.Null
    )
  }

  private def values(call: String, text: String): Seq[Pair] = {
    def pair(send: Renderer => Unit, style: JsonStyle, hand: HandWritten, value: ujson.Value): Pair =
      (() => Json.render(style)(send), () => hand.json(value))
    val all = documents(text)
    val style = call match {
      case "toString" => JsonStyle.jsonnetToString
      case "minified" => JsonStyle.manifestJsonMinified
      case _ => JsonStyle.python
    }
    val hand = call match {
      case "toString" => new HandWritten(", ", ": ", "true", "false", "null", isBareRoot = true)
      case "minified" => new HandWritten(",", ":", "true", "false", "null", isBareRoot = false)
      case _ => new HandWritten(", ", ": ", "True", "False", "None", isBareRoot = false)
    }
    if (call == "toml") {
      val style = TomlStyle.jsonnet.withKeyOrder(KeyOrder.AsGiven)
      all.collect { case value: ujson.Obj =>
        val send = (r: Renderer) => EventTree.send(value, r)
        (() => Toml.render(style)(send), () => HandWritten.toml(value))
      }
    } else
      all.map(value => pair(EventTree.send(value, _), style.withKeyOrder(KeyOrder.AsGiven), hand, value))
  }

  private def escapes(call: String, text: String): Seq[Pair] = {
    val (ours, hand) = call match {
      case "escapeBash" => (Quote.bash, HandWritten.escaped("'", Map('\'' -> "'\"'\"'")))
      case "escapeDollars" => (Quote.dollars, HandWritten.escaped("", Map('$' -> "$$")))
      case "escapeXml" => (Quote.xml, HandWritten.escaped("", HandWritten.xml))
      case _ => (Quote.jsonnet, HandWritten.json)
    }
    texts(text).map(s => (() => ours(s), () => hand(s)))
  }

  @volatile var used: Any = null

  /** What users' processes have done before: other formats, styles and encoders, and `charAt` on
    * strings beyond Latin-1, of which HotSpot keeps one profile in a process.
    */
  private def useOtherFormats(): Unit = {
    val wide = texts("dirty").map("\u0416\u6f22" + _)
    val maps = wide.map(s => Map(s -> Seq(s.length)))
    val mixed = (1L, 0.1, Some("a"), Vector(true), wide)
    for (_ <- 0 until 3000) {
      val all = Seq(
        Json.render(maps),
        Json.render(mixed, JsonStyle.pretty),
        Yaml.render(maps),
        Yaml.render(mixed),
        Toml.render(Map("maps" -> maps)),
        Json.render(ujson.Arr(1, wide.head, 0.5)),
        Json.render(JsonStyle.python)(_.string(wide.head))
      )
      used = all.map(s => (0 until s.length).count(s.charAt(_) > 0xff))
    }
  }
}
