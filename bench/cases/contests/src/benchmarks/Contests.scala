package benchmarks

/** A kind of work, which `ways` does in several ways for each of the cases. */
final class Suite(val name: String, val cases: Seq[String])(val ways: String => Seq[Way])

/** The suites of a platform, and a command line that chooses: names of suites and of cases, or none
  * for all of either. Each suite has each case in a process of its own, so that what a compiler has
  * seen of one does not count for another. A file's path may stand for a case.
  */
final class Contests(suites: Suite*) {
  def main(args: Seq[String]): Unit = {
    val (named, cases) = args.partition(arg => suites.exists(_.name == arg))
    val contests = for {
      suite <- suites if named.isEmpty || named.contains(suite.name)
      name <- if (cases.isEmpty) suite.cases else cases.filter(c => suite.cases.contains(c) || c.contains("/"))
    } yield (suite, name)
    contests match {
      case Seq() => throw new IllegalArgumentException(s"no such case: ${cases.mkString(", ")}")
      case Seq((suite, name)) => new Contest(suite.name, name, suite.ways(name)).hold()
      case _ => contests.foreach { case (suite, name) => BenchPlatform.again(suite.name, name) }
    }
  }
}
