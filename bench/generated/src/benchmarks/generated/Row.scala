package benchmarks.generated

import benchmarks.Statistics

/** What one way of one model, or one document, takes.
  *
  * @param size
  *   of what is written, in bytes or chars.
  * @param times
  *   nanoseconds of a call in each round, of each library: the first one is compared with the
  *   others. Of the part `fresh`, what the way says.
  */
final case class Row(model: String, way: String, size: Int, times: Seq[(String, Seq[Double])]) {
  val own: Double = Statistics.median(times.head._2)

  /** How many times as fast as each of the others the first one is: the median of the ratios of
    * neighbouring slots.
    */
  val ratios: Seq[(String, Double)] = times.tail.map { case (library, others) =>
    library -> Statistics.median(others.zip(times.head._2).map { case (other, own) => other / own })
  }

  /** The same over the fastest of them. */
  val ratio: Double = ratios.map(_._2).min

  def json(run: Seq[(String, String)]): String = {
    val texts = run ++ Seq("model" -> model, "way" -> way)
    val members = texts.map { case (key, text) => s""""$key": "$text"""" } ++
      Seq(s""""size": $size""", f""""ns": $own%.1f""", f""""ratio": $ratio%.4f""") ++
      ratios.map { case (library, ratio) => f""""over $library": $ratio%.4f""" }
    members.mkString("{", ", ", "}")
  }
}

object Row {

  /** From a line of a program that measures. */
  def read(line: String): Row = {
    val words = line.split('\t').toSeq
    val times = words.drop(4).map { library =>
      val parts = library.split(' ').toSeq
      parts.head -> parts.tail.map(_.toDouble)
    }
    Row(words(1), words(2), words(3).toInt, times)
  }

  /** Of several processes: the rounds of all of them. */
  def joined(rows: Seq[Row]): Seq[Row] = {
    val of = rows.groupBy(row => (row.model, row.way))
    rows.map(row => (row.model, row.way)).distinct.map(of).map { same =>
      same.head.copy(times = same.head.times.map(_._1).map { library =>
        library -> same.flatMap(_.times.filter(_._1 == library).flatMap(_._2))
      })
    }
  }

  /** The lines of a table: a row for each model, and the size, the nanoseconds and the ratios of
    * each way.
    */
  def table(title: String, rows: Seq[Row]): Seq[String] = {
    val libraries = rows.head.ratios.map(_._1)
    def cell(text: Seq[String]) = text
      .zip(9 +: 10 +: libraries.map(name => math.max(7, name.length + 2)))
      .map { case (word, width) =>
        word.reverse.padTo(width, ' ').reverse
      }
      .mkString
    val ways = rows.map(_.way).distinct
    val head = cell(Seq("size", "ns") ++ (if (libraries.length == 1) Seq("ratio") else libraries)) * ways.length
    val of = rows.map(row => (row.model, row.way) -> row).toMap
    val body = rows.map(_.model).distinct.map { model =>
      f"$model%-18s" + ways
        .map(way =>
          of.get((model, way)).fold(cell(Seq("", "") ++ libraries.map(_ => ""))) { row =>
            cell(Seq(row.size.toString, f"${row.own}%.0f") ++ row.ratios.map { case (_, ratio) => f"$ratio%.2f" })
          }
        )
        .mkString
    }
    val width = cell(Seq("", "") ++ libraries.map(_ => "")).length
    Seq(f"$title%-18s" + ways.map(way => way.reverse.padTo(width, ' ').reverse).mkString, f"${""}%-18s" + head) ++ body
  }
}
