package swarender

import scala.util.Random

/** Sends a document with comments wherever one may be: each is one of `texts`, or parts of several
  * with random chars between them.
  */
final class CommentedDocument(events: Events, random: Random, texts: Seq[String]) {

  /** How many comments were sent. */
  var count = 0

  private def text(): String = {
    count += 1
    if (random.nextBoolean()) pick()
    else {
      val parts = Seq.fill(1 + random.nextInt(3)) {
        val part = pick()
        part.substring(random.nextInt(part.length + 1)) + random.nextInt(0x3000).toChar
      }
      parts.mkString
    }
  }

  private def pick(): String = texts(random.nextInt(texts.size))

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
