package millbuild

import mill.*, scalalib.*
import mill.api.BuildCtx
import mill.util.Jvm

/** JMH benchmarks: its bytecode generator writes the harness from the compiled classes, and the
  * harness is run.
  */
trait Jmh extends SwarenderModule {
  def mvnDeps = Seq(mvn"org.openjdk.jmh:jmh-core:${Versions.jmh}")
  def generator = Task(
    defaultResolver().classpath(Seq(mvn"org.openjdk.jmh:jmh-generator-bytecode:${Versions.jmh}"))
  )

  /** The main class that `jmh` runs. */
  def jmhMain = "org.openjdk.jmh.Main"

  /** The harness's classes and, beside them, the list of benchmarks. */
  def harness = Task {
    val (sources, classes) = (Task.dest / "sources", Task.dest / "classes")
    Seq(sources, classes).foreach(os.makeDir.all(_))
    val libraries = generator() ++ runClasspath()
    Jvm.callProcess(
      mainClass = "org.openjdk.jmh.generators.bytecode.JmhBytecodeGenerator",
      mainArgs = Seq[os.Shellable](compile().classes.path, sources, classes, "default"),
      classPath = libraries.map(_.path),
      cwd = Task.dest
    )
    val options = Seq("--release", "11", "-proc:none", "-nowarn", "-cp", libraries.classPath)
    os.call(("javac", options, "-d", classes, os.walk(sources).filter(_.ext == "java")), cwd = Task.dest)
    PathRef(classes)
  }

  /** Runs JMH with `args`, on the JDK that JAVA_HOME names or else the one on the PATH. */
  def jmh(args: String*) = Task.Command(exclusive = true) {
    Jvm.callProcess(
      mainClass = jmhMain,
      mainArgs = args,
      env = forkEnv(),
      javaHome = Task.env.get("JAVA_HOME").map(os.Path(_)),
      classPath = (harness() +: runClasspath()).map(_.path),
      cwd = BuildCtx.workspaceRoot,
      stdin = os.Inherit,
      stdout = os.Inherit
    )
    ()
  }
}
