package benchmarks

import scala.scalajs.js

import swarender.Node.{FileSystem, Process, Processes}

/** What the cases ask of the platform. */
object BenchPlatform {

  /** The folder of the documents that are not generated. */
  def documents: String = Process.env.SWARENDER_DOCUMENTS.asInstanceOf[String]

  /** The UTF-8 text of the file at `path`. */
  def readFile(path: String): String = FileSystem.readFileSync(path, "utf8")

  /** The arguments after the program's name on the command line. */
  def arguments: Seq[String] = Process.argv.toSeq.drop(2)

  /** Runs this program with other arguments. */
  def again(args: String*): Unit = {
    val command = js.Array(Process.argv(1) +: args*)
    val _ = Processes.execFileSync(Process.execPath, command, js.Dynamic.literal(stdio = "inherit"))
  }
}
