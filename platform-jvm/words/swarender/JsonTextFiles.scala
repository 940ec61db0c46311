package swarender

import java.nio.file.{Files, Path}

import swarender.output.PlatformFiles
import swarender.read.{JsonInput, JsonLimits, JsonReader}

/** The text of files. */
private[swarender] trait JsonTextFiles {

  /** The text in UTF-8 in the file at `path`, which is opened, read and closed each time that the
    * text is rendered. What the system refuses throws `IOException`.
    */
  def apply(path: Path): JsonText = new JsonText {
    private[swarender] override def send(events: Events, limits: JsonLimits): Unit = {
      val in = Files.newInputStream(PlatformFiles.checked(path))
      try new JsonReader(JsonInput(in), events, limits).single()
      finally in.close()
    }
    private[swarender] def reader(events: Events, limits: JsonLimits): JsonReader = null
    private[swarender] def isReadOnce: Boolean = true
  }
}
