package benchmarks.generated

import benchmarks.Arguments

/** How models are measured. Times are in milliseconds of the thread's processor time.
  *
  * @param seed
  *   what models and data come from.
  * @param values
  *   how many values are many.
  * @param warm
  *   warm-up of each way.
  * @param rounds
  *   slots of each way, each of `slot`.
  * @param use
  *   how long a process writes all models in all formats before.
  * @param forks
  *   processes, one after the other.
  */
final case class Plan(seed: Int, values: Int, warm: Int, slot: Int, rounds: Int, use: Int, forks: Int) {

  /** Refuses what cannot be measured. */
  def check(): Unit = {
    def require(name: String, value: Int, least: Int): Unit =
      if (value < least) throw new Arguments.Wrong(s"--$name is at least $least, not $value")
    require("values", values, 1)
    require("warm", warm, 1)
    require("slot", slot, 1)
    require("rounds", rounds, 1)
    require("use", use, 0)
    require("forks", forks, 1)
  }

  /** The arguments of `Compare` and `CompareTrees` that come first, for `count` values. */
  def arguments(count: Int, isMeasured: Boolean): Seq[String] =
    Seq(seed, count, warm, slot, if (isMeasured) rounds else 0, use).map(_.toString)
}
