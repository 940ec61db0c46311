package benchmarks.generated

import scala.util.Try

/** The program that measures, in one process: `Compare SEED VALUES WARM SLOT ROUNDS USE WAYS
  * MODEL...`.
  *
  * It makes the models `MODEL...`, checks that both libraries write documents that read back equal,
  * then writes each model in every format in turn for `USE` milliseconds. Then it measures the ways
  * `WAYS` (with commas between) of each model. It prints a line for each, separated by tabs:
  * {{{
  * row MODEL WAY BYTES OWN PEER RATIO...
  * }}}
  * with nanoseconds of a call, medians, and the peer's time over ours in each round. Times are in
  * milliseconds of the thread's processor time. Each round has a slot of each library, and every
  * other round begins with the other one.
  */
object Compare {
  def main(args: Array[String]): Unit = {
    val Array(seed, count, warm, slot, rounds, use, names) = args.take(7)
    val models = args.drop(7).zipWithIndex.map { case (name, index) => Model(index, name, seed.toLong, count.toInt) }
    val faults = models.toSeq.flatMap(model => names.split(',').flatMap(Agreement.fault(model, _)))
    faults.foreach(fault => println(s"fault\t$fault"))
    if (faults.isEmpty && rounds.toInt > 0) {
      this.use(models.toSeq.flatMap(model => usable(model) ++ model.peer.all), use.toLong * 1000000)
      for (model <- models; name <- names.split(',')) {
        val row = measure(model.own(name), model.peer(name), warm.toLong * 1000000, slot.toLong * 1000000, rounds.toInt)
        println(s"row\t${model.name}\t$name\t${row.mkString("\t")}")
      }
    }
    println("done")
  }

  /** All of ours, without TOML of integers that it cannot say. */
  private def usable(model: Model): List[Way] = model.own.all.filter { way =>
    val failure = Try(way.call()).failed.toOption
    failure.foreach(e => if (!way.name.endsWith("toml") || !e.getMessage.contains("TOML integer")) throw e)
    failure.isEmpty
  }

  /** Calls all of them in turn. */
  def use(ways: Seq[Way], nanos: Long): Unit = {
    var left = nanos
    while (left > 0) ways.foreach(way => left -= Slots.time(way.call, 3))
  }

  private def measure(own: Way, peer: Way, warm: Long, slot: Long, rounds: Int): Seq[String] = {
    val ways = Array(own, peer)
    // In parts, so that each is compiled for what the other one does as well.
    val parts = 3
    var calls = Array(1, 1)
    for (_ <- 1 to parts) calls = ways.map(way => Slots.warm(way.call, warm / parts, slot))
    // No slot pays for what was allocated before.
    System.gc()
    val times = Array.ofDim[Double](2, rounds)
    for (round <- 0 until rounds; turn <- 0 to 1) {
      val i = (round + turn) % 2
      times(i)(round) = Slots.time(ways(i).call, calls(i)).toDouble / calls(i)
    }
    val medians = times.map(of => of.sorted.apply(rounds / 2))
    val ratios = times(1).zip(times(0)).map { case (theirs, ours) => theirs / ours }
    (Agreement.size(own.call()) +: (medians ++ ratios).toSeq).map(_.toString)
  }
}
