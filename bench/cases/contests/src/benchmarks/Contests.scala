package benchmarks

/** A kind of work, which `ways` does in several ways for each of the cases; with `ofFiles` for each
  * file whose path stands for a case too.
  */
final class Suite(val name: String, val cases: Seq[String], ofFiles: Boolean = true)(val ways: String => Seq[Way]) {
  def has(name: String): Boolean = cases.contains(name) || ofFiles && name.contains("/")
}

/** The suites of a platform, and a command line that chooses: names of suites and of cases, or none
  * for all of either. Each suite has each case in a process of its own, so that what a compiler has
  * seen of one does not count for another.
  */
final class Contests(suites: Suite*) {
  def main(args: Seq[String]): Unit = {
    val (named, cases) = args.partition(arg => suites.exists(_.name == arg))
    val chosen = if (named.isEmpty) suites else suites.filter(suite => named.contains(suite.name))
    for (name <- cases if !chosen.exists(_.has(name)))
      throw new IllegalArgumentException(s"no case $name: ${chosen.flatMap(_.cases).distinct.mkString(", ")}")
    val contests =
      for (suite <- chosen; name <- if (cases.isEmpty) suite.cases else cases.filter(suite.has(_))) yield (suite, name)
    contests match {
      case Seq((suite, name)) => new Contest(suite.name, name, suite.ways(name)).hold()
      case _ => contests.foreach { case (suite, name) => BenchPlatform.again(suite.name, name) }
    }
  }
}
