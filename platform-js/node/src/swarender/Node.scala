package swarender

import scala.scalajs.js
import scala.scalajs.js.annotation.JSImport

/** The parts of Node that tests and benchmarks use. */
object Node {
  @js.native
  @JSImport("fs", JSImport.Namespace)
  object FileSystem extends js.Object {
    def readFileSync(path: String, encoding: String): String = js.native
  }

  @js.native
  @JSImport("process", JSImport.Namespace)
  object Process extends js.Object {
    val argv: js.Array[String] = js.native
    val execPath: String = js.native
    val env: js.Dynamic = js.native
    def exit(code: Int): Unit = js.native
  }

  @js.native
  @JSImport("child_process", JSImport.Namespace)
  object Processes extends js.Object {
    def execFileSync(program: String, args: js.Array[String], options: js.Any): js.Any = js.native
  }
}
