package swarender

import java.io.{BufferedInputStream, IOException, OutputStream}
import java.nio.file.{FileSystemException, Files, InvalidPathException, Path}

import scala.collection.mutable

import swarender.chars.QuotedText
import swarender.output.PlatformFiles

/** Files of one folder that change together: what `jsonnet -m` writes. Documents go to temporary
  * files; when all are complete, these take their places. Until then no file of the folder changes.
  * A file that would get the bytes it has stays untouched, so that build tools see no change.
  *
  * Each move is atomic, and they follow one another: after a crash between two of them some files
  * are new and the others old, and each is whole. For one thread.
  *
  * A symbolic link in the folder, to a file or to a folder, is followed if it leads to a place in
  * the folder; one that leads out of it or nowhere throws `IOException`. The folder may be a link.
  */
final class FileSet private (folder: Path) {
  private[this] val entries = mutable.LinkedHashMap.empty[Path, FileSet.Entry]

  /** The folders of the files, below `folder`; and the folders that were made. */
  private[this] val folders = mutable.HashSet.empty[Path]
  private[this] val made = mutable.ArrayBuffer.empty[Path]
  private[this] var isOpen = true

  /** The file `name`, a relative path whose folders are made, as a target of one document:
    * `Json.writeTo(value, files("a/b.json"))`. A name that [[FileSet.resolve]] refuses, or that was
    * given before, also as a folder, throws `IllegalArgumentException`; a place that something else
    * than a file has throws `IOException`.
    */
  def apply(name: String): FileSet.Entry = {
    if (!isOpen) throw new IllegalStateException("the files are written")
    val path = FileSet.resolve(folder, name)
    val parents = Iterator.iterate(path.getParent)(_.getParent).takeWhile(p => p != null && p != folder).toSeq
    if (entries.contains(path) || folders(path) || parents.exists(entries.contains(_)))
      throw new IllegalArgumentException(s"${QuotedText(name)} is named twice, or a file and a folder")
    (path +: parents).find(isThere(_)).foreach(requireInside(_))
    val target = if (Files.isSymbolicLink(path)) path.toRealPath() else path
    if (Files.exists(target) && !Files.isRegularFile(target)) refuse(path, "Not a file")
    folders ++= parents
    makeFolders(path.getParent)
    PlatformFiles.requireName(target)
    val unique = java.lang.Long.toString(System.nanoTime & Long.MaxValue, 36)
    val entry = new FileSet.Entry(target, target.resolveSibling(s".swarender-$unique-${entries.size}.tmp"))
    entries(path) = entry
    entry
  }

  private def refuse(path: Path, reason: String): Nothing =
    throw new FileSystemException(path.toString, null, reason)

  private def isThere(path: Path): Boolean = Files.exists(path) || Files.isSymbolicLink(path)

  private def requireInside(path: Path): Unit = {
    if (!Files.exists(path)) refuse(path, "Leads nowhere")
    if (!path.toRealPath().startsWith(folder.toRealPath())) refuse(path, s"Leads out of $folder")
  }

  private def makeFolders(path: Path): Unit = if (path != null && !Files.isDirectory(path)) {
    if (Files.exists(path)) refuse(path, "Not a directory")
    if (isThere(path)) refuse(path, "Leads nowhere")
    makeFolders(path.getParent)
    PlatformFiles.createDirectory(path)
    made += path
  }

  private def commit(): Seq[Path] = {
    isOpen = false
    for ((path, entry) <- entries) entry.requireComplete(path)
    makeFolders(folder)
    entries.values.foreach(_.move())
    entries.keys.toSeq
  }

  private def drop(): Unit = {
    isOpen = false
    // What cannot be removed is left: others have written to a folder.
    for (path <- entries.values.map(_.temporary) ++ made.reverse)
      try Files.deleteIfExists(path): Unit
      catch { case _: IOException => () }
  }
}

object FileSet {

