package swarender
package bench
package pages

import java.awt.{Color, Font}
import java.io.ByteArrayOutputStream
import java.nio.file.{Files, Paths}

import de.erichseifert.vectorgraphics2d.util.PageSize
import de.erichseifert.vectorgraphics2d.{Processors, VectorGraphics2D}
import org.knowm.xchart.style.Styler.{ChartTheme, LegendLayout, LegendPosition}
import org.knowm.xchart.{XYChart, XYChartBuilder}

/** The chart of the buffer study: for each size of a document the time per byte over the size of the buffer, a line for each sink. What
  * takes more than three times the least is not shown.
  */
object BufferChart {
  private final val Width = 620
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
    val svg = new ByteArrayOutputStream
    Processors.get("svg").getDocument(graphics.getCommands, page).writeTo(svg)
    // Letters are drawn as outlines: a tenth of a pixel is exact enough for them.
    val rounded = svg.toString("UTF-8").replaceAll("(\\.\\d)\\d+", "$1")
    val _ = Files.write(Paths.get(file), rounded.getBytes("UTF-8"))
  }

  private def chart(study: Seq[JmhResult], n: Int): XYChart = {
    val chart = new XYChartBuilder()
      .width(Width)
      .height(Height)
      .theme(ChartTheme.XChart)
      .title(s"Document of $n bytes")
      .xAxisTitle("buffer")
      .yAxisTitle("ns per byte")
      .build()
    chart.getStyler
      .setLegendPosition(LegendPosition.OutsideS)
      .setLegendLayout(LegendLayout.Horizontal)
      .setChartBackgroundColor(Color.WHITE)
      .setChartTitleFont(new Font(Font.SANS_SERIF, Font.PLAIN, 14))
      .setLegendSeriesLineLength(16)
      .setMarkerSize(5)
    val here = study.filter(_.number("size") == n)
    chart.getStyler.setYAxisMin(Double.box(0)).setYAxisMax(Double.box(3 * here.map(_.median).min / n))
    chart.setCustomXAxisTickLabelsFormatter(power => JmhResults.size(Math.round(Math.pow(2, power)).toInt))
    for (sink <- sinks) {
      val points = here.filter(_.parameters("sink") == sink).sortBy(_.number("buffer"))
      val powers = points.map(r => Math.log(r.number("buffer").toDouble) / Math.log(2))
      if (points.nonEmpty) {
        val _ = chart.addSeries(sink, powers.toArray, points.map(_.median / n).toArray)
      }
    }
    chart
  }
}
