package benchmarks.regressions

import java.io.File.pathSeparator
import java.nio.file.{Files, Path}

import WorkTree.{hash, here, isChanged}

import scala.jdk.CollectionConverters.*

/** One of the two that are compared.
  *
  * @param name
  *   for the report.
  * @param classPath
  *   of [[Turns]] with this revision of the library.
  */
final case class Revision(name: String, classPath: String)

object Revision {

  /** The content of the working tree. The build has compiled it and says where: `SWARENDER_HEAD` is
    * its class path.
    */
  def workingTree: Revision =
    Revision(hash("HEAD") + (if (isChanged) " with changes" else ""), withHarness(sys.env("SWARENDER_HEAD")))

  /** What git knows as `revision`, built as [[WorkTree]] says. */
  def built(revision: String, folder: String): Revision = {
    // The dialects of Jsonnet have a folder of their own, or are in the library where it has none.
    val library = WorkTree.classPath(revision, folder) { tree =>
      s"${if (Files.exists(tree.resolve("jsonnet"))) "jsonnet" else "renderer"}.jvm[2.13.18]"
    }
    Revision(hash(revision), withModels(library, here.resolve(s"out/regressions/$folder-models")))
  }

  /** `library` and what else is on the class path of this program, which is compiled with the
    * library of the working tree.
    */
  private def withHarness(library: String): String = {
    val head = paths(sys.env("SWARENDER_HEAD"))
    (paths(library) ++ paths(System.getProperty("java.class.path")).filterNot(head.contains)).mkString(pathSeparator)
  }

  /** The class path of `library` with the code that its macros make of the case classes, which is
    * compiled anew into `folder`.
    */
  private def withModels(library: String, folder: Path): String = {
    val classPath = withHarness(library)
    val sources =
      Files.walk(here.resolve("bench/models/src")).iterator.asScala.map(_.toString).filter(_.endsWith(".scala")).toSeq
    val compiler =
      Seq("scala.tools.nsc.Main", "-nowarn", "-cp", classPath, "-d", Files.createDirectories(folder).toString)
    // Not with the library of the working tree, whose macros would be loaded in place of the other's.
    val compilerPath = paths(System.getProperty("java.class.path")).filter(_.contains("/org/scala-lang/"))
    val java = Seq(s"${System.getProperty("java.home")}/bin/java", "-cp", compilerPath.mkString(pathSeparator))
    Command.run(here, (java ++ compiler ++ sources)*)
    s"$folder$pathSeparator$classPath"
  }

  private def paths(classPath: String): Seq[String] = classPath.split(pathSeparator).toSeq
}
