package benchmarks.regressions

import java.io.File.pathSeparator
import java.nio.file.{Files, Path, Paths}

import benchmarks.Arguments

/** What git knows, and revisions built by their own build. */
object WorkTree {

  /** The class path of `module` of `revision`, which is built in the work tree
    * `out/regressions/FOLDER`, which stays for the next time.
    */
  def classPath(revision: String, folder: String)(module: Path => String): String = {
    val tree = here.resolve("out/regressions").resolve(folder)
    if (Files.exists(tree.resolve(".git")))
      Command.run(tree, "git", "checkout", "--quiet", "--force", "--detach", hash(revision))
    else {
      Command.run(here, "git", "worktree", "prune")
      Command.run(here, "git", "worktree", "add", "--quiet", "--force", "--detach", tree.toString, hash(revision))
    }
    val task = s"${module(tree)}.runClasspath"
    val shown = Command.output(tree, "./mill", "--no-daemon", "--ticker", "false", "show", task)
    // Mill writes a path with its digest before it: "ref:v0:1234abcd:/path"
    val paths = "\"[^\"/]*(/[^\"]*)\"".r.findAllMatchIn(shown.drop(shown.indexOf('['))).map(_.group(1))
    paths.mkString(pathSeparator)
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

  def hash(revision: String): String =
    Command.output(here, "git", "rev-parse", "--short=10", s"$revision^{commit}").trim

  def isChanged: Boolean = Command.output(here, "git", "status", "--porcelain", "--untracked-files=no").nonEmpty

  def here: Path = Paths.get("").toAbsolutePath

  private def isKnown(revision: String): Boolean =
    Command.status(here, "git", "rev-parse", "--quiet", "--verify", s"$revision^{commit}") == 0
}
