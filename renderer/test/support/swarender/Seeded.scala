package swarender

import scala.util.Random

/** Random numbers that are the same in every run. */
object Seeded {
  final val Seed = 20240229L

  def apply(what: String, seed: Long = Seed): Random = {
    println(s"$what: seed $seed")
    new Random(seed)
  }
}
