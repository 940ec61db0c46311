package benchmarks.generated

import benchmarks.Statistics

/** How long new processes take to their first documents: of a model, and of a tree. */
final class FreshProcesses(plan: Plan, java: Java, models: Seq[Definition]) {
  private val classPath = Build(models, Build.workingTree)

  def part: Part = {
    val ofModel = new FreshPair("", models.head.name, Seq("Own" -> "swarender", "Peer" -> "jsoniter"), plan, started)
    val ofTree = new FreshPair("tree-", "tree-0", Seq("OwnTree" -> "swarender", "UjsonTree" -> "ujson"), plan, started)
    val parts = Seq(ofModel, ofTree).map(_.part)
    Part("fresh", parts.flatMap(_.rows), parts.flatMap(_.notes))
  }

  /** What a process of a library prints that makes so many documents. */
  private def started(library: String, documents: Seq[Int], options: Seq[String]): Seq[String] = java.output(
    options ++ Seq(
      java.collector,
      "-Xmx512m",
      "-cp",
      classPath,
      "benchmarks.generated.Fresh",
      library,
      plan.seed.toString
    ) ++
      documents.map(_.toString)
  )
}

/** Processes of two libraries, in turn.
  *
  * @param kind
  *   what the names of ways have before what they are about.
  * @param libraries
  *   as `Fresh` calls them, and their names.
  * @param started
  *   what a process of a library prints that makes so many documents, with these options of Java.
  */
private final class FreshPair(
    kind: String,
    model: String,
    libraries: Seq[(String, String)],
    plan: Plan,
    started: (String, Seq[Int], Seq[String]) => Seq[String]
) {
  import FreshPair.*

  def part: Part = {
    val runs = Seq.tabulate(Pairs * plan.forks) { i =>
      val inTurn = if (i % 2 == 0) libraries else libraries.reverse
      val stops = inTurn.map { case (library, _) => library -> run(library) }.toMap
      libraries.map { case (library, _) => stops(library) }
    }
    val times = for {
      count <- Documents
      (clock, i) <- Clocks.zipWithIndex
    } yield row(s"$count-$clock")(library => runs.map(_(library).find(_.documents == count).get.clocks(i) * 1000))
    val counted = counts(runs)
    Part("fresh", times ++ counted, table("ms", times, 1e6) ++ table("counts", counted, 1))
  }

  /** How many classes both load for the first document, and how many methods with how many bytes
    * are compiled until the last one.
    */
  private def counts(runs: Seq[Seq[Seq[Stop]]]): Seq[Row] = {
    val methods = libraries.map { case (library, _) => compiled(library) }
    Seq(
      row("classes")(library => runs.map(_(library).head.classes.toDouble)),
      row("methods")(library => Seq(methods(library).size.toDouble)),
      row("compiled")(library => Seq(methods(library).sum.toDouble))
    )
  }

  private def row(about: String)(of: Int => Seq[Double]): Row =
    Row(model, s"fresh-$kind$about", 1, libraries.zipWithIndex.map { case ((_, name), i) => name -> of(i) })

  private def table(title: String, rows: Seq[Row], unit: Double): Seq[String] = {
    val head = f"${s"fresh: $title"}%-26s" + (libraries.map(_._2) ++ Seq("more", "over")).map(w => f"$w%12s").mkString
    head +: rows.map { row =>
      val medians = row.times.map { case (_, all) => Statistics.median(all) / unit }
      val (own, peer) = (medians.head, medians.last)
      f"${row.way}%-26s" + Seq(own, peer, own - peer, own / peer).map(v => f"$v%12.2f").mkString
    }
  }

  private def run(library: String): Seq[Stop] =
    started(library, Documents, Nil).filter(_.startsWith("fresh ")).map { line =>
      val words = line.split(' ').toSeq
      // A clock of steps may not have moved.
      Stop(words(1).toInt, words.slice(2, 5).map(w => math.max(1, w.toDouble)), words(5).toInt)
    }

  /** The bytes of each method that was compiled from the first document on until the last one. */
  private def compiled(library: String): Seq[Int] =
    started(library, Documents, Seq("-XX:+PrintCompilation"))
      .dropWhile(line => !line.contains(Begin))
      .flatMap("\\((\\d+) bytes\\)$".r.findFirstMatchIn(_))
      .map(_.group(1).toInt)
}

private object FreshPair {

  /** What a process says about so many documents, in microseconds. */
  final case class Stop(documents: Int, clocks: Seq[Double], classes: Int)

  val Documents: Seq[Int] = Seq(1, 1000, 10000, 100000)

  /** The clocks of `Fresh`: time, processor time of the thread that writes, and of all threads,
    * which a processor counts in steps of 10 ms.
    */
  val Clocks: Seq[String] = Seq("wall", "thread", "all-threads")

  /** What `Fresh` prints before the first document, among what the compilers print. */
  final val Begin = "before the first document"

  /** Processes of each library. */
  final val Pairs = 7
}
