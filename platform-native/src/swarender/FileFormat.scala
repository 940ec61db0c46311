package swarender

import java.io.FileOutputStream
import java.nio.file.Path

/** The entry points for files. */
private[swarender] trait FileFormat[S <: Style] { this: Format[S] =>

  /** Writes the document in UTF-8 to the file at `path`, which is made, or emptied first. What the
    * system refuses is an `IOException`; after an error the file has a part of the document.
    */
  final def writeTo[T](value: T, path: Path)(implicit encoder: Encoder[T]): Unit = writeTo(value, path, defaultStyle)
  final def writeTo[T](value: T, path: Path, style: S)(implicit encoder: Encoder[T]): Unit = {
    val file = new FileOutputStream(path.toString)
    try writeTo(value, file, style)
    finally file.close()
  }
}
