package faults

import swarender.Encoder

final case class Row(id: Int, text: String, price: Double) derives Encoder

/** What the servers send. Row 90,000 of those that fail has a price that JSON cannot write. */
object Rows {
  final val Count = 100000
  final val Bad = 90000

  def good: Iterator[Row] = Iterator.range(0, Count).map(i => Row(i, s"row $i", i / 4.0))
  def failing: Iterator[Row] = good.map(row => if (row.id == Bad) row.copy(price = Double.NaN) else row)

  val report: Seq[Row] = good.take(5000).toVector
  def refused: Seq[Row] = report :+ Row(-1, "", Double.PositiveInfinity)
}
