package swarender

import scala.util.Random

/** Sends a document with comments wherever one may be. */
final class CommentedDocument(events: Events, random: Random, texts: Seq[String]) {
  private def text(): String = texts(random.nextInt(texts.size))

  private def lines(): Unit = if (random.nextInt(3) == 0) events.commentLines(text())

  private def note(): Unit = if (random.nextInt(3) == 0) events.comment(text())

  def send(root: ujson.Value): Unit = {
    lines()
    value(root)
  }

  private def value(v: ujson.Value): Unit = {
    note()
    v match {
      case ujson.Obj(members) =>
        events.beginObject()
        for ((k, v) <- members) {
          lines()
          note()
          events.key(k)
          value(v)
        }
        lines()
        events.endObject()
      case ujson.Arr(elements) =>
        events.beginArray()
        for (e <- elements) {
          lines()
          value(e)
        }
        lines()
        events.endArray()
      case scalar => Encoder.send(scalar, events)
    }
  }
}
