package benchmarks.regressions

import scala.jdk.CollectionConverters.*

import org.openjdk.jmh.annotations.Mode
import org.openjdk.jmh.results.RunResult

/** What JMH measured of two revisions: the results of each fork. */
final case class JmhComparison(base: Seq[Seq[RunResult]], head: Seq[Seq[RunResult]]) {
  import JmhComparison._

  /** The forks of a revision as one result for each benchmark, as JMH has them. */
  def merged(forks: Seq[Seq[RunResult]]): Seq[RunResult] =
    forks.flatten.groupBy(id).toSeq.sortBy(_._1).map { case (_, results) =>
      new RunResult(results.head.getParams, results.flatMap(_.getBenchmarkResults.asScala).asJava)
    }

  /** Of the benchmarks that both revisions have, each with its parameters for a format. */
  def comparisons: Seq[Comparison] = {
    val forks = for {
      (base, head) <- base.zip(head)
      at = base.map(result => id(result) -> nanos(result)).toMap
      result <- head
      before <- at.get(id(result))
    } yield id(result) -> Fork(before, nanos(result), nanos(result) / before)
    forks.groupMap(_._1)(_._2).toSeq.sortBy(_._1).map { case ((name, parameters), all) =>
      Comparison(name, parameters, all)
    }
  }

  /** Those that one revision alone can run. */
  def unknown: Seq[(String, String)] = {
    val (before, after) = (base.flatten.map(id).toSet, head.flatten.map(id).toSet)
    ((before | after) -- (before & after)).toSeq.sorted
  }
}

object JmhComparison {

  /** The name of a benchmark, and its parameters. */
  private def id(result: RunResult): (String, String) = {
    val params = result.getParams
    val values = params.getParamsKeys.asScala.toSeq.map(key => s"$key=${params.getParam(key)}")
    (params.getBenchmark.stripPrefix("benchmarks."), values.mkString(" "))
  }

  /** Nanoseconds of a call. */
  private def nanos(result: RunResult): Double = {
    val unit = result.getParams.getTimeUnit.toNanos(1).toDouble
    val score = result.getPrimaryResult.getScore
    if (result.getParams.getMode == Mode.Throughput) unit / score else unit * score
  }
}
