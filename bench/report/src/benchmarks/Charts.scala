package benchmarks

import java.awt.geom.{Ellipse2D, Rectangle2D}
import java.awt.{BasicStroke, Color, Font}
import java.io.ByteArrayOutputStream
import java.nio.charset.StandardCharsets.UTF_8
import java.nio.file.{Files, Path}
import java.text.{DecimalFormat, DecimalFormatSymbols, FieldPosition, NumberFormat, ParsePosition}
import java.util.Locale

import scala.jdk.CollectionConverters.*

import de.erichseifert.vectorgraphics2d.VectorGraphics2D
import de.erichseifert.vectorgraphics2d.svg.SVGProcessor
import de.erichseifert.vectorgraphics2d.util.PageSize
import org.jfree.chart.axis.{CategoryAxis, NumberAxis, NumberTickUnit}
import org.jfree.chart.block.BlockBorder
import org.jfree.chart.plot.{CategoryPlot, PlotOrientation, ValueMarker}
import org.jfree.chart.renderer.category.*
import org.jfree.chart.JFreeChart
import org.jfree.data.category.{CategoryDataset, DefaultCategoryDataset, DefaultIntervalCategoryDataset}
import org.jfree.data.statistics.DefaultMultiValueCategoryDataset

/** Charts as SVG files. */
object Charts {

  /** Not the size that the SVG's writer takes for given and leaves out. */
  private val font = new Font(Font.SANS_SERIF, Font.PLAIN, 11)
  private val colours = Seq(0x1b6ca8, 0xe08e0b, 0x2a9d62, 0xc0392b, 0x7d4ba3, 0x8a6d3b, 0x4bb3c4, 0x777777)

  /** A bar for each of `rows`, from end to end of its interval; `marks` are values to compare with.
    */
  def intervals(title: String, axis: String, rows: Seq[(String, Estimate)], marks: Seq[Double], file: Path): Unit = {
    val data = new DefaultIntervalCategoryDataset(
      Array[Comparable[?]]("interval"),
      rows.map(_._1).toArray[Comparable[?]],
      Array(rows.map(r => Double.box(r._2.low): Number).toArray),
      Array(rows.map(r => Double.box(r._2.high): Number).toArray)
    )
    val chart = barPlot(data, axis, new IntervalBarRenderer)
    val shown = marks ++ rows.flatMap(r => Seq(r._2.low, r._2.high))
    val margin = (shown.max - shown.min) / 20
    chart.getRangeAxis.setRange(shown.min - margin, shown.max + margin)
    marks.foreach(mark => chart.addRangeMarker(new ValueMarker(mark, Color.BLACK, chart.getOutlineStroke)))
    save(Seq(titled(title, chart, hasLegend = false)), Wide, rows.length * 22 + Around, file)
  }

  /** A group of bars for each of `groups`; each of `series` has a bar in every group, but where it
    * is NaN. A line is at 1. `NAME.svg` is for a light page, `NAME-dark.svg` for a dark one.
    */
  def bars(title: String, axis: String, groups: Seq[String], series: Seq[(String, Seq[Double])], file: Path): Unit =
    for ((look, suffix) <- Looks) {
      val renderer = new BarRenderer
      renderer.setItemMargin(0)
      val bars = barPlot(dataset(groups, series), axis, renderer)
      bars.addRangeMarker(new ValueMarker(1, look.ink, new BasicStroke(2)))
      val chart = titled(title, bars, hasLegend = true)
      paint(chart, look)
      val high = groups.length * (series.length * 8 + 14) + Around
      save(Seq(chart), Wide, high, file.resolveSibling(named(file, suffix)))
    }

  /** A line of points for each of `rows`, and a mark at its median; `point` is what one is of. The
    * axis is logarithmic, with a line at 1. `NAME.svg` is for a light page, `NAME-dark.svg` for a
    * dark one.
    */
  def strips(title: String, axis: String, point: String, rows: Seq[(String, Seq[Double])], file: Path): Unit =
    for ((look, suffix) <- Looks) {
      val data = new DefaultMultiValueCategoryDataset
      for ((name, values) <- rows) {
        data.add(values.map(v => Double.box(log2(v))).asJava, point, name)
        data.add(java.util.List.of(Double.box(log2(Statistics.median(values)))), "median", name)
      }
      val renderer = new ScatterRenderer
      renderer.setUseSeriesOffset(false)
      renderer.setSeriesShape(0, new Ellipse2D.Double(-4, -4, 8, 8))
      renderer.setSeriesShape(1, new Rectangle2D.Double(-1.5, -9, 3, 18))
      val strips = plot(data, axis, renderer)
      strips.setOrientation(PlotOrientation.HORIZONTAL)
      // The axis has the logarithms, and the names of their numbers.
      val ratios = strips.getRangeAxis.asInstanceOf[NumberAxis]
      ratios.setTickUnit(new NumberTickUnit(0.5))
      ratios.setNumberFormatOverride(new Powers)
      val shown = rows.flatMap(_._2).map(log2)
      ratios.setRange(shown.min - 0.1, shown.max + 0.1)
      strips.addRangeMarker(new ValueMarker(0, look.ink, new BasicStroke(2)))
      val chart = titled(title, strips, hasLegend = true)
      paint(chart, look)
      renderer.setSeriesPaint(0, new Color(look.colours.head & 0xffffff | 0x66000000, true))
      save(Seq(chart), Wide, rows.length * 28 + Around, file.resolveSibling(named(file, suffix)))
    }

  private def log2(v: Double): Double = math.log(v) / math.log(2)

