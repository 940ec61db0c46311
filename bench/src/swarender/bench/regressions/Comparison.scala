package swarender.bench.regressions

import swarender.bench.{Estimate, Statistics}

/** What two revisions take for one case in one format, in nanoseconds per call.
  *
  * @param ratios
  *   head's time over base's, one of each fork.
  */
final case class Comparison(name: String, format: String, base: Double, head: Double, ratios: Seq[Double]) {
  val ratio: Estimate = Statistics.ratio(ratios)

  /** Whether head is surely slower than `threshold` times base. */
  def isSlower(threshold: Double): Boolean = ratio.low > threshold
}

/** How the two are measured.
  *
  * A fork is a process of each revision, both alive at the same time and taking turns of [[turnNanos]] or one call: base and head, head and
  * base, and so on, so that whatever else the machine does falls on both alike. Its ratio is the median of the ratios of
  * neighbouring turns. Forks are independent samples: each compiles anew, and they take turns in which revision begins.
  *
  * @param forks
  *   at least 6: less than that do not give an interval.
  * @param rounds
  *   turns of each process.
  * @param warmMillis
  *   of rendering before the first turn.
  * @param threshold
  *   what is slower than this times base is measured again, and counts if it is so again.
  */
final case class Plan(forks: Int, rounds: Int, warmMillis: Int, threshold: Double) {
  require(forks >= 6, s"$forks forks are too few for an interval, which takes 6")

  private val turnNanos = 20e6

  /** Compares the revisions of the class paths `base` and `head`. None if base has no such format. */
  def compare(base: String, head: String, name: String, format: String): Option[Comparison] =
    measure(base, head, name, format) match {
      case Some(first) if first.isSlower(threshold) => measure(base, head, name, format)
      case first => first
    }

  private def measure(base: String, head: String, name: String, format: String): Option[Comparison] = {
    val times = Iterator.range(0, forks).map(i => fork(base, head, name, format, i % 2)).takeWhile(_.isDefined).flatten.toSeq
    if (times.isEmpty) None
    else
      Some(
        Comparison(
          name,
          format,
          Statistics.median(times.map(_.base)),
          Statistics.median(times.map(_.head)),
          times.map(_.ratio)
        )
      )
  }

  /** One fork, in which base begins the turns if `first` is 0 and head if it is 1. */
  private def fork(base: String, head: String, name: String, format: String, first: Int): Option[Fork] = {
    // In the order in which they begin: sides(first) is base's.
    val paths = if (first == 0) Seq(base, head) else Seq(head, base)
    val sides = paths.map(new Side(_, name, format))
    try {
      if (sides.map(_.answer()).contains("unknown")) None
      else {
        sides.foreach(_.ask(s"warm $warmMillis"))
        val calls = math.max(1, (turnNanos / sides.map(_.answer().toDouble).max).toInt)
        val turns = Seq.tabulate(rounds + 2) { round =>
          val times = (if (round % 2 == 0) sides else sides.reverse).map(_.run(calls) / calls)
          // Base's time first.
          if (round % 2 == first) (times(0), times(1)) else (times(1), times(0))
        }.drop(2)
        Some(
          Fork(
            Statistics.median(turns.map(_._1)),
            Statistics.median(turns.map(_._2)),
            Statistics.median(turns.map { case (b, h) => h / b })
          )
        )
      }
    } finally sides.foreach(_.close())
  }
}

/** Medians of one fork: nanoseconds per call of the two revisions, and head's time over base's. */
private final case class Fork(base: Double, head: Double, ratio: Double)
