package service

import swarender.{Format, Json, Toml, TomlStyle, Yaml}

/** Chooses the format of an answer by the header `Accept`. */
object Accept {

  /** A price is a float in TOML, also a price of 2. */
  val offered: Seq[Format[?]] =
    Seq(Json, Yaml, Toml(TomlStyle.standard.withIntegralDoubles(asIntegers = false)))

  /** The best of the formats that the client accepts; JSON where it does not say. */
  def choose(header: Option[String]): Option[Format[?]] = {
    val ranges = header.getOrElse("*/*").split(',').toSeq.map(Range.of)
    offered.map(format => (format, quality(format, ranges))).filter(_._2 > 0).maxByOption(_._2).map(_._1)
  }

  /** What the most specific range that matches says. */
  private def quality(format: Format[?], ranges: Seq[Range]): Double =
    ranges.filter(_.matches(format.mediaType)).maxByOption(_.pattern.count(_ != '*')).fold(0.0)(_.quality)

  private final case class Range(pattern: String, quality: Double) {
    def matches(mediaType: String): Boolean = pattern match {
      case "*/*" => true
      case s"$group/*" => mediaType.startsWith(group + "/")
      case _ => pattern == mediaType
    }
  }

  private object Range {
    def of(text: String): Range = {
      val parts = text.split(';').map(_.trim.toLowerCase)
      val quality = parts.tail.collectFirst { case s"q=$q" => q.toDoubleOption.getOrElse(0.0) }
      Range(parts.head, quality.getOrElse(1.0))
    }
  }
}