  private final class Powers extends NumberFormat {
    private val format = new DecimalFormat("0.0#", DecimalFormatSymbols.getInstance(Locale.ROOT))
    def format(log: Double, to: StringBuffer, at: FieldPosition): StringBuffer = format.format(math.pow(2, log), to, at)
    def format(log: Long, to: StringBuffer, at: FieldPosition): StringBuffer = format(log.toDouble, to, at)
    def parse(text: String, at: ParsePosition): Number = format.parse(text, at)
  }

  private def named(file: Path, suffix: String): String = file.getFileName.toString.stripSuffix(".svg") + suffix

  /** The colours of a page that a chart is on. */
  private final case class Look(ink: Color, paper: Color, grid: Color, colours: Seq[Int])
  private val Light = Look(Color.BLACK, Color.WHITE, Color.LIGHT_GRAY, colours)
  private val Dark = Look(
    new Color(0xe6e6e6),
    new Color(0x16181d),
    new Color(0x4a4f58),
    Seq(0x5aa9e6, 0xf0b34c, 0x57c98f, 0xf07b6b, 0xb794e0, 0xc9a878, 0x7fd6e3, 0xaaaaaa)
  )

  /** With the end of the name of a file. */
  private val Looks = Seq(Light -> ".svg", Dark -> "-dark.svg")

  private def paint(chart: JFreeChart, look: Look): Unit = {
    val plot = chart.getCategoryPlot
    chart.setBackgroundPaint(look.paper)
    chart.getTitle.setPaint(look.ink)
    chart.getLegend.setBackgroundPaint(look.paper)
    chart.getLegend.setItemPaint(look.ink)
    chart.getLegend.setFrame(BlockBorder.NONE)
    plot.setBackgroundPaint(look.paper)
    plot.setRangeGridlinePaint(look.grid)
    plot.setOutlineVisible(false)
    for (axis <- Seq(plot.getDomainAxis, plot.getRangeAxis)) {
      axis.setLabelPaint(look.ink)
      axis.setTickLabelPaint(look.ink)
      axis.setAxisLinePaint(look.grid)
    }
    look.colours.zipWithIndex.foreach { case (colour, i) => plot.getRenderer.setSeriesPaint(i, new Color(colour)) }
  }

  /** One chart of [[lines]]: each of `series` is a line through its values for `groups`, broken
    * where one is NaN. Values above `top` are not shown.
    */
  final case class Lines(title: String, groups: Seq[String], series: Seq[(String, Seq[Double])], top: Double)

  /** Charts side by side, two in a row; `across` is what the groups are. */
  def lines(across: String, axis: String, charts: Seq[Lines], file: Path): Unit = {
    val drawn = charts.map { lines =>
      val chart = plot(dataset(lines.groups, lines.series), axis, new LineAndShapeRenderer)
      chart.getDomainAxis.setLabel(across)
      chart.getRangeAxis.setRange(0, lines.top)
      titled(lines.title, chart, hasLegend = true)
    }
    save(drawn, 620, 380, file)
  }

  private def dataset(groups: Seq[String], series: Seq[(String, Seq[Double])]): CategoryDataset = {
    val data = new DefaultCategoryDataset
    for ((name, values) <- series; (group, value) <- groups.zip(values))
      data.addValue(if (value.isNaN) null else Double.box(value), name, group)
    data
  }

  private def barPlot(data: CategoryDataset, axis: String, renderer: BarRenderer): CategoryPlot = {
    renderer.setBarPainter(new StandardBarPainter)
    renderer.setShadowVisible(false)
    val bars = plot(data, axis, renderer)
    bars.setOrientation(PlotOrientation.HORIZONTAL)
    bars
  }

  private def plot(data: CategoryDataset, axis: String, renderer: AbstractCategoryItemRenderer): CategoryPlot = {
    colours.zipWithIndex.foreach { case (colour, i) => renderer.setSeriesPaint(i, new Color(colour)) }
    val plot = new CategoryPlot(data, new CategoryAxis, new NumberAxis(axis), renderer)
    renderer.setDefaultLegendTextFont(font)
    plot.getDomainAxis.setLabelFont(font)
    plot.getRangeAxis.setLabelFont(font)
    plot.setBackgroundPaint(Color.WHITE)
    plot.setRangeGridlinePaint(Color.LIGHT_GRAY)
    plot
  }

  private def titled(title: String, plot: CategoryPlot, hasLegend: Boolean): JFreeChart = {
    val chart = new JFreeChart(title, new Font(Font.SANS_SERIF, Font.BOLD, 14), plot, hasLegend)
    chart.setBackgroundPaint(Color.WHITE)
    chart
  }

  /** The width of a chart of bars, and how much higher it is than its bars, in pixels. */
  private final val Wide = 800
  private final val Around = 120

  /** Draws charts of the same size, two in a row. */
  private def save(charts: Seq[JFreeChart], wide: Int, high: Int, file: Path): Unit = {
    val graphics = new VectorGraphics2D
    for ((chart, i) <- charts.zipWithIndex) {
      val (left, above) = (i % 2 * wide, i / 2 * high)
      chart.draw(graphics, new Rectangle2D.Float(left.toFloat, above.toFloat, wide.toFloat, high.toFloat))
    }
    val rows = (charts.length + 1) / 2
    val page = new PageSize(math.min(charts.length, 2) * wide.toDouble, rows * high.toDouble)
    val to = new ByteArrayOutputStream
    new SVGProcessor().getDocument(graphics.getCommands, page).writeTo(to)
    // A hundredth of a pixel is enough.
    val svg = new String(to.toByteArray, UTF_8).replaceAll("(\\.[0-9]{2})[0-9]+", "$1")
    val _ = Files.write(file, svg.getBytes(UTF_8))
  }
}
