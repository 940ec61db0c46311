package benchmarks.generated

import java.nio.charset.StandardCharsets.UTF_8
import java.nio.file.{Files, Paths}

import benchmarks.{Arguments, Distribution}
import benchmarks.regressions.WorkTree
import mainargs.{Flag, ParserForMethods, arg, main}

/** `./mill bench.generated`: see bench/README.md. */
object Main {
  private val command = "bench.generated"
  private val floorsFile = Paths.get("bench/generated/floors.txt")

  @main(name = "./mill bench.generated", doc = "Measures the library on models and documents that a seed gives.")
  def run(
      @arg(doc = "what all models, documents and their data come from")
      seed: Int,
      @arg(doc =
        "with commas between: models (random ones), kinds (classes of eight fields of one kind), small (of one to three fields), " +
          "trees (random documents), formats (of the models, compared with --base), fresh (the first documents of a process)"
      )
      what: String = "models",
      @arg(doc = "how many random models")
      models: Int = 20,
      @arg(doc = "how many random documents")
      trees: Int = 20,
      @arg(doc = "how many values many are")
      values: Int = 200,
      @arg(doc =
        "with commas between: one- or many- and bytes, string or pretty, in formats also yaml or toml; otherwise bytes and strings, in formats the other three"
      )
      ways: Option[String] = None,
      @arg(doc = "the revision that formats are compared with, otherwise where the branch left main, or else HEAD~1")
      base: Option[String] = None,
      @arg(doc = "the home of the Java that measures, otherwise the one that runs this")
      java: Option[String] = None,
      @arg(doc = "the collector: serial, g1, parallel")
      gc: String = "serial",
      @arg(doc = "milliseconds of warm-up for each way")
      warm: Int = 300,
      @arg(doc = "milliseconds of a slot")
      slot: Int = 5,
      @arg(doc = "slots of each way in a process")
      rounds: Int = 31,
      @arg(doc = "milliseconds in which a process writes all models in all formats before it measures")
      use: Int = 4000,
      @arg(doc = "processes that measure the same, one after the other")
      forks: Int = 1,
      @arg(doc = "only check that documents of models and trees read back equal")
      check: Flag,
      @arg(doc = "fail if a distribution is below its floor in bench/generated/floors.txt")
      floors: Flag,
      @arg(doc = "a file for the rows: JSON, an object a line")
      json: Option[String] = None
  ): Unit = Arguments.checked(command) {
    val names = what.split(',').toSeq
    names.foreach(Arguments.known("part", _, Parts.names))
    Arguments.known("collector", gc, Java.collectors.keys.toSeq)
    base.foreach(WorkTree.require(_))
    val plan = Plan(seed, values, warm, slot, rounds, use, forks)
    plan.check()
    val measured = new Java(java.getOrElse(System.getProperty("java.home")), gc)
    println(s"seed $seed, ${measured.version}, $gc")
    val parts = new Parts(plan, measured, ways.map(_.split(',').toSeq), models, trees, !check.value)
    val done = parts.ofModels(names.filter(Parts.ofModels.contains)) ++
      Option.when(names.contains("trees"))(parts.ofTrees) ++
      Option.when(names.contains("formats") && !check.value)(parts.ofFormats(base.getOrElse(WorkTree.default))) ++
      Option.when(names.contains("fresh") && !check.value)(parts.ofFresh)
    if (check.value) println("documents agree")
    else report(done, json, Seq("seed" -> seed.toString, "runtime" -> measured.version, "gc" -> gc))
    val faults = if (floors.value) Floors.read(Files.readString(floorsFile)).faults(done) else Nil
    faults.foreach(println)
    if (faults.nonEmpty) sys.exit(1)
  }

  private def report(parts: Seq[Part], json: Option[String], run: Seq[(String, String)]): Unit = {
    parts.flatMap(part => part.lines).foreach(println)
    println(Distribution.head)
    parts.filter(_.name != "fresh").flatMap(_.distributions).foreach(d => println(d.line))
    json.foreach { file =>
      val lines = for (part <- parts; row <- part.rows) yield row.json(run :+ ("part" -> part.name))
      Files.write(Paths.get(file), lines.mkString("", "\n", "\n").getBytes(UTF_8))
    }
  }

  def main(args: Array[String]): Unit =
    ParserForMethods(this).runEither(args.toSeq).left.foreach { wrong =>
      Arguments.checked(command)(throw new Arguments.Wrong(s"${wrong.linesIterator.next()} (see --help)"))
    }
}
