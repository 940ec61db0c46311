package millbuild

import mill.*, scalalib.*
import mill.api.BuildCtx
import mill.util.Jvm

/** The comparison of the working tree with a base revision, and the report of what was measured. */
trait Regressions extends SwarenderModule {

  /** The class path of the library as the working tree has it. */
  def measuredLibrary: Task[Seq[PathRef]]

  /** Checks bytes and speed; `--help` says what `args` may be. Fails on a regression. */
  def runRegressions(args: String*) = Task.Command(exclusive = true) {
    program("benchmarks.regressions.Main", args)()
  }

  /** Writes docs/performance.md from the files of results `args`. */
  def report(args: String*) = Task.Command(exclusive = true) {
    program("benchmarks.report.Main", args)()
  }

  /** Runs a main class in the repository's folder, on the JDK that JAVA_HOME names or else the one
    * on the PATH.
    */
  private def program(main: String, args: Seq[String]): Task[Unit] = Task.Anon {
    val ended = Jvm.callProcess(
      mainClass = main,
      mainArgs = args,
      env = forkEnv() ++ Map("SWARENDER_HEAD" -> measuredLibrary().classPath) ++ Task.env.get("BASE").map("BASE" -> _),
      javaHome = Task.env.get("JAVA_HOME").map(os.Path(_)),
      classPath = runClasspath().map(_.path),
      cwd = BuildCtx.workspaceRoot,
      stdin = os.Inherit,
      stdout = os.Inherit,
      check = false
    )
    if (ended.exitCode != 0) Task.fail(s"$main ended with status ${ended.exitCode}")
  }
}
