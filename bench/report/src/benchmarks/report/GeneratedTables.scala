package benchmarks.report

import java.nio.file.Path

import benchmarks.{Charts, Distribution, Libraries}

/** Tables and charts of generated models and documents. */
final class GeneratedTables(generated: Generated, versions: Map[String, String]) {

  /** A row for each way, runtime and library: the distribution of how many times as fast we are. */
  def distributions(part: String): String = {
    val rows = strips(part, generated.ways(part)).map { case (name, d) =>
      name +: (d.figures.map(figure => Tables.number(figure._2)) :+ s"${d.below(1)} of ${d.ratios.size}")
    }
    Tables.table(Seq("", "lowest", "tenth", "median", "ninetieth", "highest", "slower for"), rows)
  }

  /** A row for each model and seed: the size, nanoseconds, and how many times as fast we are, on
    * each runtime.
    */
  def rows(part: String): String =
    (for {
      way <- generated.ways(part)
      runtime <- generated.runtimes(part)
    } yield {
      val libraries = generated.libraries(part)
      val rows = generated.of(runtime, part, way).map { row =>
        Seq(s"${row.model}, ${row.seed}", row.size.toString, Tables.number(row.own)) ++
          libraries.map(library => Tables.number(Generated.ratio(row, library)))
      }
      val head = Seq("model, seed", "size", "ns") ++ libraries.map(Libraries.label(_, versions))
      s"${GeneratedTables.name(way)}, $runtime:\n\n${Tables.table(head, rows)}"
    }).mkString("\n")

  /** What new processes took to so many documents, and over the other library, of each runtime. */
  def fresh: String = {
    val columns = for {
      (kind, name) <- Seq("" -> "case class", "tree-" -> "tree")
      runtime <- generated.runtimes("fresh")
    } yield (kind, runtime, s"$name, ${GeneratedTables.short(runtime)}")
    val rows = GeneratedTables.Fresh.map { case (about, name, unit) =>
      name +: columns.map { case (kind, runtime, _) =>
        val (own, other) = generated.both(runtime, s"fresh-$kind$about")
        s"${Tables.number(own / unit)} (${Tables.number(own / other)})"
      }
    }
    Tables.table("" +: columns.map(_._3), rows)
  }

  /** A strip of points for each way, runtime and library, with a mark at its median. */
  def chart(part: String, chosen: Seq[String], title: String, file: Path): Unit = {
    val shown = strips(part, chosen)
    val axis = "times as fast; right of 1, Swarender is faster"
    val point = if (part == "trees") "one document" else "one model"
    Charts.strips(title, axis, point, shown.map { case (name, d) => name -> d.ratios }, file)
  }

  private def strips(part: String, ways: Seq[String]): Seq[(String, Distribution)] = for {
    way <- ways
    library <- generated.libraries(part)
    runtime <- generated.runtimes(part)
  } yield {
    val over = if (generated.libraries(part).length > 1) s", ${Libraries.label(library, versions)}" else ""
    val of = if (ways.length > 1) s"${GeneratedTables.name(way)}, " else ""
    s"$of${GeneratedTables.short(runtime)}$over" -> generated.distribution(runtime, part, way, library)
  }
}

object GeneratedTables {
  private val Fresh =
    Seq(1 -> "the first document", 1000 -> "1,000", 10000 -> "10,000", 100000 -> "100,000").map { case (count, name) =>
      (s"$count-thread", s"$name, ms", 1e6)
    } ++ Seq(
      ("classes", "classes loaded for the first", 1.0),
      ("methods", "methods compiled until the last", 1.0),
      ("compiled", "their bytes", 1.0)
    )

  /** `one value, bytes` */
  private def name(way: String): String = way.split('-') match {
    case Array("one", to) => s"one value, $to"
    case Array("many", to) => s"200 values, $to"
    case other => other.mkString("-")
  }

  /** `JDK 17` */
  private def short(runtime: String): String = runtime.takeWhile(_ != '.')
}
