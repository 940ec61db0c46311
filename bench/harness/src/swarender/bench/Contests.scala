package swarender.bench

/** The suites of a platform, and a command line that chooses: names of suites and of cases, or none for all of either. */
final class Contests(suites: Seq[(String, String => Seq[Way])]) {
  def main(args: Seq[String]): Unit = {
    val (named, cases) = args.partition(arg => suites.exists(_._1 == arg))
    val chosen = suites.filter { case (suite, _) => named.isEmpty || named.contains(suite) }
    for (caseName <- if (cases.isEmpty) Cases.all else cases; (suite, ways) <- chosen)
      new Contest(suite, caseName, ways(caseName)).hold()
  }
}
