package reliability

import Shapes.*

import swarender.Policy.DuplicateKeys
import swarender.output.{BufferPolicy, ByteSink}
import swarender.{Events, Json, JsonStyle, RenderError, Renderer, Target, Toml, TomlStyle, Yaml, YamlStyle}

/** Large documents in a small heap: `stream GIGABYTES`, and in a heap of some gigabytes `limits`.
  * `ci/huge` runs it. Prints a line per document; ends with an error if one is not as it must be.
  */
object Sizes {
  private final val Giga = 1L << 30

  def main(args: Array[String]): Unit = args.toList match {
    case "stream" :: gigabytes :: Nil => stream(gigabytes.toInt)
    case "deep" :: Nil => deep()
    case "limits" :: Nil => limits()
    case _ => throw new IllegalArgumentException("stream GIGABYTES, deep or limits")
  }

  private val formats: Seq[(String, ByteSink => Renderer)] = Seq(
    "JSON" -> (Json(JsonStyle.compact.withMaxDepth(Int.MaxValue)).renderer(_)),
    "YAML" -> (Yaml(YamlStyle.safe.withMaxDepth(Int.MaxValue)).renderer(_)),
    "TOML" -> (Toml.renderer(_))
  )

  /** Writes the document in each format of `of`; `least` bytes must come out. */
  private def write(what: String, least: Long, of: Seq[(String, ByteSink => Renderer)] = formats)(
      send: Renderer => Unit
  ): Unit =
    for ((name, renderer) <- of) {
      val target = new Counting
      val started = System.nanoTime
      val r = renderer(ByteSink(target, BufferPolicy.growing))
      send(r)
      r.flush()
      println(
        s"$name, $what: ${target.bytes} bytes in ${(System.nanoTime - started) / 1000000} ms, " +
          s"heap of ${Runtime.getRuntime().maxMemory >> 20} MiB"
      )
      if (target.bytes < least || target.bytes != r.offset)
        throw new AssertionError(s"$least bytes expected, ${r.offset} counted")
    }

  private def stream(gigabytes: Int): Unit = {
    for ((format, n) <- formats.zip(Seq(gigabytes.toLong, 1L, 1L)))
      write(s"$n GB of lines", n * Giga, Seq(format))(lines(n * Giga))
    // YAML that refuses a key which comes twice holds those of the open objects.
    val keeps = YamlStyle.safe.withDuplicateKeys(DuplicateKeys.Keep)
    write("10,000,000 keys", 100000000, Seq(formats.head, "YAML" -> (Yaml(keeps).renderer(_))))(keys(10000000))
    write("1,000,000 levels", 2000000, formats.take(1))(objects(1000000))
    write("1,000,000 levels", 2000000, formats.take(2))(arrays(1000000))
  }

  /** What TOML holds in memory, and keys as large as documents. */
  private def deep(): Unit = {
    // On one line: with a line for each element the indentation is the square of the depth.
    val oneLine = TomlStyle.standard.withArrayWidth(Int.MaxValue).withMaxDepth(Int.MaxValue)
    write("1,000,000 levels", 2000000, Seq("TOML" -> (Toml(oneLine).renderer(_))))(arrays(1000000))
    write("a string of 256 MiB", 256 << 20, formats.drop(2))(r => member(r)(r.string("x" * (256 << 20))))
    // Which it looks for again.
    write("1,000,000 keys", 10000000, formats.drop(1))(keys(1000000))
    write("keys of 10 MB", 30000000)(longKeys(10000000))
    for ((name, renderer) <- formats) {
      val r = renderer(ByteSink(new Counting, BufferPolicy.growing))
      val message = error {
        r.beginObject()
        r.key("x" * 10000000)
        r.number("1" + "0" * 1000000 + "x")
      }
      println(s"$name, an error under a key of 10 MB: ${message.length} chars")
      if (message.length > 1000) throw new AssertionError(message.take(2000))
    }
    for ((profile, i) <- Seq(JsonStyle.compact, JsonStyle.canonical).zipWithIndex) {
      val style = profile.withMaxDepth(Int.MaxValue)
      var value: ujson.Value = ujson.Num(i.toDouble)
      for (_ <- 0 until 1000000) value = ujson.Arr(value)
      val size = Json(style).toBytes(value).length
      println(s"JSON, a tree of 1,000,000 levels: $size bytes")
      if (size != 2000001) throw new AssertionError(size.toString)
    }
  }

  private def error(work: => Any): String =
    try {
      val _ = work
      throw new AssertionError("no error")
    } catch { case e: RenderError => e.getMessage }

  /** What does not fit in one array or string is an error that says so. */
  private def limits(): Unit = {
    largeString()
    val large: Events => Unit = lines(2 * Giga + 100000000)
    val target = new Counting
    val calls: Seq[(String, () => Any)] = Seq(
      "toBytes" -> (() => Json(JsonStyle.compact).toBytes(Events(large))),
      "render" -> (() => Json.render(JsonStyle.compact)(large)),
      "render, YAML" -> (() => Yaml.render(YamlStyle.safe)(large)),
      "writeLengthPrefixed" -> (() => Json.writeTo(Events(repeated(_)), Target.LengthPrefixed(target)))
    )
    for ((name, call) <- calls) {
      val message = error(call())
      println(s"$name over 2 GiB: $message")
      if (!message.contains("do not fit in one")) throw new AssertionError(message)
    }
    if (target.bytes > 0) throw new AssertionError("a part was written")
    println(s"then: ${Json.render(Seq(1, 2))}")
  }

  private def largeString(): Unit = {
    val text = "x" * Giga.toInt
    write("a string of 1 GiB", Giga, formats.take(2))(r => member(r)(r.string(text)))
  }

  private def repeated(to: swarender.Events): Unit = {
    val text = "x" * 1000000
    to.beginArray()
    for (_ <- 0 until 2200) to.string(text)
    to.endArray()
  }
}
