package benchmarks

/** One way to do the work that is measured. `run` returns something of the result, so that all of
  * it has to be made.
  */
final class Way(val name: String, val run: () => Int)

/** Ways to do the same work, measured in one process, in turn in each round: what else the machine
  * does falls on all alike.
  */
final class Contest(suite: String, caseName: String, ways: Seq[Way]) {
  import Contest.*

  /** Prints a line of JSON per way: microseconds per call, the median of all rounds and the
    * interval that holds the true median with a probability of 96 %.
    */
  def hold(): Unit = {
    val batches = ways.map(way => new Batch(way))
    batches.foreach(_.warmUp())
    for (round <- 0 until Rounds; i <- batches.indices) batches((round + i) % batches.size).measure()
    batches.foreach { batch =>
      val times = batch.times.sorted
      def time(rank: Int) = ujson.Num(Math.round(times(rank) * 100) / 100.0)
      val line = ujson.Obj(
        "suite" -> suite,
        "case" -> caseName,
        "way" -> batch.way.name,
        "unit" -> "µs",
        "median" -> time(Rounds / 2),
        "low" -> time(Low),
        "high" -> time(Rounds - 1 - Low)
      )
      println(swarender.Json.render(line))
    }
  }
}

private object Contest {
  final val Rounds = 15

  /** Of 15 the fourth least and the fourth largest have the median between them with a probability
    * of 96 % (order statistics).
    */
  final val Low = 3
  final val WarmUp = 400e6
  final val BatchTime = 25e6

  /** Kept for no other reason than that the results must be made. */
  var results = 0

  /** So many calls of a way that they take `BatchTime` nanoseconds. */
  final class Batch(val way: Way) {
    private[this] var calls = 1
    var times: Vector[Double] = Vector.empty

    def warmUp(): Unit = {
      val start = System.nanoTime()
      var done = 0
      while (done < 3 || System.nanoTime() - start < WarmUp) {
        results += way.run()
        done += 1
      }
      val perCall = time(Math.max(1, done / 8))
      calls = Math.max(1, Math.min(BatchTime / perCall, 1e6).toInt)
    }

    private def time(calls: Int): Double = {
      val start = System.nanoTime()
      var i = 0
      while (i < calls) {
        results += way.run()
        i += 1
      }
      (System.nanoTime() - start).toDouble / calls
    }

    def measure(): Unit = times = times :+ time(calls) / 1000
  }
}
