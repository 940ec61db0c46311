package benchmarks

/** JMH, in used processes ([[UsedProcess]]); the argument `fresh` leaves them as they are. With `-p
  * file=PATH` only that file is measured, not each case as well. The results are in `out/jmh.json`
  * too, as JMH's `-rf json` writes them, unless the arguments say what to write and where.
  */
object Main {
  def main(args: Array[String]): Unit = {
    val process = if (args.contains("fresh")) Nil else Seq("-prof", classOf[Used].getName)
    val cases = if (args.exists(_.startsWith("file="))) Seq("-p", "case=file") else Nil
    val writes = args.exists(arg => arg == "-rf" || arg == "-rff")
    val results = if (writes) Nil else Seq("-rf", "json", "-rff", "out/jmh.json")
    org.openjdk.jmh.Main.main(args.filter(_ != "fresh") ++ process ++ cases ++ results)
  }
}
