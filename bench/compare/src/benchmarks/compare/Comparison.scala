package benchmarks.compare

import benchmarks.{Estimate, Statistics}

/** What is known of a row.
  *
  * @param status
  *   that a command exits with.
  */
sealed abstract class Decision(val name: String, val status: Int)

object Decision {
  case object Ok extends Decision("ok", 0)
  case object Regression extends Decision("REGRESSION", 1)
  case object Undecided extends Decision("undecided", 3)

  /** That of a run: a regression, or else what is not decided, or else nothing. */
  def of(all: Seq[Decision]): Decision =
    if (all.contains(Regression)) Regression else if (all.contains(Undecided)) Undecided else Ok
}

/** What one fork measured of a row.
  *
  * @param base
  *   nanoseconds of a call of base.
  * @param ratio
  *   head's time over base's.
  */
final case class Fork(base: Double, ratio: Double)

/** What two revisions take for a row. */
final case class Comparison(row: String, threshold: Double, forks: Seq[Fork]) {

  /** Nanoseconds of a call of base, if there is a fork. */
  def base: Option[Double] = Option.when(forks.nonEmpty)(Statistics.median(forks.map(_.base)))

  /** Head's time over base's, if there is a fork: the only number that decides. */
  lazy val ratio: Option[Estimate] = Option.when(forks.nonEmpty)(Statistics.ratio(forks.map(_.ratio)))

  /** By which side of the threshold the whole interval is on; too few forks have no interval. */
  def decision: Decision =
    ratio.filter(_ => forks.size >= Comparison.FewestForks) match {
      case Some(interval) if interval.low > threshold => Decision.Regression
      case Some(interval) if interval.high < threshold => Decision.Ok
      case _ => Decision.Undecided
    }
}

object Comparison {

  /** With fewer no outcome is rare enough for an interval of 95 %. */
  final val FewestForks = 6
}
