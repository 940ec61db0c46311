package benchmarks

import java.io.File
import java.nio.file.{Files, Path}
import java.util.spi.ToolProvider

/** The class path of this process as jars, and an archive of classes that a run of a program wrote
  * (AppCDS). A Java accepts an archive only of jars.
  */
final class ClassArchive private (java: String, classPath: String, main: String, file: Path) {

  /** A run of the program, without its arguments. */
  def command(archived: Boolean, options: Seq[String]): Seq[String] =
    (java +: options) ++ (if (archived) Seq(s"-XX:SharedArchiveFile=$file") else Nil) ++ Seq("-cp", classPath, main)
}

object ClassArchive {

  /** The archive of what `main` loads with `argument`. Its files are left to the system's folder of
    * temporary files.
    */
  def made(java: String, main: String, argument: String): ClassArchive = {
    val folder = Files.createTempDirectory("archive")
    val entries =
      System.getProperty("java.class.path").split(File.pathSeparator).toSeq.filter(entry => new File(entry).exists)
    val classPath = entries.zipWithIndex.map { case (entry, i) => jar(entry, folder.resolve(s"$i.jar")) }
    val file = folder.resolve("classes.jsa")
    val archive = new ClassArchive(java, classPath.mkString(File.pathSeparator), main, file)
    ChildProcess.output(archive.command(archived = false, Seq(s"-XX:ArchiveClassesAtExit=$file")) :+ argument)
    archive
  }

  private def jar(entry: String, to: Path): String =
    if (!new File(entry).isDirectory) entry
    else {
      val tool = ToolProvider.findFirst("jar").get
      require(tool.run(System.out, System.err, "cfM", to.toString, "-C", entry, ".") == 0, s"no jar of $entry")
      to.toString
    }
}
