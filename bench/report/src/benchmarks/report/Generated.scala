package benchmarks.report

import java.nio.charset.StandardCharsets.UTF_8
import java.nio.file.{Files, Path}

import benchmarks.{Distribution, Statistics}

/** A row of `./mill bench.generated --json`.
  *
  * @param own
  *   nanoseconds of a call; of a part `fresh`, what its way says.
  * @param over
  *   how many times as fast as each library we are.
  */
final case class GeneratedRow(
    seed: String,
    runtime: String,
    part: String,
    model: String,
    way: String,
    size: Int,
    own: Double,
    over: Seq[(String, Double)]
)

/** What was measured of models and documents that seeds gave. */
final class Generated(val rows: Seq[GeneratedRow]) {

  /** Of a part, in the order in which they were measured. */
  def runtimes(part: String): Seq[String] = rows.filter(_.part == part).map(_.runtime).distinct.sorted
  def ways(part: String): Seq[String] = rows.filter(_.part == part).map(_.way).distinct
  def seeds: Seq[String] = rows.map(_.seed).distinct

  /** The libraries that a part is compared with. */
  def libraries(part: String): Seq[String] = rows.find(_.part == part).fold(Seq.empty[String])(_.over.map(_._1))

  /** How many times as fast as `library` we are, in each row; as the fastest of all, if that is
    * `best`. `runtime` is what the runtimes begin with, with `_` for a space.
    */
  def distribution(runtime: String, part: String, way: String, library: String): Distribution =
    Distribution(s"$part $way", of(runtime, part, way).map(row => Generated.ratio(row, library)))

  /** The rows of one way; an error if there is none. */
  def of(runtime: String, part: String, way: String): Seq[GeneratedRow] = {
    val found = rows.filter(row => row.part == part && row.way == way && isRuntime(row, runtime))
    if (found.isEmpty) throw new NoSuchElementException(s"no row of $part, $way, $runtime was measured")
    found
  }

  private def isRuntime(row: GeneratedRow, wanted: String): Boolean =
    wanted == "any" || row.runtime == wanted || row.runtime.startsWith(wanted.replace('_', ' ') + ".")

  /** The median of what we and the other library took, of a part `fresh`. */
  def both(runtime: String, way: String): (Double, Double) = {
    val found = of(runtime, "fresh", way)
    (Statistics.median(found.map(_.own)), Statistics.median(found.map(row => row.own * row.over.head._2)))
  }
}

object Generated {
  def ratio(row: GeneratedRow, library: String): Double =
    if (library == "best") row.over.map(_._2).min
    else
      row.over.find(_._1 == library).getOrElse(throw new NoSuchElementException(s"${row.part}: no library $library"))._2

  /** Whether a file has rows, not results. */
  def isIn(file: Path): Boolean = file.getFileName.toString.startsWith("generated")

  def read(file: Path): Seq[GeneratedRow] = parse(new String(Files.readAllBytes(file), UTF_8))

  def parse(text: String): Seq[GeneratedRow] =
    text.linesIterator.filter(_.trim.nonEmpty).map(ujson.read(_)).toSeq.map { row =>
      GeneratedRow(
        row("seed").str,
        row("runtime").str,
        row("part").str,
        row("model").str,
        row("way").str,
        row("size").num.toInt,
        row("ns").num,
        row.obj.toSeq.collect { case (key, ratio) if key.startsWith(Over) => key.drop(Over.length) -> ratio.num }
      )
    }

  private final val Over = "over "
}
