package benchmarks.compare

import benchmarks.Arguments

/** How two revisions are measured.
  *
  * @param threshold
  *   how many times base's time is too slow.
  * @param forks
  *   at most so many pairs of processes, at least 6.
  * @param minutes
  *   after so many minutes no fork begins.
  * @param rounds
  *   turns of each process for a row.
  * @param warm
  *   milliseconds of processor time of a row before its first turn.
  */
final case class Plan(
    threshold: Double = 1.025,
    forks: Int = 30,
    minutes: Double = 9,
    rounds: Int = 24,
    warm: Int = 500
) {

  /** Refuses bounds that no measurement can have. */
  def check(): Unit = {
    def require(holds: Boolean, what: => String): Unit = if (!holds) throw new Arguments.Wrong(what)
    val fewest = Comparison.FewestForks
    require(threshold > 1 && threshold < 100, s"--threshold is above 1 and below 100, not $threshold")
    require(forks >= fewest, s"--forks is at least $fewest, not $forks: fewer give no interval")
    require(minutes > 0, s"--minutes is above 0, not $minutes")
    require(rounds >= 1, s"--rounds is at least 1, not $rounds")
    require(warm >= 0, s"--warm is at least 0, not $warm")
  }
}
