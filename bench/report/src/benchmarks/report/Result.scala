package benchmarks.report

import java.nio.charset.StandardCharsets.UTF_8
import java.nio.file.StandardOpenOption.{APPEND, CREATE}
import java.nio.file.{Files, Path}

import benchmarks.{Estimate, Statistics}

/** What was measured of one way to do the work of a suite for one case.
  *
  * @param runtime
  *   what ran it: `JDK 17.0.15`, say; may be empty.
  * @param way
  *   `swarender`, or a competitor's name.
  * @param unit
  *   of the time that a call takes.
  * @param allocated
  *   bytes per call, if they were counted.
  * @param over
  *   its time over that of `swarender`, from pairs of neighbouring measurements, if it was measured
  *   so.
  */
final case class Result(
    suite: String,
    runtime: String,
    name: String,
    way: String,
    unit: String,
    time: Estimate,
    allocated: Option[Double] = None,
    over: Option[Estimate] = None
) {

  /** Whether its process had done nothing else before. */
  def isFresh: Boolean = runtime.endsWith(Result.Fresh)

  /** The time of this way over that of `other`: from pairs where both were measured so. */
  def timeOver(other: Result): Estimate =
    (over, other.over) match {
      case (Some(own), Some(others)) => own.over(others)
      case _ => time.over(other.time)
    }

  /** The line that `Result.read` reads. */
  def line: String = {
    val line = ujson.Obj("suite" -> suite, "runtime" -> runtime, "case" -> name, "way" -> way, "unit" -> unit)
    Result.write(line, time)
    allocated.foreach(bytes => line("allocated") = Result.rounded(bytes))
    over.foreach { estimate =>
      line("over") = ujson.Obj()
      Result.write(line("over"), estimate)
    }
    swarender.Json.render(line)
  }
}

object Result {

  /** The metric that marks results of JMH as those of a used process. */
  final val Used = "used"
  private final val Fresh = ", fresh process"

  /** The name of a Java that measures, after that of Scala 3 if this is compiled by it. */
  def runtime(version: String, isFresh: Boolean): String =
    s"${if (isScala3) "Scala 3, " else ""}JDK $version${if (isFresh) Fresh else ""}"

  private lazy val isScala3 =
    try Class.forName("scala.deriving.Mirror") != null
    catch { case _: ClassNotFoundException => false }

  /** The results of a file: what JMH writes with `-rf json`, or lines of JSON objects
    * {{{
    * {"suite": "Node", "runtime": "Node 20.1", "case": "twitter", "way": "swarender", "unit": "µs", "median": 812, "low": 801, "high": 830}
    * }}}
    * in which the runtime may be absent and the unit is one of time. `allocated` may follow, and
    * `over` with an object of `median`, `low` and `high`.
    */
  def read(file: Path): Seq[Result] = parse(new String(Files.readAllBytes(file), UTF_8))

  /** Prints their lines, and adds them to a file that `read` reads. */
  def append(file: Path, results: Seq[Result]): Unit = {
    val lines = results.map(_.line)
    lines.foreach(println)
    val _ = Files.write(file, lines.map(_ + "\n").mkString.getBytes(UTF_8), CREATE, APPEND)
  }

  def parse(text: String): Seq[Result] =
    if (text.trim.startsWith("[")) ujson.read(text).arr.map(ofJmh).toSeq
    else text.linesIterator.filter(_.trim.nonEmpty).map(line => ofLine(ujson.read(line))).toSeq

  /** The last one of those that are of the same way, case, suite and runtime, in the order of the
    * first ones.
    */
  def latest(results: Seq[Result]): Seq[Result] = {
    val last = results.map(r => key(r) -> r).toMap
    results.map(key).distinct.map(last)
  }

  /** Where one file has several runs of the same, the run in the middle, in the order of the first
    * ones.
    */
  def middle(results: Seq[Result]): Seq[Result] = {
    val runs = results.groupBy(key)
    results.map(key).distinct.map { same =>
      val sorted = runs(same).sortBy(_.time.median)
      sorted(sorted.length / 2)
    }
  }

  private def key(r: Result) = (r.suite, r.runtime, r.name, r.way)

  private def ofLine(line: ujson.Value): Result = Result(
    line("suite").str,
    line.obj.get("runtime").fold("")(_.str),
    line("case").str,
    line("way").str,
    line("unit").str,
    estimate(line),
    line.obj.get("allocated").map(_.num),
    line.obj.get("over").map(estimate)
  )

  private def estimate(of: ujson.Value) = Estimate(of("median").num, of("low").num, of("high").num)

  private def write(to: ujson.Value, estimate: Estimate): Unit = {
    to("median") = rounded(estimate.median)
    to("low") = rounded(estimate.low)
    to("high") = rounded(estimate.high)
  }

  /** To four digits that count. */
  private def rounded(v: Double): Double = BigDecimal(v).round(new java.math.MathContext(4)).toDouble

  private def ofJmh(run: ujson.Value): Result = {
    val (suite, way) = run("benchmark").str.split('.').takeRight(2) match {
      case Array(s, w) => (s, w); case _ => ("", "")
    }
    val parameters =
      run.obj.get("params").fold(Seq.empty[(String, String)])(_.obj.toSeq.map { case (k, v) => (k, v.str) })
    val allocated = run("secondaryMetrics").obj.collectFirst {
      case (name, metric) if name.endsWith("gc.alloc.rate.norm") => metric("score").num
    }
    Result(
      suite,
      runtime(run("jdkVersion").str, isFresh = !run("secondaryMetrics").obj.contains(Used)),
      caseOf(parameters.toMap),
      way,
      run("primaryMetric")("scoreUnit").str.stripSuffix("/op").replace("us", "µs"),
      // An array for each fork, a number for each iteration.
      Statistics.estimate(run("primaryMetric")("rawData").arr.flatMap(_.arr.map(_.num)).toSeq),
      allocated
    )
  }

  /** `case`, or the file given in its place, or whatever parameters there are. */
  def caseOf(parameters: Map[String, String]): String =
    parameters.get("file").filter(_.nonEmpty).orElse(parameters.get("case")) match {
      case Some(name) => name
      case None => parameters.toSeq.sorted.map { case (key, value) => s"$value $key" }.mkString(", ")
    }
}
