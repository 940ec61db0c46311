package millbuild

import mill.*, scalalib.*
import mill.api.BuildCtx
import mill.util.Jvm

/** The comparison of the working tree with a base revision, and the report of what was measured. */
trait Regressions extends Jmh {

  /** The class path of the library as the working tree has it. */
  def measuredLibrary: Task[Seq[PathRef]]

  /** Checks bytes and speed; `--help` says what `args` may be, without compiling. Fails on a
    * regression.
    */
  def runRegressions(args: String*) =
    if (args.contains("--help")) Task.Command {
      println(os.read(BuildCtx.workspaceRoot / "bench/regressions/help.txt"))
    }
    else
      Task.Command(exclusive = true) {
        // With `--jmh` it is JMH that measures, which finds its benchmarks on the class path.
        program("benchmarks.regressions.Main", args, if (args.contains("--jmh")) Task.Anon(Seq(harness())) else none)()
      }

  /** Writes docs/performance.md and the README's speed from bench/results; `args` as in
    * `report/Main.scala`.
    */
  def report(args: String*) = Task.Command(exclusive = true) {
    program("benchmarks.report.Main", args, none)()
  }

  def results = Task.Source(BuildCtx.workspaceRoot / "bench/results")
  def figuresTemplate = Task.Source(BuildCtx.workspaceRoot / "bench/figures.template.md")

  /** The page of all figures, which only the site has. */
  def figures = Task {
    results()
    figuresTemplate()
    val page = Task.dest / "figures.md"
    val main = ("java", "-cp", runClasspath().classPath, "benchmarks.report.Main", "--figures")
    os.call(main, cwd = BuildCtx.workspaceRoot, stdout = page)
    PathRef(page)
  }

  private def none: Task[Seq[PathRef]] = Task.Anon(Seq.empty[PathRef])

  /** Runs a main class in the repository's folder, on the JDK that JAVA_HOME names or else the one
    * on the PATH; `more` comes before the program's own class path.
    */
  private def program(main: String, args: Seq[String], more: Task[Seq[PathRef]]): Task[Unit] = Task.Anon {
    val ended = Jvm.callProcess(
      mainClass = main,
      mainArgs = args,
      env = forkEnv() ++ Map("SWARENDER_HEAD" -> measuredLibrary().classPath) ++ Task.env.get("BASE").map("BASE" -> _),
      javaHome = Task.env.get("JAVA_HOME").map(os.Path(_)),
      classPath = (more() ++ runClasspath()).map(_.path),
      cwd = BuildCtx.workspaceRoot,
      stdin = os.Inherit,
      stdout = os.Inherit,
      check = false
    )
    // A failed task is Mill's status 1; others are the program's own.
    if (ended.exitCode == 1) Task.fail(s"$main ended with status 1")
    else if (ended.exitCode != 0) Task.ctx().systemExitWithReason(s"$main ended", ended.exitCode)
  }
}
