package benchmarks.generated

import java.nio.charset.StandardCharsets.UTF_8
import java.nio.file.{Files, Paths}

import benchmarks.Arguments
import mainargs.{Flag, ParserForMethods, arg, main}

/** `./mill bench.generated`: see bench/README.md. */
object Main {
  private val command = "bench.generated"

  @main(name = "./mill bench.generated", doc = "Compares the library with jsoniter-scala on models that a seed gives.")
  def run(
      @arg(doc = "what all models and their data come from")
      seed: Long,
      @arg(doc = "how many random models")
      models: Int = 20,
      @arg(doc =
        "random models, classes of eight fields of one kind, classes of one to three fields: models, kinds, small, with commas between"
      )
      what: String = "models",
      @arg(doc = "of one value and of many, with commas between: one-bytes, many-bytes, one-string, many-string")
      ways: String = "one-bytes,many-bytes,one-string,many-string",
      @arg(doc = "how many values many are")
      values: Int = 200,
      @arg(doc = "the home of the Java that measures, otherwise the one that runs this")
      java: Option[String] = None,
      @arg(doc = "the collector: serial, g1, parallel")
      gc: String = "serial",
      @arg(doc = "milliseconds of warm-up for each way")
      warm: Int = 300,
      @arg(doc = "milliseconds of a slot")
      slot: Int = 5,
      @arg(doc = "slots of each way, an odd number")
      rounds: Int = 31,
      @arg(doc = "milliseconds in which the process writes all models in all formats before")
      use: Int = 4000,
      @arg(doc = "only check that documents read back equal")
      check: Flag,
      @arg(doc = "a file for the rows: JSON, an object a line")
      json: Option[String] = None
  ): Unit = Arguments.checked(command) {
    val parts = what.split(',').toSeq
    parts.foreach(Arguments.known("part", _, Seq("models", "kinds", "small")))
    Arguments.known("collector", gc, Java.collectors.keys.toSeq)
    val definitions = parts.map {
      case "models" => "models" -> Catalog.models(seed, models)
      case "kinds" => "kinds" -> Catalog.kinds(seed)
      case _ => "small" -> Catalog.small(seed)
    }
    val all = definitions.flatMap(_._2)
    val measured = new Java(java.getOrElse(System.getProperty("java.home")), gc)
    val classPath = Build(all, Build.workingTree)
    println(s"seed $seed, ${measured.version}, $gc, ${all.size} models")
    val plan = Seq(seed, values, warm, slot, if (check.value) 0 else rounds, use).map(_.toString)
    val rows = measured.rows(classPath, (plan :+ ways) ++ all.map(_.name))
    for ((part, of) <- definitions; if !check.value) {
      val names = of.map(_.name).toSet
      Row.table(part, ways.split(',').toSeq, rows.filter(row => names(row.model))).foreach(println)
    }
    json.foreach { file =>
      val lines = rows.map(_.json(seed, measured.version, gc))
      Files.write(Paths.get(file), lines.mkString("", "\n", "\n").getBytes(UTF_8))
    }
  }

  def main(args: Array[String]): Unit =
    ParserForMethods(this).runEither(args.toSeq).left.foreach { wrong =>
      Arguments.checked(command)(throw new Arguments.Wrong(s"${wrong.linesIterator.next()} (see --help)"))
    }
}
