package millbuild

import mill.*, scalalib.*
import mill.api.BuildCtx

/** Tests as one plain program: `swarender.TestMain` runs every suite whose name contains one of the
  * arguments, or all.
  */
trait SuiteMain extends SwarenderModule with mill.api.DefaultTaskModule {
  override def defaultTask() = "run"
  def mainClass = Some("swarender.TestMain")
  def forkArgs = Seq("-Xmx1g")

  /** Where the tests find the repository's files. */
  def forkEnv = super.forkEnv() ++ Map("SWARENDER_ROOT" -> BuildCtx.workspaceRoot.toString)

  /** Runs all suites, beside the tasks of other modules, which `run` does not. Their output is
    * printed in one piece and written to the file `to`; behind it is `ended with STATUS`:
    * `ci/suites` reads that.
    */
  def suites(to: String) = Task.Command {
    val output = Task.dest / "output"
    val done = os.call(
      command(),
      env = allForkEnv(),
      cwd = BuildCtx.workspaceRoot,
      stdin = "",
      stdout = output,
      mergeErrIntoOut = true,
      check = false
    )
    println(s"== ${os.Path(to).last}\n${os.read(output)}".stripLineEnd)
    BuildCtx.withFilesystemCheckerDisabled {
      os.write.over(os.Path(to), s"${os.read(output)}\nended with ${done.exitCode}\n")
    }
    if (done.exitCode != 0) Task.fail(s"the suites ended with status ${done.exitCode}")
  }
}
