package reliability

import java.io.OutputStream

import swarender.Events

/** Documents that are made while they are written, of any size. */
object Shapes {

  final class Counting extends OutputStream {
    var bytes = 0L
    def write(b: Int): Unit = bytes += 1
    override def write(b: Array[Byte], from: Int, n: Int): Unit = bytes += n
  }

  /** Lines of 1,000 chars, in an array under a key, until there are so many bytes. */
  def lines(bytes: Long)(r: Events): Unit = {
    val line = "clean text and \u00e9, over and over again. " * 25
    r.beginObject()
    r.key("lines")
    r.beginArray()
    var left = bytes
    while (left > 0) {
      r.string(line)
      left -= line.length
    }
    r.endArray()
    r.endObject()
  }

  /** An object of `count` members with keys that do not repeat. */
  def keys(count: Int)(r: Events): Unit = {
    r.beginObject()
    var i = 0
    while (i < count) {
      r.key("key " + i)
      r.int64(i.toLong)
      i += 1
    }
    r.endObject()
  }

  /** Arrays in arrays. */
  def arrays(levels: Int)(r: Events): Unit = member(r) {
    for (_ <- 0 until levels) r.beginArray()
    for (_ <- 0 until levels) r.endArray()
  }

  /** Objects in objects. */
  def objects(levels: Int)(r: Events): Unit = member(r) {
    for (_ <- 0 until levels) {
      r.beginObject()
      r.key("k")
    }
    r.nullValue()
    for (_ <- 0 until levels) r.endObject()
  }

  /** A few members with keys of so many chars. */
  def longKeys(chars: Int)(r: Events): Unit = {
    r.beginObject()
    for (c <- "abc") {
      r.key(c.toString * chars)
      r.bool(true)
    }
    r.endObject()
  }

  /** One member, since the root of TOML is a table. */
  def member(r: Events)(value: => Unit): Unit = {
    r.beginObject()
    r.key("value")
    value
    r.endObject()
  }
}
