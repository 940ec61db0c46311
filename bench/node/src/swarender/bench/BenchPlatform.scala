package swarender.bench

import scala.scalajs.js
import scala.scalajs.js.annotation.JSImport

/** What the cases ask of the platform. */
object BenchPlatform {

  /** The folder of the documents that are not generated. */
  def documents: String = Process.env.SWARENDER_DOCUMENTS.asInstanceOf[String]

  /** The UTF-8 text of the file at `path`. */
  def readFile(path: String): String = FileSystem.readFileSync(path, "utf8")

  /** What the command line says behind the program's name. */
  def arguments: Seq[String] = Process.argv.toSeq.drop(2)

  @js.native
  @JSImport("fs", JSImport.Namespace)
  private object FileSystem extends js.Object {
    def readFileSync(path: String, encoding: String): String = js.native
  }

  @js.native
  @JSImport("process", JSImport.Namespace)
  private object Process extends js.Object {
    val argv: js.Array[String] = js.native
    val env: js.Dynamic = js.native
  }
}
