package benchmarks.pages

import java.nio.file.Paths

import benchmarks.Charts

/** The chart of the buffer study: for each size of a document the time per byte by the size of the
  * buffer, a line for each sink. What takes more than three times the least is not shown.
  */
object BufferChart {
  val sinks: Seq[String] = Seq("array", "paged", "file", "reusedFile", "bufferedFile", "string")

  def sizes(study: Seq[JmhResult]): Seq[Int] = study.map(_.number("size")).distinct.sorted
  def buffers(study: Seq[JmhResult]): Seq[Int] = study.map(_.number("buffer")).distinct.sorted

  /** Writes the chart to an SVG file. */
  def write(study: Seq[JmhResult], file: String): Unit = {
    val charts = sizes(study).map(n => chart(study.filter(_.number("size") == n), n))
    Charts.lines("buffer", "ns per byte", charts, Paths.get(file))
  }

  private def chart(study: Seq[JmhResult], n: Int): Charts.Lines = {
    val perByte = study.map(r => (r.parameters("sink"), r.number("buffer")) -> r.median / n).toMap
    val here = buffers(study)
    val series = sinks.map(sink => sink -> here.map(b => perByte.getOrElse((sink, b), Double.NaN)))
    Charts.Lines(s"Document of $n bytes", here.map(JmhResults.size), series, 3 * perByte.values.min)
  }
}
