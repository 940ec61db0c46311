package spark

import java.nio.file.{Files, Path}

/** Renders generated rows in every way of the example and compares counts, checksums and contents
  * with what other code says they are: `Check [ROWS]`. Exits 1 if one differs.
  */
object Check {
  final val Partitions = 16

  def main(args: Array[String]): Unit = {
    val rows = args.headOption.fold(1000000L)(_.toLong)
    val spark = Session.local()
    val directory = Files.createTempDirectory("swarender-spark")
    try {
      val check = new Check
      new DocumentsCheck(check, spark, rows).run()
      new FilesCheck(check, spark, rows, directory).run()
      new FunctionsCheck(check, spark, rows).run()
      SerializedSizes.print()
      new Timings(check, spark, Math.min(rows, 200000L)).run()
      check.finish()
    } finally {
      spark.stop()
      remove(directory)
    }
  }

  private def remove(directory: Path): Unit = {
    val files = Files.walk(directory)
    try files.sorted(java.util.Comparator.reverseOrder[Path]()).forEach(Files.delete(_))
    finally files.close()
  }

  /** How many of the ids in `[0, rows)` are bad in the way of `remainder`. */
  def bad(rows: Long, remainder: Long): Long =
    (rows - remainder + Events.BadEvery - 1) / Events.BadEvery
}

/** Counts what is equal and what is not. */
final class Check {
  private var wrong = 0
  private var right = 0
  private var last = System.nanoTime

  def equal(what: String, got: Any, expected: Any): Unit = {
    val seconds = (System.nanoTime - last) / 1e9
    last = System.nanoTime
    if (got == expected) {
      right += 1
      println(f"$what: $got ($seconds%.1f s)")
    } else {
      wrong += 1
      println(f"$what: $got, expected $expected ($seconds%.1f s)")
    }
  }

  def finish(): Unit = {
    println(s"$right equal, $wrong different")
    if (wrong > 0 || right == 0) sys.exit(1)
  }
}
