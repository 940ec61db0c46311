package benchmarks

import java.nio.charset.StandardCharsets.UTF_8
import java.nio.file.{Files, Paths}

/** What the cases ask of the platform. */
object BenchPlatform {

  /** The folder of the documents that are not generated. */
  def documents: String = System.getenv("SWARENDER_DOCUMENTS")

  /** The UTF-8 text of the file at `path`. */
  def readFile(path: String): String = new String(Files.readAllBytes(Paths.get(path)), UTF_8)
}
