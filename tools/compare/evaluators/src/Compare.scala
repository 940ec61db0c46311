package evaluators

import java.nio.charset.StandardCharsets.UTF_8
import java.nio.file.{Files, Path, Paths}

import swarender.Doubles
import swarender.jsonnet.{Jsonnet, JsonnetCall}

/** Compares the styles of an evaluator with what it prints. Arguments: the name of the evaluator,
  * and files of cases, named by their profile. Prints what differs, and last the numbers of cases
  * that are equal, that the evaluator refuses, and that differ.
  */
object Compare {
  def main(arguments: Array[String]): Unit = {
    val evaluator = Jsonnet.all.find(_.name == arguments.head).get
    var equal, refused, excepted, different = 0
    for (file <- arguments.tail.map(Paths.get(_))) {
      val profile = file.getFileName.toString.stripSuffix(".json")
      var wrong = 0
      for (c <- cases(file)) {
        if (c("got").isNull) refused += 1
        else {
          val document = Doubles.read(c("input").str)
          val mine = JsonnetCall(evaluator, profile, document, c("args"))
          if (mine == c("got").str) equal += 1
          else if (Excepted(evaluator, profile, document)) excepted += 1
          else {
            different += 1
            wrong += 1
            if (wrong <= 5) show(s"${evaluator.name} $profile ${c("name").str} ${c("args")}", mine, c("got").str)
          }
        }
      }
      if (wrong > 0) println(s"${evaluator.name} $profile: $wrong differ")
    }
    println(s"${evaluator.name}: $equal equal, $refused refused, $excepted excepted, $different different")
    if (different > 0 || equal == 0) sys.exit(1)
  }

  private[evaluators] def cases(file: Path) = ujson.read(new String(Files.readAllBytes(file), UTF_8)).arr

  private def show(name: String, mine: String, its: String): Unit = {
    val at = mine.zip(its).takeWhile { case (a, b) => a == b }.length
    def around(s: String) = ujson.write(s.slice(at - 40, at + 60))
    println(s"$name, at char $at: expected ${around(its)}, got ${around(mine)}")
  }
}
