package benchmarks.pages

import benchmarks.Arguments

import JmhResults.{size, table}

/** Prints the tables of `docs/internals/buffers.md` from files that JMH wrote with `-rf json`, and
  * draws the chart of the buffer study. Arguments: the JSON files, then the SVG file, if a chart is
  * wanted.
  */
object BufferReport {
  def main(args: Array[String]): Unit = Arguments.checked("benchmarks.pages.BufferReport") {
    val (charts, files) = args.toSeq.partition(_.endsWith(".svg"))
    files.foreach(Arguments.file(_))
    val results = JmhResults.read(files)
    def of(suite: String) = results.filter(_.suite == suite)
    streams(of("PagedStreams"))
    steadyState(of("SteadyState"))
    fileStreams(of("FileStreams"))
    val study = of("BufferStudy")
    BufferChart.sizes(study).foreach(document(study, _))
    charts.foreach(BufferChart.write(study, _))
  }

  private val cases =
    Seq("writeByte", "writeBytes", "writeBytesAcrossPageBoundary", "writeBytesMultiPage", "writeString", "writeVInt")

  private def streams(results: Seq[JmhResult]): Unit = {
    def all(name: String, variant: String) =
      results.filter(r => r.benchmark == name && r.parameters("variant") == variant)
    def of(name: String, variant: String) = all(name, variant).headOption
    def bytes(name: String, variant: String) = allocated(all(name, variant))
    val rows = for {
      name <- cases
      absolute <- of(name, "absolute")
      relative <- of(name, "relative")
      byteArray <- of(name, "byteArray")
    } yield Seq(name) ++ Seq(absolute, relative, byteArray).map(_.interval) ++ Seq(relative, byteArray)
      .map(r => f"${absolute.median / r.median}%.2f") ++ Seq("absolute", "relative", "byteArray").map(bytes(name, _))
    if (rows.nonEmpty)
      table(
        Seq("ns", "absolute", "relative", "ByteArrayOutputStream", "absolute / relative", "absolute / BAOS") ++
          Seq("B, absolute", "B, relative", "B, BAOS"),
        rows
      )
  }

  /** From the runs with `-prof gc`. */
  private def allocated(runs: Seq[JmhResult]): String = runs.flatMap(_.allocated).headOption.fold("")(b => f"$b%.0f")

  private def steadyState(results: Seq[JmhResult]): Unit = if (results.nonEmpty)
    table(
      Seq("document of 5 kB", "ns", "B allocated"),
      results.map(r => Seq(r.benchmark, r.interval, allocated(Seq(r))))
    )

  private def fileStreams(results: Seq[JmhResult]): Unit = {
    val sizes = results.map(_.number("size")).distinct.sorted
    for (place <- results.map(_.parameters("place")).distinct) {
      val here = results.filter(_.parameters("place") == place)
      val rows = here.map(_.benchmark).distinct.map { way =>
        way +: sizes.map(n => here.find(r => r.benchmark == way && r.number("size") == n).fold("")(_.interval))
      }
      table(s"16 MiB to $place, µs, in pieces of" +: sizes.map(size), rows)
    }
  }

  private def document(study: Seq[JmhResult], n: Int): Unit = {
    val here = study.filter(_.number("size") == n)
    val buffers = BufferChart.buffers(here)
    val rows = BufferChart.sinks.map { sink =>
      sink +: buffers.map(b =>
        here.find(r => r.parameters("sink") == sink && r.number("buffer") == b).fold("")(r => f"${r.median / 1000}%.2f")
      )
    }
    table(s"$n B, µs" +: buffers.map(size), rows)
  }
}
