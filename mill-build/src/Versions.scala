package millbuild

/** What the build is made of. */
object Versions {
  val swarender = "0.1.0"

  /** The latest release, which `tools.mima.run` compares with. */
  val released: Option[String] = None

  val scala2 = "2.13.18"

  /** On the JVM only. */
  val scala212 = "2.12.21"
  val scala212Bridge = "1.12.0"
  val scala3 = "3.3.7"
  val scalaJs = "1.20.2"
  val scalaNative = "0.5.10"
  val utest = "0.8.1"
  val mainargs = "0.7.6"
  val munitDiff = "1.1.0"
  val jmh = "1.37"
  val sourcecode = "0.4.4"
  val sjsonnet = "0.4.9"
  val jackson = "2.23.0"
  val circe = "0.14.15"
  val cats = "2.13.0"
  val logback = "1.5.32"
  val logstash = "8.1"
  val zioJson = "0.7.44"
  val jsoniter = "2.38.17"

  /** The newest one for Scala 2.13 that can be fetched. */
  val jsoniter2 = "2.23.3"
  val kafka = "4.4.0"
  val spark = "4.2.0"

  /** The oldest one that the module is tested with. */
  val sparkOldest = "4.0.1"
}
