package benchmarks.compare

import java.nio.file.{Files, Path}

import benchmarks.{Arguments, Statistics}

/** What JMH wrote with `-rf json`, of one revision. */
object JmhFile {

  /** Nanoseconds of a call of each fork of each benchmark with its parameters.
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
    name -> forks.map(nanos(_, metric("scoreUnit").str))
  }.toMap

  /** Of a call: `unit` is a time of one, as `us/op`, or of which a throughput counts calls. */
  private def nanos(score: Double, unit: String): Double = unit.split('/') match {
    case Array(time, "op") if Nanos.contains(time) => score * Nanos(time)
    case Array("ops", time) if Nanos.contains(time) => Nanos(time) / score
    case _ => throw new Arguments.Wrong(s"$unit is not a unit of JMH's times or throughputs")
  }

  private val Nanos: Map[String, Double] =
    Map("ns" -> 1.0, "us" -> 1e3, "ms" -> 1e6, "s" -> 1e9, "min" -> 6e10, "hr" -> 3.6e12, "day" -> 8.64e13)

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
