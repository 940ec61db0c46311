package benchmarks.generated

import benchmarks.{Arguments, Distribution}

/** What was measured of one part of a run.
  *
  * @param notes
  *   lines that its table does not have.
  */
final case class Part(name: String, rows: Seq[Row], notes: Seq[String] = Nil) {
  def distributions: Seq[Distribution] = Distributions.of(name, rows)
  def lines: Seq[String] = (if (rows.isEmpty || name == "fresh") Nil else Row.table(name, rows)) ++ notes
}

/** The parts that a run may have. */
final class Parts(plan: Plan, java: Java, ways: Option[Seq[String]], models: Int, trees: Int, isMeasured: Boolean) {
  private val written = ways.getOrElse(Seq("one-bytes", "many-bytes", "one-string", "many-string"))

  /** Models compared with jsoniter-scala: of all parts in one process. */
  def ofModels(names: Seq[String]): Seq[Part] = {
    val parts = names.map(name => name -> Parts.definitions(name, plan.seed, models))
    val all = parts.flatMap(_._2)
    if (all.isEmpty) Nil
    else {
      val arguments = (plan.arguments(plan.values, isMeasured) :+ written.mkString(",")) ++ all.map(_.name)
      val rows = compared(Build(all, Build.workingTree), "Compare", arguments)
      parts.map { case (name, of) => Part(name, rows.filter(row => of.exists(_.name == row.model))) }
    }
  }

  /** Random documents compared with other libraries. */
  def ofTrees: Part = {
    val classPath = Build(Catalog.models(plan.seed, 1), Build.workingTree)
    Part("trees", compared(classPath, "CompareTrees", plan.arguments(trees, isMeasured)))
  }

  private def compared(classPath: String, program: String, arguments: Seq[String]): Seq[Row] =
    Row.joined((1 to (if (isMeasured) plan.forks else 1)).flatMap(_ => java.rows(classPath, program, arguments)))

  /** The formats of models compared with another revision, one process of each, in turns. */
  def ofFormats(base: String): Part = {
    val definitions = Catalog.models(plan.seed, models)
    val turned = new RevisionTurns(plan, java, definitions)
    turned.part(ways.getOrElse(for (n <- Seq("one", "many"); f <- Seq("pretty", "yaml", "toml")) yield s"$n-$f"), base)
  }

  /** The first documents of a process. */
  def ofFresh: Part = new FreshProcesses(plan, java, Catalog.models(plan.seed, 1)).part
}

object Parts {
  val ofModels: Seq[String] = Seq("models", "kinds", "small")
  val names: Seq[String] = ofModels ++ Seq("trees", "formats", "fresh")

  def definitions(part: String, seed: Int, models: Int): Seq[Definition] = part match {
    case "models" => Catalog.models(seed, models)
    case "kinds" => Catalog.kinds(seed)
    case "small" => Catalog.small(seed)
    case _ => throw new Arguments.Wrong(s"there is no part $part")
  }
}
