package benchmarks

import java.time.{Duration, Instant, LocalDate}

import benchmarks.models.{BidRequest, BidRequests, Orders}
import swarender.{Encoder, Json, JsonStyle, Renderer, Toml, TomlStyle, Yaml, YamlStyle}

/** What a process has done that did not start a moment ago: it has written every format in two
  * styles, by encoders of several kinds, from trees, events and JSON text, and has read chars
  * beyond Latin-1. HotSpot keeps one profile of a method per process, so that the code of what is
  * measured is compiled for all of that. Whatever is measured in a process gets the same one.
  */
object UsedProcess {

  /** How long the compilers need for the code that is used, in nanoseconds. */
  private val Nanos = 2000000000L

  /** Kept for no other reason than that the results must be made. */
  private var chars = 0

  private final class Use[T](value: T)(implicit encoder: Encoder[T]) {
    def json(): Unit = {
      chars += Json.toBytes(value).length + Json.render(value, JsonStyle.compact).length
      chars += Json.render(value, JsonStyle.compact.withIndent(2)).length
    }
    def all(): Unit = {
      json()
      chars += Yaml.toBytes(value).length + Yaml.render(value, YamlStyle.safe).length
      chars += Yaml.render(value, YamlStyle.quoted).length
      chars += Toml.toBytes(value).length + Toml.render(value, TomlStyle.standard).length
      chars += Toml.render(value, TomlStyle.standard.withIndent(2)).length
    }
  }

  private val tree = ujson.Obj("names" -> ujson.Arr("größer", "東京"), "ratio" -> 0.5, "none" -> ujson.Obj())
  private val text = ujson.write(tree)
  private val orders = Orders(5).orders.map(_.copy(note = Some("it says \"now\"")))
  private val day = LocalDate.of(2026, 1, 2)

  /** Eight encoders, then a tree and text. */
  private val uses: Seq[Use[?]] = Seq(
    new Use(orders.head),
    new Use(Orders(orders)),
    new Use(Map("a" -> 1, "b" -> 2, "c" -> 3, "d" -> 4, "e" -> 5)),
    new Use(Map("ids" -> Map(1 -> "one", 2 -> "two"))),
    new Use(Map("some" -> Option(1.5), "more" -> Option(2.25))),
    new Use(Map("rows" -> Vector(List(1L, 2L), Nil, List(3L)))),
    new Use(Map("flags" -> Array(true, false))),
    new Use(Map("days" -> (day, Instant.EPOCH, Duration.ofSeconds(90)))),
    new Use[ujson.Value](tree),
    new Use[ujson.Readable](ujson.Readable.fromString(text))
  )

  /** Most of its members are absent, which TOML cannot say. */
  private val request: Use[BidRequest] = new Use(BidRequests.one)

  /** Makes the process such a one, in some seconds. */
  def apply(): Unit = {
    val until = System.nanoTime + Nanos
    while (System.nanoTime < until) {
      uses.foreach(_.all())
      request.json()
      chars += Json.render(JsonStyle.compact)(events(_)).length
      chars += Yaml.render(YamlStyle.safe)(events(_)).length
      chars += Toml.render(TomlStyle.standard)(events(_)).length
      Seq("größere Übersicht", "東京 日本語 文字列", "plain").foreach(read)
    }
  }

  private def events(r: Renderer): Unit = {
    r.beginObject()
    r.key("name")
    r.string("Übersicht")
    r.key("ports")
    r.beginArray()
    r.int64(80)
    r.float64(0.75)
    r.endArray()
    r.endObject()
  }

  private def read(s: String): Unit = {
    var i = 0
    while (i < s.length) {
      chars = chars * 31 + s.charAt(i)
      i += 1
    }
  }
}
