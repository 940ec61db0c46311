package benchmarks.generated

import scala.util.Try

/** The program that measures models, in one process: `Compare SEED VALUES WARM SLOT ROUNDS USE WAYS
  * MODEL...`.
  *
  * It makes the models `MODEL...`, checks that both libraries write documents that read back equal,
  * then writes each model in every format in turn for `USE` milliseconds. Then it measures the ways
  * `WAYS` (with commas between) of each model, as [[Rounds]] says. With 0 rounds it only checks. A
  * line that begins with `fault` says what is wrong.
  */
object Compare {
  def main(args: Array[String]): Unit = {
    val Array(seed, count, warm, slot, rounds, use) = args.take(6).map(_.toInt)
    val ways = args(6).split(',').toSeq
    val models = args.toSeq.drop(7).zipWithIndex.map { case (name, index) => Model(index, name, seed, count) }
    val faults = for (model <- models; way <- ways; fault <- Agreement.fault(model, way)) yield fault
    faults.foreach(fault => println(s"fault\t$fault"))
    if (faults.isEmpty && rounds > 0) {
      Rounds.use(models.flatMap(model => usable(model.own) ++ model.peer.all), use)
      val measured = new Rounds(warm, slot, rounds)
      for (model <- models; way <- ways)
        measured.print(model.name, way, Seq("swarender" -> model.own(way), "jsoniter" -> model.peer(way)))
    }
  }

  /** All of ours, without TOML of what it cannot say: large integers, nulls in arrays. */
  def usable(own: Ways): List[Way] = own.all.filter { way =>
    val failure = Try(way.call()).failed.toOption
    failure.foreach(e => if (!way.name.endsWith("toml") || !e.getMessage.contains("TOML")) throw e)
    failure.isEmpty
  }
}
