package millbuild

import mill.*, scalalib.*
import mill.javalib.Assembly

/** A program as one jar with all it needs, which is also a shell script that runs it. Mill's own
  * task does the same through a worker that cannot be fetched everywhere.
  */
trait SelfRunningJar extends SwarenderModule {

  /** The jar's file name. */
  def jarName: String

  /** The JVM decodes file names as the locale says. In a locale of ASCII it cannot open any others.
    */
  def prependShellScript = Task {
    val start = "\nexec "
    val script = super.prependShellScript()
    require(script.contains(start), s"no line begins with exec in $script")
    script.replace(
      start,
      "\ncase $(locale charmap 2>/dev/null) in ANSI_X3.4-1968 | US-ASCII) export LC_ALL=C.UTF-8 ;; esac" + start
    )
  }

  def assembly = Task {
    val files = runClasspath().map(_.path)
    Assembly.create(Task.dest / jarName, files, manifest(), Some(prependShellScript()), None, assemblyRules).pathRef
  }
}
