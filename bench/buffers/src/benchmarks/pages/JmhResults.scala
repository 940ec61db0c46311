package benchmarks.pages

import java.nio.file.{Files, Paths}

/** One line of what JMH writes with `-rf json`: the time of a benchmark with its parameters, in the
  * unit that JMH was told, and the bytes that a call allocates, if it was run with `-prof gc`.
  * `times` are the iterations of all forks.
  */
final class JmhResult(json: ujson.Value) {
  private[this] val name = json("benchmark").str.split('.')
  val suite: String = name(name.length - 2)
  val benchmark: String = name.last
  val parameters: Map[String, String] =
    json.obj.get("params").fold(Map.empty[String, String])(_.obj.map { case (k, v) => k -> v.str }.toMap)
  val times: Seq[Double] = json("primaryMetric")("rawData").arr.flatMap(_.arr.map(_.num)).sorted.toSeq
  val allocated: Option[Double] = json("secondaryMetrics").obj.collectFirst {
    case (metric, value) if metric.endsWith("gc.alloc.rate.norm") => value("score").num
  }

  def number(parameter: String): Int = parameters(parameter).toInt
  def median: Double = quantile(0.5)

  /** The time below which `part` of all times lie, between two of them in proportion. */
  def quantile(part: Double): Double = {
    val at = part * (times.length - 1)
    val low = times(at.toInt)
    low + (at - at.toInt) * (times(Math.ceil(at).toInt) - low)
  }

  /** The median and the quartiles. */
  def interval: String = f"$median%.1f [${quantile(0.25)}%.1f, ${quantile(0.75)}%.1f]"
}

object JmhResults {
  def read(files: Seq[String]): Seq[JmhResult] =
    files.flatMap(file => ujson.read(Files.readAllBytes(Paths.get(file))).arr.map(new JmhResult(_)))

  /** Prints a table of Markdown; the first column is text, the others are numbers. */
  def table(head: Seq[String], rows: Seq[Seq[String]]): Unit = {
    println(head.mkString("| ", " | ", " |"))
    println("|---|" + "---:|" * (head.length - 1))
    rows.foreach(row => println(row.mkString("| ", " | ", " |")))
    println()
  }

  /** A number of bytes in the largest unit that divides it. */
  def size(bytes: Int): String = if (bytes % 1024 == 0) s"${bytes / 1024} KiB" else s"$bytes B"
}
