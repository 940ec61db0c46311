package millbuild

import mill.*, scalalib.*
import mill.api.BuildCtx
import mill.javalib.publish.*

/** A library compiled for Scala Native or Scala.js from the sources it published for another
  * platform, because no artifact for this one can be fetched everywhere. In the POM of a module
  * that depends on it stand the coordinates of the library's own artifact.
  */
trait PublishedSources extends SwarenderModule with PublishModule {

  /** The artifact whose sources are taken. */
  def from: Dep

  /** Which of its files, as paths inside the sources' jar, are left out. */
  def without(file: os.SubPath): Boolean = false

  /** The parts of files that are left out: from where a text is, to where the next one is. */
  def cuts: Map[os.SubPath, Seq[(String, String)]] = Map()

  def scalaVersion = Versions.scala2
  def scalacOptions = Seq("-nowarn")

  /** What the published sources lack. */
  def sources = Task.Sources(BuildCtx.workspaceRoot / "mill-build/supplements" / library)

  /** What macros and lihaoyi's libraries need while they compile. */
  def compileMvnDeps =
    Seq(mvn"org.scala-lang:scala-compiler:${scalaVersion()}", mvn"com.lihaoyi:::acyclic:0.3.20")

  def sourcesJar = Task(defaultResolver().classpath(Seq(from.exclude("*" -> "*")), sources = true).head)
  def generatedSources = Task {
    os.unzip(sourcesJar().path, Task.dest)
    os.walk(Task.dest).filter(file => without(file.subRelativeTo(Task.dest))).foreach(os.remove.all(_))
    cuts.foreach { case (file, parts) =>
      os.write.over(Task.dest / file, parts.foldLeft(os.read(Task.dest / file))(cut))
    }
    Seq(PathRef(Task.dest))
  }

  private def cut(text: String, part: (String, String)) = {
    val start = text.indexOf(part._1)
    val end = text.indexOf(part._2, start)
    require(start >= 0 && end > start, s"no part from $part")
    text.substring(0, start) + text.substring(end)
  }

  private def library = from.dep.module.name.value.takeWhile(_ != '_')
  def artifactName = library
  def publishVersion = from.version
  def pomSettings = PomSettings(artifactName(), from.organization, "", Seq(), VersionControl(), Seq())
}
