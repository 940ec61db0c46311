package benchmarks.generated

import benchmarks.Distribution

object Distributions {

  /** Of each way of the rows of a part, over each library and, where there are several, over the
    * fastest one of each row.
    */
  def of(part: String, rows: Seq[Row]): Seq[Distribution] = for {
    way <- rows.map(_.way).distinct
    same = rows.filter(_.way == way)
    libraries = same.head.ratios.map(_._1)
    (name, ratio) <-
      if (libraries.length == 1) Seq(s"$part $way" -> ((row: Row) => row.ratio))
      else
        (s"$part $way best" -> ((row: Row) => row.ratio)) +:
          libraries.map(library => s"$part $way $library" -> ((row: Row) => row.ratios.toMap.apply(library)))
  } yield Distribution(name, same.map(ratio))
}
