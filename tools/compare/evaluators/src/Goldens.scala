package evaluators

import java.nio.charset.StandardCharsets.UTF_8
import java.nio.file.{Files, Paths}

import swarender.Doubles
import swarender.jsonnet.{Jsonnet, JsonnetCall}

/** Writes the golden file of the evaluators: cases that they print otherwise than go-jsonnet.
  * Arguments: the folder with what they print, as `check` keeps it, and the file to write.
  */
object Goldens {

  /** How many cases of a profile are taken. */
  private val Cases = 30
  private val LongestInput = 500

  def main(arguments: Array[String]): Unit = {
    val lines = for {
      evaluator <- Jsonnet.all if (evaluator ne Jsonnet.go) && (evaluator ne Jsonnet.sjsonnetHead)
      files = Files.list(Paths.get(arguments(0), evaluator.name)).toArray.map(_.toString).sorted
      file <- files
      profile = Paths.get(file).getFileName.toString.stripSuffix(".json")
      c <- chosen(Compare.cases(Paths.get(file)).toSeq.filter(differs(evaluator, profile, _)))
    } yield ujson.write(
      ujson.Obj(
        "evaluator" -> evaluator.name,
        "profile" -> profile,
        "name" -> c("name"),
        "input" -> c("input"),
        "args" -> c("args"),
        "expected" -> c("got")
      ),
      escapeUnicode = true
    )
    val head = """{"tool": "jsonnet (C++) 0.22.0, sjsonnet 0.4.9, jrsonnet 0.5.0-pre98", """ +
      """"command": "tools/compare/evaluators/golden", "cases": ["""
    Files.write(Paths.get(arguments(1)), lines.mkString(head + "\n", ",\n", "\n]}\n").getBytes(UTF_8))
    println(s"${lines.size} cases")
  }

  private def differs(evaluator: Jsonnet, profile: String, c: ujson.Value): Boolean =
    !c("got").isNull && c("input").str.length <= LongestInput && {
      val document = Doubles.read(c("input").str)
      !Excepted(evaluator, profile, document) &&
      JsonnetCall(Jsonnet.go, profile, document, c("args")) != c("got").str
    }

  private def chosen(all: Seq[ujson.Value]): Seq[ujson.Value] =
    all.zipWithIndex.collect { case (c, i) if i % Math.max(1, all.size / Cases) == 0 => c }.take(Cases)
}
