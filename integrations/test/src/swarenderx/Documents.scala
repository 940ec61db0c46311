package swarenderx

import java.io.ByteArrayOutputStream

import swarender.Format

/** What the tests of streams compare with. */
object Documents {

  /** Of many pages. */
  val values: Vector[String] = Vector.tabulate(20000)(_.toString)

  /** What `writeAll` writes. */
  def all(format: Format[?], values: Iterator[String]): String = {
    val out = new ByteArrayOutputStream
    format.writeAll(values, out)
    out.toString("UTF-8")
  }
}
