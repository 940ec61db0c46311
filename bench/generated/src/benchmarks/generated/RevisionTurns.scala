package benchmarks.generated

import scala.util.Using

import benchmarks.compare.Side
import benchmarks.regressions.WorkTree

/** Models as the working tree and another revision write them: one process of each, both alive at
  * the same time and on the same processor, which take turns.
  */
final class RevisionTurns(plan: Plan, java: Java, models: Seq[Definition]) {

  def part(ways: Seq[String], revision: String): Part = {
    val library = WorkTree.classPath(revision, "base")(_ => "renderer.jvm[3.3.7]")
    val (head, base) = (Build(models, Build.workingTree), Build(models, library))
    val forks = Seq.tabulate(plan.forks)(fork => rows(ways, head, base, fork))
    val different = forks.head.collect { case (row, true) =>
      s"${row.model} ${row.way}: ${WorkTree.hash(revision)} writes other bytes"
    }
    Part("formats", Row.joined(forks.flatten.map(_._1)), different)
  }

  /** The rows of two new processes, and whether the two write different documents. */
  private def rows(ways: Seq[String], headPath: String, basePath: String, fork: Int): Seq[(Row, Boolean)] =
    Using.resources(side("head", headPath), side("base", basePath)) { (head, base) =>
      val sides = if (fork % 2 == 0) Seq(head, base) else Seq(base, head)
      sides.foreach(_.answer())
      sides.foreach(_.pin(fork))
      for {
        (model, index) <- models.zipWithIndex
        way <- ways
        ofHead = head.asked(s"digest $index $way")
        ofBase = base.asked(s"digest $index $way")
        if ofHead != "none" && ofBase != "none"
      } yield {
        sides.foreach(_.ask(s"warm $index $way ${plan.warm} ${plan.slot}"))
        // As many calls for both.
        val calls = sides.map(_.answer().toInt).min
        val times = Seq
          .fill(plan.rounds + 1)(
            sides.map(side => side -> side.asked(s"run $index $way $calls").toDouble / calls).toMap
          )
          .tail // The first turn finds the caches as something else has left them.
        val row = Row(
          model.name,
          way,
          ofHead.takeWhile(_ != ' ').toInt,
          Seq("head" -> times.map(_(head)), "base" -> times.map(_(base)))
        )
        row -> (ofHead != ofBase)
      }
    }

  private def side(name: String, classPath: String): Side = {
    val arguments = Seq(plan.seed, plan.values, plan.use).map(_.toString) ++ models.map(_.name)
    new Side(name, java.command(classPath, "Turns", arguments))
  }
}
