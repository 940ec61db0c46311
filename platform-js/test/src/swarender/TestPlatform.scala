package swarender

import Node.{FileSystem, Process}

/** What a test asks of the platform it runs on. */
object TestPlatform {

  /** The UTF-8 text of the file at `path`, relative to the repository's root. */
  def readFile(path: String): String =
    FileSystem.readFileSync(s"${Process.env.SWARENDER_ROOT}/$path", "utf8")

  /** The arguments the program was started with; `main` are those its `main` got. */
  def arguments(main: Array[String]): Array[String] = main ++ Process.argv.drop(2)

  /** Whether all cases are tried here too, and more on the fastest platform. */
  val isExhaustive: Boolean = Process.env.SWARENDER_EXHAUSTIVE.asInstanceOf[Any] == "1"

  /** How many random cases to try where the fastest platform tries `n`. */
  def scaled(n: Int): Int = if (isExhaustive) n else n / 20

  /** Whether a program goes on after the end of its stack, with an error to catch. */
  val raisesStackOverflow: Boolean = true

  /** Ends the process with `code`. */
  def exit(code: Int): Nothing = {
    Process.exit(code)
    throw new AssertionError("exited")
  }
}
