package benchmarks

/** JMH, in used processes ([[UsedProcess]]); the argument `fresh` leaves them as they are. With `-p
  * file=PATH` only that file is measured, not each case as well.
  */
object Main {
  def main(args: Array[String]): Unit = {
    val process = if (args.contains("fresh")) Nil else Seq("-prof", classOf[Used].getName)
    val cases = if (args.exists(_.startsWith("file="))) Seq("-p", "case=file") else Nil
    org.openjdk.jmh.Main.main(args.filter(_ != "fresh") ++ process ++ cases)
  }
}
