package converter

import java.nio.charset.StandardCharsets.UTF_8
import java.util.{ArrayList, List as JList}

import scala.jdk.CollectionConverters.*

import munit.diff.{ChangeDelta, Chunk, DiffUtils, Patch}

/** How two texts differ, as `diff -u` prints it. */
private object Diff {

  /** To find the fewest changed lines among more takes too long: they are shown as one change. */
  private final val MostLines = 5000
  private final val Context = 3

  /** @param name
    *   of the file that both are a text of
    */
  def apply(name: String, before: Array[Byte], after: Array[Byte]): Array[Byte] = {
    val (from, to) = (lines(before), lines(after))
    val shown = ErrorLine.name(name)
    val all = DiffUtils.generateUnifiedDiff(shown, shown, from, patch(from, to), Context)
    all.asScala.map(_ + "\n").mkString.getBytes(UTF_8)
  }

  private def patch(from: JList[String], to: JList[String]): Patch[String] = {
    val most = Math.min(from.size, to.size)
    val head = (0 until most).iterator.takeWhile(i => from.get(i) == to.get(i)).size
    val tail = (1 to most - head).iterator.takeWhile(i => from.get(from.size - i) == to.get(to.size - i)).size
    if (from.size + to.size - 2 * (head + tail) <= MostLines) DiffUtils.diff(from, to)
    else {
      def changed(lines: JList[String]) = new Chunk(head, lines.subList(head, lines.size - tail))
      val one = new Patch[String]
      one.addDelta(new ChangeDelta(changed(from), changed(to)))
      one
    }
  }

  /** The lines of a text, the last of which says so if no line feed is after it. */
  private def lines(text: Array[Byte]): JList[String] = {
    val all = new ArrayList[String]
    var from = 0
    for (i <- text.indices if text(i) == '\n') {
      all.add(new String(text, from, i - from, UTF_8))
      from = i + 1
    }
    if (from < text.length)
      all.add(new String(text, from, text.length - from, UTF_8) + "\n\\ No newline at end of file")
    all
  }
}
