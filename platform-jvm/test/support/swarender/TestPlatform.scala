package swarender

import java.nio.charset.StandardCharsets.UTF_8
import java.nio.file.{Files, Paths}

/** What a test asks of the platform it runs on. */
object TestPlatform {

  /** The UTF-8 text of the file at `path`, relative to the repository's root. */
  def readFile(path: String): String =
    new String(Files.readAllBytes(Paths.get(System.getenv("SWARENDER_ROOT"), path)), UTF_8)

  /** The arguments the program was started with; `main` are those its `main` got. */
  def arguments(main: Array[String]): Array[String] = main

  /** Whether all cases are tried here too, and more on the fastest platform. */
  val isExhaustive: Boolean = System.getenv("SWARENDER_EXHAUSTIVE") == "1"

  /** The build has Scala 2.12 and 3 try a part of the cases. */
  private val share = if (isExhaustive) 1 else Option(System.getenv("SWARENDER_SHARE")).fold(1)(_.toInt)

  /** Whether this version tries all cases. */
  val triesAll: Boolean = share == 1

  /** How many random cases to try where the fastest platform tries `n`. */
  def scaled(n: Int): Int = n / share

  /** Whether a program goes on after the end of its stack, with an error to catch. */
  val raisesStackOverflow: Boolean = true

  /** Ends the process with `code`. */
  def exit(code: Int): Nothing = sys.exit(code)
}
