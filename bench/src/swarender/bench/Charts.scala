package swarender.bench

import java.nio.file.{Files, Path}

import scala.jdk.CollectionConverters.*

import org.knowm.xchart.VectorGraphicsEncoder.VectorGraphicsFormat
import org.knowm.xchart.internal.chartpart.Chart
import org.knowm.xchart.style.AxesChartStyler
import org.knowm.xchart.style.Styler.ChartTheme
import org.knowm.xchart.{BoxChartBuilder, CategoryChartBuilder, VectorGraphicsEncoder}

/** Charts as SVG files. */
object Charts {

  /** A box for each of `samples`, with the name below it. */
  def boxes(title: String, y: String, samples: Seq[(String, Seq[Double])], file: Path): Unit = {
    val chart = new BoxChartBuilder()
      .width(math.max(500, 120 + 40 * samples.length))
      .height(500)
      .title(title)
      .yAxisTitle(y)
      .theme(ChartTheme.Matlab)
      .build()
    samples.foreach { case (name, values) => chart.addSeries(name, values.toArray) }
    save(chart, chart.getStyler, file)
  }

  /** Groups of bars: one group for each of `groups`, in each a bar of every series. A bar that is NaN is left out. */
  def bars(title: String, y: String, groups: Seq[String], series: Seq[(String, Seq[Double])], file: Path): Unit = {
    val chart = new CategoryChartBuilder()
      .width(math.max(600, 160 + 10 * (series.length + 1) * groups.length))
      .height(500)
      .title(title)
      .yAxisTitle(y)
      .theme(ChartTheme.Matlab)
      .build()
    chart.getStyler.setAvailableSpaceFill(0.8)
    series.foreach { case (name, values) =>
      val heights = values.map(v => if (v.isNaN) null else java.lang.Double.valueOf(v))
      chart.addSeries(name, groups.asJava, heights.asJava)
    }
    save(chart, chart.getStyler, file)
  }

  private def save(chart: Chart[?, ?], styler: AxesChartStyler, file: Path): Unit = {
    styler.setXAxisLabelRotation(60)
    styler.setYAxisDecimalPattern("0.##")
    val to = Files.newOutputStream(file)
    try VectorGraphicsEncoder.saveVectorGraphic(chart, to, VectorGraphicsFormat.SVG)
    finally to.close()
  }
}
