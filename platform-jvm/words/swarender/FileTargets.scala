package swarender

import java.nio.file.Path

import swarender.output.PlatformFiles

/** Files as targets. */
private[swarender] trait FileTargets {

  /** The file at a path, which is made, or emptied first. What the system refuses throws
    * `IOException`: that of `java.nio.file.Files` where the file cannot be opened. After an error
    * the file is empty, or has a part of the document. A [[FileSet]] keeps the old content until
    * the document is complete; it needs a regular file, in a folder that may be written.
    */
  implicit def path: Target[Path] = FileTargets.OfPath

  /** One of several files that change together. */
  implicit def fileOfSet: Target[FileSet.Entry] = FileTargets.OfSet
}

private object FileTargets {
  object OfPath extends Target[Path] {
    private[swarender] def write(target: Path, document: Document): Unit = {
      val file = PlatformFiles.create(target)
      try document.writeTo(file)
      finally file.close()
    }
  }

  object OfSet extends Target[FileSet.Entry] {
    private[swarender] def write(target: FileSet.Entry, document: Document): Unit = target.write(document)
  }
}
