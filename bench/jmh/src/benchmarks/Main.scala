package benchmarks

/** JMH. With `-p file=PATH` only that file is measured, not each case as well. */
object Main {
  def main(args: Array[String]): Unit =
    org.openjdk.jmh.Main
      .main(if (args.exists(_.startsWith("file="))) args ++ Seq("-p", "case=file") else args)
}
