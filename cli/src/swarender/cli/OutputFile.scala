package swarender.cli

import java.io.{IOException, OutputStream}
import java.nio.file.{Files, NoSuchFileException, Path, Paths}
import java.nio.file.StandardCopyOption.{ATOMIC_MOVE, REPLACE_EXISTING}

/** A file that gets its content as a whole: `stream` writes to another file in its folder, `keep` moves that into
  * its place, `drop` removes it. What is no regular file (a device, a pipe) is written to directly.
  */
final class OutputFile(name: String) {
  private[this] val path: Path = {
    val asNamed = Paths.get(name)
    if (Files.exists(asNamed)) asNamed.toRealPath() else asNamed.toAbsolutePath
  }
  private[this] val isDirect = Files.exists(path) && !Files.isRegularFile(path)
  private[this] val written: Path =
    if (isDirect) path else path.resolveSibling(s".${path.getFileName}.${OutputFile.unique()}.tmp")

  if (Files.isDirectory(path)) throw new IOException("Is a directory")
  if (!isDirect && !Files.isDirectory(path.getParent)) throw new NoSuchFileException(path.getParent.toString)

  val stream: OutputStream = Process.create(written)

  private[this] val atExit = if (isDirect) None else Some(Process.removeAtExit(written))

  def keep(): Unit = {
    stream.close()
    if (!isDirect) {
      if (Files.exists(path)) copyPermissions()
      Files.move(written, path, ATOMIC_MOVE, REPLACE_EXISTING): Unit
      atExit.foreach(_.close())
    }
  }

  /** The file keeps its permissions, where the file system has such. */
  private def copyPermissions(): Unit =
    try Files.setPosixFilePermissions(written, Files.getPosixFilePermissions(path)): Unit
    catch { case _: UnsupportedOperationException => () }

  def drop(): Unit = {
    try stream.close()
    catch { case _: IOException => () }
    if (!isDirect) {
      Files.deleteIfExists(written): Unit
      atExit.foreach(_.close())
    }
  }
}

private object OutputFile {
  def unique(): String = java.lang.Long.toString(System.nanoTime & Long.MaxValue, 36)
}
