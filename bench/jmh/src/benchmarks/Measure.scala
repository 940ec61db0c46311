package benchmarks

import java.nio.file.{Files, Paths}

import benchmarks.report.Result

/** What docs/performance.md shows of the JVM, in files of results that `./mill bench.report` reads:
  * a quarter of an hour for each Java, and half of one more for the first, which is also measured
  * with what has no target.
  *
  * {{{
  * ./mill bench.runMain benchmarks.Measure out/measured [seconds=0.75] [forks=2] [PATH OF JAVA...]
  * }}}
  *
  * Each row is [[Interleaved]] in `forks` processes; what has a target, in used processes and in
  * fresh ones. `seconds` are those of each way to do the work, without the warm-up. Run it where
  * nothing else runs.
  */
object Measure {
  private val documents = Seq("twitter", "citm_catalog", "canada", "gsoc-2018", "kubernetes-like")
  private val micro = Seq("ascii-long", "sparse-escapes", "dense-escapes", "latin1", "cjk", "emoji")
  private val objects = documents.filter(_ != "canada")
  private val functions = Seq("toString", "minified", "python", "toml", "escape-clean", "escape-dirty")
  private val trees = Seq("twitter", "citm_catalog", "kubernetes-like")

  private def of(suite: String, cases: Seq[String]) = cases.map(name => Seq(suite, s"case=$name"))
  private def ofModels(names: Seq[String]) =
    Seq("ModelBytes", "ModelString").flatMap(suite => names.map(name => Seq(suite, s"model=$name")))

  private def ofServices(suite: String, names: Seq[String]) = names.map(name => Seq(suite, s"service=$name"))

  private val targets: Seq[Seq[String]] =
    ofServices("ServiceBytes", Services.names ++ Services.single) ++ ofServices("ServiceString", Services.single) ++
      ofModels(Models.ofServices) ++ of("JsonBytes", trees) ++ of("JsonString", trees) ++ of("TextToJson", trees) ++
      Seq("canada", "random").map(numbers => Seq("DoubleText", s"numbers=$numbers")) ++
      functions.map(name => Seq("EvaluatorFunctions", s"function=$name")) :+ Seq("EvaluatorCalls")

  private val others: Seq[Seq[String]] =
    ofModels(Models.kinds) ++ Seq("1", "1000").map(count => Seq("CaseClassBytes", s"orders=$count")) ++
      Seq(Seq("DoubleText", "numbers=decimals")) ++
      of("JsonBytes", documents.diff(trees) ++ micro) ++ of("JsonString", documents.diff(trees)) ++
      of("YamlBytes", objects) ++ of("TomlBytes", objects) ++ of("Events", Seq("twitter", "citm_catalog", "gsoc-2018"))

  def main(args: Array[String]): Unit = Arguments.checked("benchmarks.Measure") {
    Arguments.noOption(args.toSeq)
    val (options, rest) = args.toSeq.partition(_.contains("="))
    if (rest.isEmpty) throw new Arguments.Wrong("it needs the folder of the results")
    val seconds = options.find(_.startsWith("seconds=")).getOrElse("seconds=0.75")
    val forks = options.find(_.startsWith("forks=")).fold(2)(o => Arguments.number("forks", o.stripPrefix("forks="), 1))
    val folder = Files.createDirectories(Paths.get(rest.head))
    val javas = if (rest.length > 1) rest.tail else Seq(s"${System.getProperty("java.home")}/bin/java")
    for {
      (java, i) <- javas.zipWithIndex
      row <- targets ++ targets.map(_ :+ "fresh") ++ (if (i == 0) others else Nil)
    } Result.append(folder.resolve(s"java-$i.json"), Interleaved.measured(java, row :+ seconds, forks))
    for ((java, i) <- javas.zipWithIndex)
      Result.append(folder.resolve(s"first-$i.json"), FirstCall.measured(java, processes = 10))
  }
}
