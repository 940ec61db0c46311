package benchmarks.generated

import benchmarks.{Arguments, Distribution}

/** What distributions may not be below. As text, a line for each: the name of a distribution, a
  * figure of it, and the least that it may be. Lines that begin with `#` are comments.
  */
final case class Floors(least: Seq[(String, String, Double)]) {

  /** What is below, of the parts that were measured. */
  def faults(parts: Seq[Part]): Seq[String] = {
    val measured = least.filter { case (name, _, _) => parts.exists(part => name.startsWith(part.name + " ")) }
    if (measured.isEmpty) throw new Arguments.Wrong(s"there is no floor for ${parts.map(_.name).mkString(", ")}")
    val figures =
      for (d <- parts.flatMap(_.distributions); (figure, value) <- d.figures) yield (d.name, figure) -> value
    measured.flatMap { case (name, figure, floor) =>
      figures.toMap.get((name, figure)) match {
        case None => Some(s"$name, $figure: not measured")
        case Some(value) if value < floor => Some(f"$name, $figure: $value%.2f is below $floor%.2f")
        case _ => None
      }
    }
  }
}

object Floors {
  def read(text: String): Floors = Floors(
    text.linesIterator.filterNot(line => line.startsWith("#") || line.trim.isEmpty).toSeq.map { line =>
      val words = line.trim.split(" +").toSeq
      val (figure, value) = (words(words.length - 2), words.last.toDoubleOption)
      if (words.length < 4 || !Distribution.names.contains(figure) || value.isEmpty)
        throw new Arguments.Wrong(s"not a floor: $line")
      (words.dropRight(2).mkString(" "), figure, value.get)
    }
  )
}
