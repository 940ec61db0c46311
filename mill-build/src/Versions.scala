package millbuild

/** What the build is made of. */
object Versions {
  val scala2 = "2.13.18"
  val scala3 = "3.3.7"
  val scalaJs = "1.20.2"
  val scalaNative = "0.5.10"
  val utest = "0.8.1"
}
