package millbuild

import mill.*, scalalib.*
import mill.javalib.Assembly

/** A program as one jar with all it needs, which is also a shell script that runs it. Mill's own
  * task does the same through a worker that cannot be fetched everywhere.
  */
trait SelfRunningJar extends SwarenderModule {

  /** The jar's file name. */
  def jarName: String

  /** A standard stream that is closed is opened on /dev/null, but not for the use that it has,
    * before a file of the JVM takes its place: that use stays an error.
    *
    * The JVM decodes file names as the locale says. In a locale of ASCII it cannot open any others.
    */
  def prependShellScript = Task {
    val start = "\nexec "
    val script = super.prependShellScript()
    require(script.contains(start), s"no line begins with exec in $script")
    script.replace(
      start,
      "\ntrue 3>&2 || exec 2</dev/null" +
        "\n{ true 3<&0; } 2>/dev/null || exec 0>/dev/null" +
        "\n{ true 3>&1; } 2>/dev/null || exec 1</dev/null" +
        "\ncase $(locale charmap 2>/dev/null) in ANSI_X3.4-1968 | US-ASCII) export LC_ALL=C.UTF-8 ;; esac" + start
    )
  }

  def assembly = Task {
    val files = runClasspath().map(_.path)
    Assembly.create(Task.dest / jarName, files, manifest(), Some(prependShellScript()), None, assemblyRules).pathRef
  }
}
