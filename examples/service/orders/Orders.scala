package service

import java.time.LocalDate

/** The orders that the service holds, with ids from 1: the same in every run. */
object Orders {
  final val Count = 1000

  /** Has an item whose price is not a number, which JSON and TOML cannot write. */
  final val NoPrice = 13L

  /** Has no note, a null in JSON and YAML, which TOML cannot write. */
  final val NoNote = 2L

  private val names = Vector("tea", "a 2\" pipe", "kafé crème", "漢字 \uD83D\uDE00", "line\nbreak", "yes")

  val all: Vector[Order] = (1 to Count).map(i => order(i.toLong)).toVector

  def find(id: Long): Option[Order] = all.lift((id - 1).toInt).filter(_.id == id)

  private def order(id: Long): Order = {
    val items = (0 until (id % 4 + 1).toInt).map { i =>
      val price = if (id == NoPrice && i == 1) Double.NaN else (id * 7 + i) / 4.0
      Item(s"sku-$id-$i", names((id + i).toInt % names.size), i + 1, price)
    }
    val note = if (id == NoNote) None else Some(s"note $id")
    Order(id, s"customer ${id % 50}", LocalDate.of(2026, 1, 1).plusDays(id % 300), items, id % 3 == 0, note)
  }
}
