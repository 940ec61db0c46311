package swarenderx.spark

import java.io.{BufferedOutputStream, OutputStream}
import java.nio.file.{Files, Paths, StandardCopyOption}
import java.util.zip.{CRC32, CheckedOutputStream}

/** A file of a task attempt: it gets its name when it is finished, in one step, and is removed if
  * it is not.
  */
private final class AttemptFile(directory: String, name: String, attempt: Long) {
  private val path = Paths.get(directory, s".$name.attempt-$attempt")
  private val crc = new CRC32
  val out: OutputStream =
    new CheckedOutputStream(new BufferedOutputStream(Files.newOutputStream(path), AttemptFile.Buffer), crc)

  /** How many bytes it has, and their CRC-32. */
  def finish(): (Long, Long) = {
    out.close()
    val bytes = Files.size(path)
    Files.move(path, Paths.get(directory, name), StandardCopyOption.ATOMIC_MOVE)
    (bytes, crc.getValue)
  }

  /** Removes the file unless it is finished. */
  def abandon(): Unit =
    try out.close()
    finally {
      val _ = Files.deleteIfExists(path)
    }
}

private object AttemptFile {
  private final val Buffer = 64 * 1024
}
