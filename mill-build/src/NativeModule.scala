package millbuild

import mill.*, scalalib.*, scalanativelib.*

/** A Scala Native module linked by [[Linkers]]. A link's work folder stays from one link to the
  * next.
  */
trait NativeModule extends SwarenderModule with ScalaNativeModule {
  def scalaNativeVersion = Versions.scalaNative

  /** The program, optimized for speed: this takes long to link. */
  def executable = Task(persistent = true)(linked("release-fast")())

  /** The program, quick to link. */
  def debugExecutable = Task(persistent = true)(linked("debug")())

  /** What `run` runs. */
  def nativeLink = debugExecutable()

  def command = Task(Seq(nativeLink().path.toString))

  /** Fails if there is no clang, before anything is compiled. */
  def clang = Task.Input {
    val folders = Seq("LLVM_BIN", "PATH").flatMap(Task.env.get(_)).flatMap(_.split(java.io.File.pathSeparator))
    val missing = Seq("clang", "clang++").filterNot(name => folders.exists(f => java.io.File(f, name).canExecute))
    if (missing.nonEmpty)
      Task.fail(
        s"Scala Native needs ${missing.mkString(" and ")}: install clang (on Debian, apt-get install clang), " +
          "or set LLVM_BIN to its folder"
      )
  }

  /** The executable's file name. */
  def executableName: String = "program"

  /** Options for clang when it compiles C. */
  def cOptions: T[Seq[String]] = RegistersCapture.cOptions

  private def linked(mode: String) = Task.Anon {
    val _ = clang()
    val executable = Task.dest / executableName
    val work = Task.dest / "work"
    os.makeDir.all(work)
    val args = Seq[os.Shellable](finalMainClass(), work, executable, mode, runClasspath().classPath, cOptions())
    Linkers.run("NativeLink", Linkers.native(), args*)
    PathRef(executable)
  }
}
