package millbuild

import mill.*, scalalib.*, scalanativelib.*
import mill.scalanativelib.api.ReleaseMode

/** A Scala Native module linked by [[Linkers]]: incrementally when it is linked again. */
trait NativeModule extends SwarenderModule with ScalaNativeModule {
  def scalaNativeVersion = Versions.scalaNative

  def nativeLink = Task(persistent = true) {
    val executable = Task.dest / "program"
    val classPath = runClasspath().map(_.path).mkString(java.io.File.pathSeparator)
    val work = Task.dest / "work"
    os.makeDir.all(work)
    Linkers.run("NativeLink", Linkers.native(), finalMainClass(), work, executable, releaseMode().value, classPath)
    PathRef(executable)
  }
}
