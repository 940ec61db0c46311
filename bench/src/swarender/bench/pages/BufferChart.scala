package swarender
package bench
package pages

import java.awt.{Color, Font}
import java.io.FileOutputStream

import de.erichseifert.vectorgraphics2d.util.PageSize
import de.erichseifert.vectorgraphics2d.{Processors, VectorGraphics2D}
import org.knowm.xchart.style.Styler.{ChartTheme, LegendLayout, LegendPosition}
import org.knowm.xchart.{XYChart, XYChartBuilder}

/** The chart of the buffer study: for each size of a document the time per byte over the size of the buffer, a line for each sink. */
object BufferChart {
  private final val Width = 520
  private final val Height = 380

  val sinks: Seq[String] = Seq("array", "paged", "file", "reusedFile", "bufferedFile", "string")

  def sizes(study: Seq[JmhResult]): Seq[Int] = study.map(_.number("size")).distinct.sorted
  def buffers(study: Seq[JmhResult]): Seq[Int] = study.map(_.number("buffer")).distinct.sorted

  /** Draws the charts, two in a row, to an SVG file. */
  def write(study: Seq[JmhResult], file: String): Unit = {
    System.setProperty("java.awt.headless", "true")
    val charts = sizes(study).map(chart(study, _))
    val rows = (charts.length + 1) / 2
    val graphics = new VectorGraphics2D
    for ((chart, i) <- charts.zipWithIndex) {
      graphics.translate((i % 2) * Width, (i / 2) * Height)
      chart.paint(graphics, Width, Height)
      graphics.translate(-(i % 2) * Width, -(i / 2) * Height)
    }
    val page = new PageSize(2.0 * Width, rows.toDouble * Height)
    val target = new FileOutputStream(file)
    try Processors.get("svg").getDocument(graphics.getCommands, page).writeTo(target)
    finally target.close()
  }

  private def chart(study: Seq[JmhResult], n: Int): XYChart = {
    val chart = new XYChartBuilder()
      .width(Width)
      .height(Height)
      .theme(ChartTheme.XChart)
      .title(s"Document of $n bytes")
      .xAxisTitle("buffer, bytes")
      .yAxisTitle("ns per byte")
      .build()
    chart.getStyler
      .setLegendPosition(LegendPosition.OutsideS)
      .setLegendLayout(LegendLayout.Horizontal)
      .setChartBackgroundColor(Color.WHITE)
      .setChartTitleFont(new Font(Font.SANS_SERIF, Font.PLAIN, 14))
      .setMarkerSize(5)
    chart.getStyler.setXAxisLogarithmic(true).setYAxisMin(java.lang.Double.valueOf(0))
    for (sink <- sinks) {
      val points = study.filter(r => r.number("size") == n && r.parameters("sink") == sink).sortBy(_.number("buffer"))
      if (points.nonEmpty) {
        val _ = chart.addSeries(sink, points.map(_.number("buffer").toDouble).toArray, points.map(_.median / n).toArray)
      }
    }
    chart
  }
}
