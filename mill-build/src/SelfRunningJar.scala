package millbuild

import mill.*, scalalib.*
import mill.javalib.Assembly

/** A program as one jar with all it needs, which is also a shell script that runs it. Mill's own task does the same
  * through a worker that cannot be fetched everywhere.
  */
trait SelfRunningJar extends SwarenderModule {

  /** The jar's file name. */
  def jarName: String

  def assembly = Task {
    val files = runClasspath().map(_.path)
    Assembly.create(Task.dest / jarName, files, manifest(), Some(prependShellScript()), None, assemblyRules).pathRef
  }
}
