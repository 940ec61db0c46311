package millbuild

import mill.*, scalalib.*
import mill.api.BuildCtx
import mill.util.Jvm

/** The benchmark of models that a seed gives: a program that writes their sources, compiles them
  * and starts the processes that measure.
  */
trait Generated extends SwarenderModule with mill.api.DefaultTaskModule {
  override def defaultTask() = "measure"

  /** The class path of the library as the working tree has it. */
  def measuredLibrary: Task[Seq[PathRef]]

  /** The programs that measure. */
  def measured: JavaModule

  /** Measures; `--help` says what `args` may be. The Java is the one that JAVA_HOME names, or else
    * the one on the PATH.
    */
  def measure(args: String*) = Task.Command(exclusive = true) {
    val ended = Jvm.callProcess(
      mainClass = "benchmarks.generated.Main",
      mainArgs = args,
      env = forkEnv() ++ Map(
        "SWARENDER_HEAD" -> measuredLibrary().classPath,
        "SWARENDER_HARNESS" -> measured.runClasspath().classPath,
        "SWARENDER_COMPILER" -> scalaCompilerClasspath().classPath
      ),
      javaHome = Task.env.get("JAVA_HOME").map(os.Path(_)),
      classPath = runClasspath().map(_.path),
      cwd = BuildCtx.workspaceRoot,
      stdin = os.Inherit,
      stdout = os.Inherit,
      check = false
    )
    if (ended.exitCode != 0) Task.fail(s"benchmarks.generated.Main ended with status ${ended.exitCode}")
  }
}
