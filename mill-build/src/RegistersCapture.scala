package millbuild

import mill.*
import mill.api.{BuildCtx, Discover, ExternalModule}

/** The header that makes Scala Native's collectors see what only a register holds:
  * docs/platforms.md.
  */
object RegistersCapture extends ExternalModule {

  /** The version whose collectors the header was checked with. */
  private val checkedVersion = "0.5.10"

  def source = Task.Source(BuildCtx.workspaceRoot / "mill-build/native/RegistersCapture.h")

  /** A copy of the header. Its name changes with its content, for the linker compiles C again when
    * an option changes, not when a file does that an option names.
    */
  def header = Task {
    if (Versions.scalaNative != checkedVersion)
      Task.fail(
        s"mill-build/native/RegistersCapture.h replaces a header of Scala Native $checkedVersion, not of " +
          s"${Versions.scalaNative}: see docs/platforms.md, section \"A new version of Scala Native\""
      )
    val copy = Task.dest / f"RegistersCapture-${source().sig}%08x.h"
    os.copy(source().path, copy)
    PathRef(copy)
  }

  /** What clang needs to read the header first. */
  def cOptions = Task(Seq("-include", header().path.toString))

  lazy val millDiscover = Discover[this.type]
}
