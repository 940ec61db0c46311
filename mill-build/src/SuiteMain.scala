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
}
