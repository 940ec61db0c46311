package benchmarks.regressions

import java.nio.file.{Files, Path, Paths}

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
    val shown = Command.output(
      tree, "./mill", "--no-daemon", "--ticker", "false", "show", "renderer.jvm[2.13.18].runClasspath"
    )
    // Mill writes a path with its digest before it: ref:v0:1234abcd:/path
    val paths = ujson.read(shown.drop(shown.indexOf('['))).arr.map(path => path.str.drop(path.str.indexOf('/')))
    Revision(hash(revision), withHarness(paths.mkString(java.io.File.pathSeparator)))
  }

  /** What a change is compared with if nobody says otherwise: where it left the main branch or, if
    * nothing has left it, the commit before the last one.
    */
  def default: String = {
    val main = Seq("origin/main", "main").find(isKnown).getOrElse("HEAD")
    val left = Command.output(here, "git", "merge-base", "HEAD", main).trim
    if (isChanged || hash(left) != hash("HEAD")) left else "HEAD~1"
  }

  private def here: Path = Paths.get("").toAbsolutePath
  private def hash(revision: String): String =
    Command.output(here, "git", "rev-parse", "--short=10", s"$revision^{commit}").trim
  private def isKnown(revision: String): Boolean =
    Command.status(here, "git", "rev-parse", "--quiet", "--verify", revision) == 0
  private def isChanged: Boolean = Command.output(here, "git", "status", "--porcelain", "--untracked-files=no").nonEmpty

  /** The classes of the harness and then `library`. */
  private def withHarness(library: String): String = {
    val harness = Paths.get(Turns.getClass.getProtectionDomain.getCodeSource.getLocation.toURI)
    s"$harness${java.io.File.pathSeparator}$library"
  }
}
