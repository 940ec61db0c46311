package benchmarks.compare

import java.nio.file.{Files, Path}

import benchmarks.{Arguments, Statistics}

/** What JMH wrote with `-rf json`, of one revision. */
object JmhFile {

  /** Nanoseconds of a call, or what is proportional to it, of each fork of each benchmark with its
    * parameters.
    */
  def read(file: Path): Map[String, Seq[Double]] =
    try {
      val results = ujson.read(Files.readString(file)).arr.toSeq
      if (results.isEmpty) throw new Arguments.Wrong(s"$file has no results")
      samples(results)
    } catch {
      case _: ujson.ParsingFailedException | _: ujson.Value.InvalidData | _: NoSuchElementException =>
        throw new Arguments.Wrong(s"$file is not what JMH writes with -rf json")
    }

  def samples(results: Seq[ujson.Value]): Map[String, Seq[Double]] = results.map { result =>
    val params = result.obj.get("params").toSeq.flatMap(_.obj.toSeq).map { case (key, value) => s"$key=${value.str}" }
    val name = (result("benchmark").str +: params).mkString(" ")
    val metric = result("primaryMetric")
    val forks = metric.obj.get("rawData").toSeq.flatMap(_.arr).map(fork => Statistics.median(fork.arr.map(_.num).toSeq))
    if (forks.isEmpty) throw new Arguments.Wrong(s"$name has no rawData: run it with -bm avgt, thrpt or ss")
    // A throughput is calls in a unit of time.
    name -> forks.map(score => if (metric("scoreUnit").str.startsWith("ops/")) 1 / score else score)
  }.toMap

  /** The rows that both have, each fork of base with that fork of head, and the names of those that
    * one alone has.
    */
  def compare(
      base: Map[String, Seq[Double]],
      head: Map[String, Seq[Double]],
      threshold: Double
  ): (Seq[Comparison], Seq[String]) = {
    val (both, one) =
      (base.keySet | head.keySet).toSeq.sorted.partition(name => base.contains(name) && head.contains(name))
    val comparisons = both.map { name =>
      Comparison(name, threshold, base(name).zip(head(name)).map { case (b, h) => Fork(b, h / b) })
    }
    (comparisons, one)
  }
}
