package millbuild

import mill.*, scalalib.*
import mill.javalib.publish.*

/** What the world sees of the library's artifacts. */
trait Published extends PublishModule {
  def jar = Task(ReproducibleJar(super.jar().path, Task.dest / "out.jar"))
  def sourceJar = Task(ReproducibleJar(super.sourceJar().path, Task.dest / "out.jar"))
  def artifactName = "swarender"

  /** The variable SWARENDER_VERSION is the version of a release or of a snapshot. */
  def publishVersion = Task.Input(Task.env.getOrElse("SWARENDER_VERSION", Versions.swarender))
  def versionScheme = Some(VersionScheme.EarlySemVer)
  def pomSettings = PomSettings(
    description = "A Scala library that writes JSON, YAML and TOML from case classes, collections and ujson values.",
    organization = "io.github.swarender",
    url = "https://github.com/swarender/swarender",
    licenses = Seq(License.`Apache-2.0`),
    versionControl = VersionControl.github("swarender", "swarender"),
    developers = Seq(Developer("swarender", "The Swarender authors", "https://github.com/swarender"))
  )
}
