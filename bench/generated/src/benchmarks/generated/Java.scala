package benchmarks.generated

import java.lang.ProcessBuilder.Redirect
import java.nio.charset.StandardCharsets.UTF_8
import java.nio.file.{Files, Paths}

import benchmarks.Arguments

/** The Java that measures.
  *
  * @param home
  *   its folder.
  * @param gc
  *   one of [[Java.collectors]].
  */
final class Java(home: String, gc: String) {
  private val program = Paths.get(home, "bin/java")
  if (!Files.isExecutable(program)) throw new Arguments.Wrong(s"there is no Java in $home")

  /** `JDK 17.0.15` */
  lazy val version: String = {
    val line =
      Files.readString(Paths.get(home, "release")).linesIterator.find(_.startsWith("JAVA_VERSION=")).getOrElse("=?")
    s"JDK ${line.drop(line.indexOf('=') + 1).replace("\"", "")}"
  }

  /** The rows that a program prints; an error if documents do not agree. */
  def rows(classPath: String, program: String, arguments: Seq[String]): Seq[Row] = {
    val lines = output(command(classPath, program, arguments).tail)
    val faults = lines.filter(_.startsWith("fault\t"))
    if (faults.nonEmpty) throw new Arguments.Wrong(faults.map(_.drop(6)).mkString("documents differ: ", "\n", ""))
    lines.filter(_.startsWith("row\t")).map(Row.read)
  }

  /** The option that chooses the collector. */
  def collector: String = Java.collectors(gc)

  /** What starts a program that measures. */
  def command(classPath: String, program: String, arguments: Seq[String]): Seq[String] =
    (this.program.toString +: Java.options) ++
      (Seq(collector, "-cp", classPath, s"benchmarks.generated.$program") ++ arguments)

  def output(arguments: Seq[String]): Seq[String] = {
    val process = new ProcessBuilder((program.toString +: arguments)*).redirectError(Redirect.INHERIT).start()
    val text = new String(process.getInputStream.readAllBytes(), UTF_8)
    if (process.waitFor() != 0) throw new Arguments.Wrong(s"Java ended with ${process.exitValue}")
    text.linesIterator.toSeq
  }
}

object Java {
  val collectors: Map[String, String] =
    Map("serial" -> "-XX:+UseSerialGC", "g1" -> "-XX:+UseG1GC", "parallel" -> "-XX:+UseParallelGC")

  /** No thread renders on while another one compiles; the heap's memory is there from the start;
    * what a way returns is made, since its caller is compiled apart.
    */
  val options: Seq[String] = Seq(
    "-Xbatch", "-Xms1g", "-Xmx1g", "-Xmn600m", "-XX:+AlwaysPreTouch", "-Xss16m", "-XX:CompileCommand=quiet",
    "-XX:CompileCommand=dontinline,generated.Own*::*", "-XX:CompileCommand=dontinline,generated.Peer*::*"
  )
}
