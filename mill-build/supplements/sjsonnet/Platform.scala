package sjsonnet

/** What the evaluator asks of the JVM. */
object Platform {
  def gzipBytes(bytes: Array[Byte]): String = none("std.gzip")
  def gzipString(s: String): String = none("std.gzip")
  def xzBytes(bytes: Array[Byte], level: Option[Int]): String = none("std.xz")
  def xzString(s: String, level: Option[Int]): String = none("std.xz")
  def md5(s: String): String = none("std.md5")

  private def none(function: String) = Error.fail(s"$function is not available in a browser")
}
