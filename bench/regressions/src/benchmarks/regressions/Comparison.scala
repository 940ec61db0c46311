package benchmarks.regressions

import benchmarks.{Arguments, Estimate, Statistics}

/** What two revisions take for one case in one format, or for one benchmark of JMH with its
  * parameters; one fork at least.
  */
final case class Comparison(name: String, format: String, forks: Seq[Fork]) {

  /** Nanoseconds per call. */
  val base: Double = Statistics.median(forks.map(_.base))
  val head: Double = Statistics.median(forks.map(_.head))

  /** Head's time over base's. */
  val ratio: Estimate = Statistics.ratio(forks.map(_.ratio))

  /** Whether head is surely slower than `threshold` times base. */
  def isSlower(threshold: Double): Boolean = ratio.low > threshold
}

/** How the two are measured.
  *
  * A fork is a process of each revision, both alive at the same time. They take turns of 20 ms or
  * one call, one after the other and on the same processor, so that whatever else the machine does
  * falls on both alike; its ratio is the median of the ratios of neighbouring turns. Forks are
  * independent samples: each compiles anew, and every other one lets head begin.
  *
  * @param forks
  *   at least 6: less than that do not give an interval.
  * @param rounds
  *   turns of each process.
  * @param warmMillis
  *   of rendering before the first turn.
  * @param threshold
  *   what is slower than this times base is measured again, and counts if it is so again.
  * @param isFresh
  *   whether the processes do nothing else before.
  */
final case class Plan(forks: Int, rounds: Int, warmMillis: Int, threshold: Double, isFresh: Boolean) {

  /** Refuses bounds that no measurement can have. */
  def check(): Unit = {
    def require(holds: Boolean, what: => String): Unit = if (!holds) throw new Arguments.Wrong(what)
    require(forks >= Plan.FewestForks, s"--forks is at least ${Plan.FewestForks}, not $forks: fewer give no interval")
    require(rounds >= 1, s"--rounds is at least 1, not $rounds")
    require(warmMillis >= 0, s"--warm is at least 0, not $warmMillis")
    require(threshold > 0, s"--threshold is above 0, not $threshold")
  }

  /** Compares the revisions of the class paths `base` and `head`. None if base has no such format.
    */
  def compare(base: String, head: String, name: String, format: String): Option[Comparison] =
    measure(base, head, name, format) match {
      case Some(first) if first.isSlower(threshold) => measure(base, head, name, format)
      case first => first
    }

  private def measure(base: String, head: String, name: String, format: String): Option[Comparison] = {
    val times =
      Iterator.range(0, forks).map(i => fork(base, head, name, format, i)).takeWhile(_.isDefined).flatten.toSeq
    if (times.isEmpty) None else Some(Comparison(name, format, times))
  }

  /** One fork; `order` is even if base begins. */
  private def fork(base: String, head: String, name: String, format: String, order: Int): Option[Fork] = {
    val (b, h) = (Side(base, name, format, isFresh), Side(head, name, format, isFresh))
    val sides = if (order % 2 == 0) Seq(b, h) else Seq(h, b)
    try {
      if (sides.map(_.answer()).contains("unknown")) None
      else {
        sides.foreach(_.ask(s"warm $warmMillis"))
        val nanos = sides.map(_.answer().toDouble).max
        sides.foreach(_.pin(order / 2))
        val calls = math.max(1, (Plan.TurnMillis * 1e6 / nanos).toInt)
        // The first round finds the processor's caches as the other work has left them.
        val turns = Seq.fill(rounds + 1)(sides.map(side => side -> side.run(calls) / calls).toMap).tail
        Some(
          Fork(
            Statistics.median(turns.map(_(b))),
            Statistics.median(turns.map(_(h))),
            Statistics.median(turns.map(turn => turn(h) / turn(b)))
          )
        )
      }
    } finally sides.foreach(_.close())
  }
}

/** Medians of one fork: nanoseconds per call of the two revisions, and head's time over base's. */
final case class Fork(base: Double, head: Double, ratio: Double)

object Plan {

  /** With fewer pairs no outcome is rare enough for an interval of 95 %. */
  final val FewestForks = 6

  /** A turn takes so long, or one call. */
  final val TurnMillis = 20L
}
