package swarender.bench

import java.awt.geom.Rectangle2D
import java.awt.{Color, Font}
import java.nio.file.{Files, Path}

import de.erichseifert.vectorgraphics2d.VectorGraphics2D
import de.erichseifert.vectorgraphics2d.svg.SVGProcessor
import de.erichseifert.vectorgraphics2d.util.PageSize
import org.jfree.chart.axis.{CategoryAxis, NumberAxis}
import org.jfree.chart.plot.{CategoryPlot, PlotOrientation, ValueMarker}
import org.jfree.chart.renderer.category.{BarRenderer, IntervalBarRenderer, StandardBarPainter}
import org.jfree.chart.JFreeChart
import org.jfree.data.category.{CategoryDataset, DefaultCategoryDataset, DefaultIntervalCategoryDataset}

/** Charts as SVG files. */
object Charts {
  private val colours = Seq(0x1b6ca8, 0xe08e0b, 0x2a9d62, 0xc0392b, 0x7d4ba3, 0x8a6d3b, 0x4bb3c4, 0x777777)

  /** A bar for each of `rows`, from end to end of its interval; `marks` are values to compare with. */
  def intervals(title: String, axis: String, rows: Seq[(String, Estimate)], marks: Seq[Double], file: Path): Unit = {
    val data = new DefaultIntervalCategoryDataset(
      Array[Comparable[?]]("interval"),
      rows.map(_._1).toArray[Comparable[?]],
      Array(rows.map(r => Double.box(r._2.low): Number).toArray),
      Array(rows.map(r => Double.box(r._2.high): Number).toArray)
    )
    val chart = plot(data, axis, new IntervalBarRenderer)
    val shown = marks ++ rows.flatMap(r => Seq(r._2.low, r._2.high))
    val margin = (shown.max - shown.min) / 20
    chart.getRangeAxis.setRange(shown.min - margin, shown.max + margin)
    marks.foreach(mark => chart.addRangeMarker(new ValueMarker(mark, Color.BLACK, chart.getOutlineStroke)))
    save(title, chart, hasLegend = false, rows.length * 22, file)
  }

  /** A group of bars for each of `groups`; each of `series` has a bar in every group, but where it is NaN. */
  def bars(title: String, axis: String, groups: Seq[String], series: Seq[(String, Seq[Double])], file: Path): Unit = {
    val data = new DefaultCategoryDataset
    for ((name, values) <- series; (group, value) <- groups.zip(values))
      data.addValue(if (value.isNaN) null else Double.box(value), name, group)
    val renderer = new BarRenderer
    renderer.setItemMargin(0)
    save(title, plot(data, axis, renderer), hasLegend = true, groups.length * (series.length * 8 + 14), file)
  }

  private def plot(data: CategoryDataset, axis: String, renderer: BarRenderer): CategoryPlot = {
    val values = new NumberAxis(axis)
    renderer.setBarPainter(new StandardBarPainter)
    renderer.setShadowVisible(false)
    colours.zipWithIndex.foreach { case (colour, i) => renderer.setSeriesPaint(i, new Color(colour)) }
    val plot = new CategoryPlot(data, new CategoryAxis, values, renderer)
    plot.setOrientation(PlotOrientation.HORIZONTAL)
    plot.setBackgroundPaint(Color.WHITE)
    plot.setRangeGridlinePaint(Color.LIGHT_GRAY)
    plot
  }

  /** @param height of the rows. */
  private def save(title: String, plot: CategoryPlot, hasLegend: Boolean, height: Int, file: Path): Unit = {
    val chart = new JFreeChart(title, new Font(Font.SANS_SERIF, Font.BOLD, 14), plot, hasLegend)
    chart.setBackgroundPaint(Color.WHITE)
    val (wide, high) = (800, height + 120)
    val graphics = new VectorGraphics2D
    chart.draw(graphics, new Rectangle2D.Double(0, 0, wide, high))
    val to = Files.newOutputStream(file)
    try new SVGProcessor().getDocument(graphics.getCommands, new PageSize(wide, high)).writeTo(to)
    finally to.close()
  }
}
