package benchmarks.report

import java.nio.charset.StandardCharsets.UTF_8
import java.nio.file.{Files, Path, Paths}
import java.time.LocalDate

import benchmarks.{Libraries, Machine}

/** Where and when results were measured, and with what: what `benchmarks.report.Run` prints.
  *
  * @param versions
  *   of the libraries that are compared with, by the names of their ways: in Scala 2.13, and in the
  *   generated models, which are Scala 3.
  */
final case class Run(machine: String, date: String, versions: Map[String, String], ofGenerated: Map[String, String])

object Run {
  val Unknown: Run = Run("", "", Map.empty, Map.empty)

  /** The text of the class path that the generated models are measured with is the argument. */
  def main(args: Array[String]): Unit = {
    def libraries(classPath: String) =
      ujson.Obj.from(Libraries.versions(classPath).map { case (k, v) => k -> ujson.Str(v) })
    val run = ujson.Obj(
      "machine" -> Machine.description,
      "date" -> LocalDate.now.toString,
      "versions" -> libraries(System.getProperty("java.class.path")),
      "generated" -> libraries(args(0))
    )
    val _ = Files.write(Paths.get(args(1)), ujson.write(run, indent = 2).concat("\n").getBytes(UTF_8))
  }

  def read(file: Path): Run = {
    val run = ujson.read(new String(Files.readAllBytes(file), UTF_8))
    def versions(name: String) = run(name).obj.map { case (way, version) => way -> version.str }.toMap
    Run(run("machine").str, run("date").str, versions("versions"), versions("generated"))
  }
}
