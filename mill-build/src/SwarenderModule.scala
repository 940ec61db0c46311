package millbuild

import mill.*, scalalib.*
import mill.api.BuildCtx

/** What every module of this build shares: compiler flags, warnings as errors, class files for Java
  * 11.
  */
trait SwarenderModule extends ScalaModule {
  protected def isScala3: Task[Boolean] = Task.Anon(scalaVersion().startsWith("3."))

  protected def isScala212: Task[Boolean] = Task.Anon(scalaVersion() == Versions.scala212)

  def scalacOptions = Task {
    val shared = Seq("-deprecation", "-feature", "-unchecked", "-encoding", "utf-8")
    // Scala 3 writes the paths of sources into what it makes: from the root, they are the same in every clone.
    if (isScala3())
      shared ++ Seq(
        "-Werror",
        "-Wunused:all",
        "-java-output-version",
        "11",
        "-sourceroot",
        s"${BuildCtx.workspaceRoot}"
      )
    else if (isScala212())
      shared ++ Seq("-Xfatal-warnings", "-Xlint:-unused,_", "-language:higherKinds", "-Xsource:3", "-release", "11")
    else
      // -Xsource:3 admits Scala 3's imports and wildcards; its advice on migrating is not wanted.
      shared ++ Seq(
        "-Werror", "-Xlint", "-Wunused", "-g:line", "-Xsource:3", "-Wconf:cat=scala3-migration:s", "-release:11"
      )
  }

  /** Scaladoc warns of comments that only readers of the source are to see. */
  def scalaDocOptions = Task(super.scalaDocOptions().filterNot(Set("-Werror", "-Xfatal-warnings")))

  /** The command that runs the program. The class path is in a file: Windows has no room for it. */
  def command: Task[Seq[String]] = Task {
    val file = Task.dest / "arguments"
    os.write(file, s"-cp \"${runClasspath().classPath.replace("\\", "\\\\")}\"")
    Seq("java") ++ forkArgs() ++ Seq(s"@$file", finalMainClass())
  }

  def javacOptions = Seq("--release", "11", "-encoding", "utf-8", "-Xlint:all", "-Werror")

  /** The bridge published with the compiler itself, for 2.12 the one of Zinc: Mill's own ones do
    * not cover these versions.
    */
  def scalaCompilerBridge = Task {
    if (isScala3()) super.scalaCompilerBridge()
    else {
      val bridge =
        if (isScala212()) mvn"org.scala-sbt:compiler-bridge_2.12:${Versions.scala212Bridge}"
        else mvn"org.scala-lang:scala2-sbt-bridge:${scalaVersion()}"
      defaultResolver().classpath(Seq(bridge)).find(_.path.last.startsWith(bridge.dep.module.name.value))
    }
  }
}
