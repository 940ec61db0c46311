package benchmarks

import java.nio.charset.StandardCharsets.UTF_8
import java.nio.file.StandardOpenOption.{APPEND, CREATE}
import java.nio.file.{Files, Path, Paths}

/** What docs/performance.md shows of the JVM, in files of results that `./mill bench.report` reads:
  * a quarter of an hour per Java. The first one is also measured with what has no target.
  *
  * {{{
  * ./mill bench.runMain benchmarks.Measure out/measured [PATH OF JAVA...]
  * }}}
  *
  * Each row is [[Interleaved]] in three processes. Run it where nothing else runs.
  */
object Measure {
  private val documents = Seq("twitter", "citm_catalog", "canada", "gsoc-2018", "kubernetes-like")
  private val micro = Seq("ascii-long", "sparse-escapes", "dense-escapes", "latin1", "cjk", "emoji")
  private val objects = documents.filter(_ != "canada")

  private def of(suite: String, cases: Seq[String]) = cases.map(name => Seq(suite, s"case=$name"))

  /** What has a target, which every Java is measured with. */
  private val targets: Seq[Seq[String]] =
    Seq(Seq("EvaluatorCalls"), Seq("CaseClassBytes", "orders=1"), Seq("CaseClassBytes", "orders=1000")) ++
      Seq("ModelBytes", "ModelString").flatMap(suite => Models.names.map(name => Seq(suite, s"model=$name"))) ++
      of("TextToJson", Seq("twitter", "citm_catalog", "kubernetes-like")) ++ of("JsonBytes", objects) ++
      of("JsonBytes", Seq("sparse-escapes")) ++ of("JsonString", documents)

  private val others: Seq[Seq[String]] =
    of("JsonBytes", "canada" +: micro.filter(_ != "sparse-escapes")) ++ of("YamlBytes", objects) ++
      of("TomlBytes", objects) ++ of("Events", Seq("twitter", "citm_catalog", "gsoc-2018"))

  def main(args: Array[String]): Unit = {
    val folder = Files.createDirectories(Paths.get(args(0)))
    val javas = if (args.length > 1) args.toSeq.tail else Seq(s"${System.getProperty("java.home")}/bin/java")
    for ((java, i) <- javas.zipWithIndex; row <- if (i == 0) targets ++ others else targets) {
      val results = Interleaved.measured(java, row :+ "seconds=6", forks = 3)
      append(folder.resolve(s"java-$i.json"), results.map(_.line))
    }
  }

  private def append(file: Path, lines: Seq[String]): Unit = {
    lines.foreach(println)
    Files.write(file, lines.map(_ + "\n").mkString.getBytes(UTF_8), CREATE, APPEND)
    ()
  }
}
