package millbuild

import java.util.zip.{ZipEntry, ZipOutputStream}

import mill.*, scalalib.*

/** A program as one jar with all it needs, which is also a shell script that runs it. Mill's own assembly needs a worker
  * that cannot be fetched everywhere.
  */
trait SelfRunningJar extends SwarenderModule {

  /** The jar's file name. */
  def jarName: String

  def assembly = Task {
    val jar = Task.dest / jarName
    val out = os.write.outputStream(jar)
    try {
      out.write("#!/bin/sh\nexec java $JAVA_OPTS -jar \"$0\" \"$@\"\n".getBytes("UTF-8"))
      val zip = new ZipOutputStream(out)
      val manifest = s"Manifest-Version: 1.0\nMain-Class: ${finalMainClass()}\n"
      SelfRunningJar.add(zip, "META-INF/MANIFEST.MF", manifest.getBytes("UTF-8"))
      val files = runClasspath().map(_.path).filter(os.exists(_)).flatMap(SelfRunningJar.files(_, Task.dest / "unzipped"))
      for ((name, file) <- files.distinctBy(_._1)) SelfRunningJar.add(zip, name, os.read.bytes(file))
      zip.finish()
    } finally out.close()
    os.remove.all(Task.dest / "unzipped")
    os.perms.set(jar, "rwxr-xr-x")
    PathRef(jar)
  }
}

object SelfRunningJar {

  /** The files of a part of the class path, by the names they have there, without what speaks of one jar only. */
  private def files(part: os.Path, work: os.Path): Seq[(String, os.Path)] = {
    val folder = if (os.isDir(part)) part else os.unzip(part, work / s"${part.hashCode}-${part.last}")
    os.walk(folder)
      .filter(os.isFile(_))
      .map(file => file.subRelativeTo(folder).toString -> file)
      .filterNot { case (name, _) => name == "META-INF/MANIFEST.MF" || name.matches("META-INF/.*\\.(SF|RSA|DSA)") || name == "module-info.class" }
      .sortBy(_._1)
  }

  /** Adds an entry whose time is always the same, so that the same files make the same jar. */
  private def add(zip: ZipOutputStream, name: String, bytes: Array[Byte]): Unit = {
    val entry = new ZipEntry(name)
    entry.setTime(0L)
    zip.putNextEntry(entry)
    zip.write(bytes)
    zip.closeEntry()
  }
}
