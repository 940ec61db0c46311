package benchmarks.compare

import java.nio.file.{Files, Path}

import scala.jdk.CollectionConverters.*

import benchmarks.Arguments

/** What is compared.
  *
  * @param threshold
  *   how many times base's time is too slow; none for that of the run.
  */
final case class Row(name: String, threshold: Option[Double])

object Row {

  /** Those of a file: a line for each, `NAME` or `NAME = THRESHOLD`; `#` begins a comment. */
  def read(file: Path): Seq[Row] = {
    val rows = for {
      (line, index) <- Files.readAllLines(file).asScala.toSeq.zipWithIndex
      text = line.takeWhile(_ != '#').trim
      if text.nonEmpty
    } yield parsed(text, s"$file:${index + 1}")
    val names = rows.map(_.name)
    names.diff(names.distinct).headOption.foreach(name => throw new Arguments.Wrong(s"$file: $name is there twice"))
    rows
  }

  private def parsed(text: String, place: String): Row = text.lastIndexOf('=') match {
    case -1 => Row(text, None)
    case at =>
      val threshold = text.substring(at + 1).trim
      threshold.toDoubleOption.filter(_ > 1) match {
        case None => throw new Arguments.Wrong(s"$place: a threshold is a number above 1, not $threshold")
        case some => Row(text.substring(0, at).trim, some)
      }
  }
}
