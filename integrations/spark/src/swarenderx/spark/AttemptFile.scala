package swarenderx.spark

import java.io.{BufferedOutputStream, OutputStream}
import java.nio.file.{Files, Path, Paths, StandardCopyOption}
import java.util.zip.{CRC32, CheckedOutputStream}

/** A file of a task attempt, which has a name of its own until it is `publish`ed. `close` removes
  * it under either name, unless it is kept.
  */
private final class AttemptFile(directory: String, name: String, attempt: Long) extends AutoCloseable {
  private var path: Path = Paths.get(directory, s".$name.attempt-$attempt")
  private var isKept = false
  private val crc = new CRC32
  val out: OutputStream =
    new CheckedOutputStream(new BufferedOutputStream(Files.newOutputStream(path), AttemptFile.Buffer), crc)

  /** Writes the rest. Returns how many bytes the file has, and their CRC-32. */
  def finish(): (Long, Long) = {
    out.close()
    (Files.size(path), crc.getValue)
  }

  /** Gives the file its last name, in one step. */
  def publish(): Unit = path = Files.move(path, Paths.get(directory, name), StandardCopyOption.ATOMIC_MOVE)

  def keep(): Unit = isKept = true

  def close(): Unit =
    if (!isKept)
      try out.close()
      finally {
        val _ = Files.deleteIfExists(path)
      }
}

private object AttemptFile {
  private final val Buffer = 64 * 1024
}
