package benchmarks

import java.nio.file.{Files, Paths}

import scala.jdk.CollectionConverters.*

/** What measures. */
object Machine {

  /** `Intel Xeon, 4 processors, Linux (amd64)` */
  def description: String = {
    val cpu = field("/proc/cpuinfo", "model name").getOrElse("processor unknown")
    val system = Seq("os.name", "os.arch").map(System.getProperty)
    s"$cpu, ${Runtime.getRuntime.availableProcessors} processors, ${system(0)} (${system(1)})"
  }

  /** `OpenJDK 64-Bit Server VM 17.0.15+6` */
  def jdk: String = s"${System.getProperty("java.vm.name")} ${System.getProperty("java.vm.version")}"

  private def field(file: String, name: String): Option[String] = {
    val path = Paths.get(file)
    if (!Files.isReadable(path)) None
    else
      Files.readAllLines(path).asScala.collectFirst {
        case line if line.startsWith(name) => line.substring(line.indexOf(':') + 1).trim
      }
  }
}
