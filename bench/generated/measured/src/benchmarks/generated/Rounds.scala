package benchmarks.generated

/** How long the ways of a row are measured: milliseconds of warm-up for each, milliseconds of a
  * slot, and how many slots each has.
  */
final class Rounds(warm: Int, slot: Int, rounds: Int) {
  private val (warmNanos, slotNanos) = (warm * 1000000L, slot * 1000000L)

  /** Slots of all ways alternate. Each round begins with the next way, so that none always comes
    * after the same one.
    */
  def measure(ways: Seq[Way]): Seq[Seq[Double]] = {
    // In parts, so that the code of each is compiled beside that of the others.
    val parts = 3
    var calls = Seq.empty[Int]
    for (_ <- 1 to parts) calls = ways.map(way => Slots.warm(way.call, warmNanos / parts, slotNanos))
    // No slot pays for what was allocated before.
    System.gc()
    val times = Array.ofDim[Double](ways.length, rounds)
    for (round <- 0 until rounds; turn <- ways.indices) {
      val i = (round + turn) % ways.length
      times(i)(round) = Slots.time(ways(i).call, calls(i)).toDouble / calls(i)
    }
    times.map(_.toSeq).toSeq
  }

  /** Measures and prints a row: `row NAME WAY SIZE`, then the name of each library and nanoseconds
    * of a call in each round, with tabs between.
    */
  def print(name: String, way: String, libraries: Seq[(String, Way)]): Unit = {
    val size = Agreement.size(libraries.head._2.call())
    val times = measure(libraries.map(_._2)).zip(libraries).map { case (nanos, (library, _)) =>
      s"$library ${nanos.map(n => f"$n%.2f").mkString(" ")}"
    }
    println(s"row\t$name\t$way\t$size\t${times.mkString("\t")}")
  }
}

object Rounds {

  /** Calls all of them in turn, for so many milliseconds of processor time. */
  def use(ways: Seq[Way], millis: Int): Unit = {
    var left = millis * 1000000L
    while (left > 0) ways.foreach(way => left -= Slots.time(way.call, 3))
  }
}
