package benchmarks.pages

import swarender.Json

/** Documents of a given size, in the look of what services exchange. */
object Texts {

  /** A document of `size` bytes in compact JSON, which are at least 100. */
  def document(size: Int): ujson.Value = {
    val records = ujson.Arr()
    val whole = ujson.Obj("kind" -> "List", "items" -> records, "note" -> "")
    var length = Json.toBytes(whole).length
    var i = 0
    while (length < size) {
      val next = record(i)
      length += Json.toBytes(next).length + (if (i > 0) 1 else 0)
      if (length <= size) records.value += next
      else length = size
      i += 1
    }
    whole("note") = "x" * (size - Json.toBytes(whole).length)
    whole
  }

  private def record(i: Int): ujson.Value =
    ujson.Obj(
      "id" -> (1000000 + i * 37),
      "name" -> s"pod-$i",
      "ready" -> (i % 3 == 0),
      "load" -> (i % 97) / 8.0,
      "path" -> s"/srv/\"$i\""
    )
}
