package benchmarks.generated

/** What one way of one model takes.
  *
  * @param size
  *   of the document, in bytes or chars.
  * @param own
  *   nanoseconds of a call; `peer` is what the other library takes.
  * @param ratio
  *   how many times as fast as the other one we are: the median of the ratios of neighbouring
  *   slots.
  */
final case class Row(model: String, way: String, size: Int, own: Double, peer: Double, ratios: Seq[Double]) {
  val ratio: Double = benchmarks.Statistics.median(ratios)

  def json(seed: Long, java: String, gc: String): String =
    s"""{"seed": $seed, "runtime": "$java", "gc": "$gc", "model": "$model", "way": "$way", "size": $size, """ +
      f""""own": $own%.1f, "peer": $peer%.1f, "ratio": $ratio%.4f}"""
}

object Row {

  /** From a line of `Compare`. */
  def read(line: String): Row = {
    val Array(_, model, way, size, own, peer, ratios*) = line.split('\t'): @unchecked
    Row(model, way, size.toInt, own.toDouble, peer.toDouble, ratios.map(_.toDouble))
  }

  /** The lines of a table: a row for each model, then the distribution of each way. */
  def table(part: String, ways: Seq[String], rows: Seq[Row]): Seq[String] = {
    val of = rows.map(row => (row.model, row.way) -> row).toMap
    val models = rows.map(_.model).distinct
    val head = f"$part%-22s" + ways.map(way => f"${s"$way: size, ns"}%28s ratio").mkString
    val body = models.map { model =>
      f"$model%-22s" + ways.map { way =>
        val row = of((model, way))
        f"${row.size}%17d ${row.own}%10.0f ${row.ratio}%5.2f"
      }.mkString
    }
    head +: (body ++ distributions(part, ways, rows))
  }

  def distributions(part: String, ways: Seq[String], rows: Seq[Row]): Seq[String] = {
    val head = f"$part%-22s" + Distribution.names.map(name => f"$name%10s").mkString + "   below 1"
    head +: ways.map { way =>
      val d = Distribution(rows.filter(_.way == way).map(_.ratio))
      f"$way%-22s" + d.figures.map { case (_, v) => f"$v%10.2f" }.mkString + s"   ${d.below(1)} of ${d.ratios.size}"
    }
  }
}
