package benchmarks.generated

import benchmarks.Statistics

/** How long new processes take to their first documents, of one model: those of each library in
  * turn.
  */
final class FreshProcesses(plan: Plan, java: Java, models: Seq[Definition]) {
  import FreshProcesses.Stop

  private val classPath = Build(models, Build.workingTree)
  private val documents = Seq(1, 1000, 10000, 100000)
  private val libraries = Seq("Own", "Peer")

  def part: Part = {
    val runs = Seq.tabulate(FreshProcesses.Pairs * plan.forks) { i =>
      val stops = (if (i % 2 == 0) libraries else libraries.reverse).map(library => library -> run(library)).toMap
      libraries.map(stops)
    }
    def all(library: Int, count: Int) = runs.map(_(library).find(_.documents == count).get)
    val rows = for {
      count <- documents
      (clock, i) <- FreshProcesses.clocks.zipWithIndex
    } yield {
      val times = Seq("swarender", "jsoniter").zipWithIndex.map { case (name, library) =>
        name -> all(library, count).map(_.clocks(i) * 1000)
      }
      Row(models.head.name, s"fresh-$count-$clock", count, times)
    }
    Part(
      "fresh",
      rows,
      table(rows) ++ libraries.zipWithIndex.map { case (library, i) =>
        val classes = Statistics.median(all(i, documents.last).map(_.classes.toDouble)).toInt
        s"$library: $classes classes loaded; ${compiled(library)}"
      }
    )
  }

  private def table(rows: Seq[Row]): Seq[String] = {
    val head = f"${"fresh: ms"}%-22s" + Seq("swarender", "jsoniter", "more", "over").map(w => f"$w%12s").mkString
    head +: rows.map { row =>
      val millis = row.times.map { case (_, nanos) => Statistics.median(nanos) / 1e6 }
      val (own, peer) = (millis.head, millis.last)
      f"${row.way}%-22s" + Seq(own, peer, own - peer, own / peer).map(v => f"$v%12.2f").mkString
    }
  }

  private def run(library: String): Seq[Stop] = started(library, Nil).filter(_.startsWith("fresh ")).map { line =>
    val words = line.split(' ').toSeq
    Stop(words(1).toInt, words.slice(2, 5).map(_.toDouble), words(5).toInt)
  }

  /** What the compilers had to do until the last document. */
  private def compiled(library: String): String = {
    val sizes = started(library, Seq("-XX:+PrintCompilation"))
      .flatMap("\\((\\d+) bytes\\)$".r.findFirstMatchIn(_))
      .map(_.group(1).toInt)
    s"${sizes.size} methods with ${sizes.sum} bytes compiled"
  }

  private def started(library: String, options: Seq[String]): Seq[String] = java.output(
    options ++ Seq(
      java.collector,
      "-Xmx512m",
      "-cp",
      classPath,
      "benchmarks.generated.Fresh",
      library,
      plan.seed.toString
    ) ++ documents.map(_.toString)
  )
}

object FreshProcesses {

  /** What a process says about so many documents, in microseconds. */
  private final case class Stop(documents: Int, clocks: Seq[Double], classes: Int)

  /** The clocks of `Fresh`: time, processor time of the thread that writes, and of all threads,
    * which a processor counts in steps of 10 ms.
    */
  private val clocks = Seq("wall", "thread", "all-threads")

  /** Processes of each library. */
  private final val Pairs = 7
}
