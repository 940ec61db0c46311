package benchmarks

/** The suites of a platform, and a command line that chooses: names of suites and of cases, or none
  * for all of either. Each suite has each case in a process of its own, so that what a compiler has
  * seen of one does not count for another.
  */
final class Contests(suites: Seq[(String, String => Seq[Way])]) {
  def main(args: Seq[String]): Unit = {
    val (named, cases) = args.partition(arg => suites.exists(_._1 == arg))
    val chosen = suites.filter { case (suite, _) => named.isEmpty || named.contains(suite) }
    val all = for (name <- if (cases.isEmpty) Cases.all else cases; (suite, _) <- chosen) yield (suite, name)
    all match {
      case Seq((suite, name)) => new Contest(suite, name, chosen.head._2(name)).hold()
      case _ => all.foreach { case (suite, name) => BenchPlatform.again(suite, name) }
    }
  }
}
