package millbuild

import java.time.LocalDateTime
import java.util.zip.{Deflater, ZipEntry, ZipFile, ZipOutputStream}

import scala.jdk.CollectionConverters.*

import mill.api.PathRef

/** A jar whose bytes depend on what is in it only: Mill's has the time at which it was made. */
object ReproducibleJar {
  private val Manifest = "META-INF/MANIFEST.MF"
  private val Time = LocalDateTime.of(2010, 1, 1, 0, 0)

  /** Writes the files of the jar `from` to `to`, the manifest first, the others by name. */
  def apply(from: os.Path, to: os.Path): PathRef = {
    val jar = new ZipFile(from.toIO)
    val out = new ZipOutputStream(os.write.outputStream(to))
    out.setLevel(Deflater.BEST_COMPRESSION)
    try
      for (file <- jar.entries.asScala.toSeq.filterNot(_.isDirectory).sortBy(e => (e.getName != Manifest, e.getName))) {
        val entry = new ZipEntry(file.getName)
        entry.setTimeLocal(Time)
        out.putNextEntry(entry)
        jar.getInputStream(file).transferTo(out)
        out.closeEntry()
      }
    finally {
      out.close()
      jar.close()
    }
    PathRef(to)
  }
}
