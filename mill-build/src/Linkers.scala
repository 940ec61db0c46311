package millbuild

import mill.*, scalalib.*
import mill.api.{BuildCtx, Discover, ExternalModule, TaskCtx}
import mill.util.Jvm

/** The official Scala.js and Scala Native linkers, each behind a small program of
  * `mill-build/linkers`.
  *
  * Mill's own linking modules need workers that cannot be fetched everywhere. The linkers
  * themselves are published for Scala 2.12, so that compiler builds their programs, and each link
  * is a process of its own.
  */
object Linkers extends ExternalModule with CoursierModule {
  def programs = Task.Source(BuildCtx.workspaceRoot / "mill-build/linkers")
  def scalac = Task(defaultResolver().classpath(Seq(mvn"org.scala-lang:scala-compiler:2.12.21")))

  def jsLinker = Task(jsLinkerOf(Versions.scalaJs)())
  def nativeLinker = Task(
    defaultResolver().classpath(Seq(mvn"org.scala-native:tools_2.12:${Versions.scalaNative}"))
  )

  private def jsLinkerOf(version: String) =
    Task.Anon(defaultResolver().classpath(Seq(mvn"org.scala-js:scalajs-linker_2.12:$version")))

  /** The linker of `version` with its program: what can read a published artifact. */
  def jsOf(version: String) = Task.Command {
    val linker = jsLinkerOf(version)()
    compiled("JsLink", programs(), scalac(), linker) +: linker
  }

  def js = Task(compiled("JsLink", programs(), scalac(), jsLinker()) +: jsLinker())
  def native = Task(compiled("NativeLink", programs(), scalac(), nativeLinker()) +: nativeLinker())

  /** Runs the program `name`, found on `classPath`, with `args`. */
  def run(name: String, classPath: Seq[PathRef], args: os.Shellable*)(using ctx: TaskCtx): Unit =
    Jvm.callProcess(
      mainClass = name,
      mainArgs = args,
      jvmArgs = Seq("-Xmx2g", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-XX:ReservedCodeCacheSize=256m"),
      classPath = classPath.map(_.path),
      cwd = ctx.dest,
      stdout = os.Inherit
    )

  private def compiled(name: String, programs: PathRef, scalac: Seq[PathRef], linker: Seq[PathRef])(using
      ctx: TaskCtx
  ) = {
    run(
      "scala.tools.nsc.Main",
      scalac,
      "-d",
      ctx.dest,
      "-cp",
      linker.classPath,
      programs.path / s"$name.scala"
    )
    PathRef(ctx.dest)
  }

  lazy val millDiscover = Discover[this.type]
}
