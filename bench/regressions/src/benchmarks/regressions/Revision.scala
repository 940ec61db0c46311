package benchmarks.regressions

import java.io.File.pathSeparator
import java.nio.file.{Files, Path, Paths}

import benchmarks.Arguments

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

  /** What git knows as `revision`, built by its own build in the work tree
    * `out/regressions/FOLDER`, which stays for the next time.
    */
  def built(revision: String, folder: String): Revision = {
    val tree = here.resolve("out/regressions").resolve(folder)
    if (Files.exists(tree.resolve(".git")))
      Command.run(tree, "git", "checkout", "--quiet", "--force", "--detach", hash(revision))
    else {
      Command.run(here, "git", "worktree", "prune")
      Command.run(here, "git", "worktree", "add", "--quiet", "--force", "--detach", tree.toString, hash(revision))
    }
    // The dialects of Jsonnet have a folder of their own, or are in the library where it has none.
    val module = if (Files.exists(tree.resolve("jsonnet"))) "jsonnet" else "renderer"
    val shown = Command.output(
      tree,
      "./mill",
      "--no-daemon",
      "--ticker",
      "false",
      "show",
      s"$module.jvm[2.13.18].runClasspath"
    )
    // Mill writes a path with its digest before it: ref:v0:1234abcd:/path
    val paths = ujson.read(shown.drop(shown.indexOf('['))).arr.map(path => path.str.drop(path.str.indexOf('/')))
    val library = paths.mkString(pathSeparator)
    Revision(hash(revision), withModels(library, here.resolve(s"out/regressions/$folder-models")))
  }

  /** What a change is compared with if nobody says otherwise: where it left the main branch or, if
    * nothing has left it, the commit before the last one.
    */
  def default: String = {
    val main = Seq("origin/main", "main").find(isKnown).getOrElse("HEAD")
    val left = Command.output(here, "git", "merge-base", "HEAD", main).trim
    if (isChanged || hash(left) != hash("HEAD")) left else "HEAD~1"
  }

  /** Refuses a revision that git does not know. */
  def require(revision: String): Unit =
    if (!isKnown(revision)) throw new Arguments.Wrong(s"git knows no revision $revision")

  private def here: Path = Paths.get("").toAbsolutePath
  private def hash(revision: String): String =
    Command.output(here, "git", "rev-parse", "--short=10", s"$revision^{commit}").trim
  private def isKnown(revision: String): Boolean =
    Command.status(here, "git", "rev-parse", "--quiet", "--verify", s"$revision^{commit}") == 0
  private def isChanged: Boolean = Command.output(here, "git", "status", "--porcelain", "--untracked-files=no").nonEmpty

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
