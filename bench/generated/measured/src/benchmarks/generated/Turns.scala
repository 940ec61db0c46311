package benchmarks.generated

import java.security.MessageDigest

/** The program that measures models in turns with another revision of the library: `Turns SEED
  * VALUES USE MODEL...`. It has first written all models in all formats for `USE` milliseconds.
  * Then it says `ready`, and answers each line of standard input, which is one turn, until the
  * input ends. `MODEL` is a number:
  * {{{
  * digest MODEL WAY               a digest of what is written; `none` if the format cannot say it
  * warm MODEL WAY MILLIS SLOT     writes for so long; answers how many calls a slot of so many milliseconds has
  * run MODEL WAY CALLS            writes so often; answers the nanoseconds of all calls
  * }}}
  */
object Turns {
  def main(args: Array[String]): Unit = {
    val Array(seed, count, use) = args.take(3).map(_.toInt)
    val models = args.toSeq.drop(3).indices.map { index =>
      val own = Model.ways("Own", index, Model.data(index, seed, count))
      Compare.usable(own).map(way => way.name -> way).toMap
    }
    Rounds.use(models.flatMap(_.values), use)
    println("ready")
    Iterator.continually(scala.io.StdIn.readLine()).takeWhile(_ ne null).map(_.split(' ')).foreach {
      case Array("digest", model, way) => println(models(model.toInt).get(way).fold("none")(digest))
      case Array("warm", model, way, millis, slot) =>
        val calls = Slots.warm(models(model.toInt)(way).call, millis.toLong * 1000000, slot.toLong * 1000000)
        System.gc()
        println(calls)
      case Array("run", model, way, calls) => println(Slots.time(models(model.toInt)(way).call, calls.toInt))
      case other => throw new IllegalArgumentException(other.mkString(" "))
    }
  }

  private def digest(way: Way): String = {
    val text = Agreement.text(way.call())
    s"${text.length} ${MessageDigest.getInstance("SHA-256").digest(text.getBytes("UTF-8")).map("%02x".format(_)).mkString}"
  }
}