  /** Calls `write`, then puts the files that it has written in their places, and returns these in
    * the order in which they were named. `folder` is made, also for no files. If `write` throws, or
    * a write to a file has failed, no file changes.
    *
    * {{{
    * FileSet.write(Paths.get("manifests")) { files =>
    *   Yaml.writeTo(service, files("service.yaml"))
    *   for (d <- deployments) Yaml.writeTo(d, files("deployments/" + d.name + ".yaml"))
    * }
    * }}}
    */
  def write(folder: Path)(write: FileSet => Unit): Seq[Path] = {
    val files = new FileSet(PlatformFiles.checked(folder))
    var isDone = false
    try {
      write(files)
      val written = files.commit()
      isDone = true
      written
    } finally if (!isDone) files.drop()
  }

  /** The place of the file `name` in `folder`. A name that is empty, absolute, leads out of the
    * folder or to a folder, or that the system cannot have throws `IllegalArgumentException`.
    */
  def resolve(folder: Path, name: String): Path = {
    def refuse(why: String) = throw new IllegalArgumentException(s"${QuotedText(name)} $why")
    if (name.isEmpty) refuse("is not a valid file name")
    if (name.indexOf('\u0000') >= 0) refuse("has a NUL")
    val path =
      try PlatformFiles.checked(folder.getFileSystem.getPath(name))
      catch { case e: InvalidPathException => refuse(s"is not a valid file name: ${e.getReason}") }
    if (path.isAbsolute) refuse("is absolute")
    val segments = name.split("/", -1)
    if (segments.exists(s => s.isEmpty || s == "." || s == ".."))
      refuse("has an empty segment, or one that is . or ..")
    folder.resolve(path)
  }

  /** A file to come, which takes one document. */
  final class Entry private[swarender] (target: Path, private[swarender] val temporary: Path) {
    private[this] var isComplete = false
    private[this] var failure: IOException = null

    /** Throws what a write to the file at `path` has thrown, also if the caller went on. */
    private[swarender] def requireComplete(path: Path): Unit = {
      if (failure ne null) throw new IOException(s"$path: ${failure.getMessage}", failure)
      if (!isComplete) throw new IllegalStateException(s"nothing was written to $path")
    }

    /** What is written here until `close` is the file: for several documents, or other text. */
    def open(): OutputStream = new OutputStream {
      private[this] val out = create()
      override def write(b: Int): Unit = attempt(out.write(b))
      override def write(bytes: Array[Byte], from: Int, n: Int): Unit = attempt(out.write(bytes, from, n))
      override def flush(): Unit = attempt(out.flush())
      override def close(): Unit = {
        attempt(out.close())
        isComplete = true
      }
    }

    private def attempt(write: => Unit): Unit =
      try write
      catch {
        case e: IOException =>
          failure = e
          throw e
      }

    private def create(): OutputStream = {
      if (isComplete) throw new IllegalStateException(s"$target is written already")
      PlatformFiles.createNew(temporary)
    }

    private[swarender] def write(document: Document): Unit = {
      val stream = create()
      try document.writeTo(stream)
      finally stream.close()
      isComplete = true
    }

    /** With the rights of the file it takes the place of, or those of any new file. */
    private[swarender] def move(): Unit =
      if (isSame) Files.delete(temporary)
      else {
        if (Files.exists(target)) giveRights()
        PlatformFiles.replace(temporary, target)
      }

    private def giveRights(): Unit =
      try Files.setPosixFilePermissions(temporary, Files.getPosixFilePermissions(target)): Unit
      catch { case _: UnsupportedOperationException => () }

    private def isSame: Boolean =
      Files.isRegularFile(target) && Files.size(target) == Files.size(temporary) && {
        val (a, b) = (reading(target), reading(temporary))
        try Iterator.continually(a.read()).takeWhile(_ >= 0).forall(_ == b.read())
        finally {
          a.close()
          b.close()
        }
      }

    private def reading(path: Path) = new BufferedInputStream(Files.newInputStream(path), 1 << 16)
  }
}
