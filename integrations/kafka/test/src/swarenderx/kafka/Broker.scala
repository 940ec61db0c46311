package swarenderx.kafka

import java.net.{InetAddress, ServerSocket}
import java.nio.file.{Files, Path}
import java.util.concurrent.{ExecutionException, TimeUnit}

import org.apache.kafka.clients.admin.{Admin, AdminClientConfig}
import org.apache.kafka.common.Uuid

import scala.jdk.CollectionConverters.*

/** A broker of Kafka in a process of its own: one node in KRaft mode, on the loopback interface,
  * with an empty log.
  */
final class Broker private (folder: Path, process: Process, val address: String) {
  def stop(): Unit = {
    process.destroy()
    if (!process.waitFor(20, TimeUnit.SECONDS)) { val _ = process.destroyForcibly().waitFor() }
    Broker.remove(folder)
  }
}

object Broker {
  def start(): Broker = {
    val folder = Files.createTempDirectory("swarender-kafka")
    val (port, controller) = freePorts()
    val settings = Files.writeString(folder.resolve("server.properties"), properties(folder, port, controller))
    val format = Seq("format", "-t", Uuid.randomUuid().toString, "-c", settings.toString)
    val formatted = run(folder, "kafka.tools.StorageTool", format)
    if (formatted.waitFor() != 0) throw new IllegalStateException(log(folder))
    val process = run(folder, "kafka.Kafka", Seq(settings.toString))
    val broker = new Broker(folder, process, s"127.0.0.1:$port")
    try await(broker, process, folder)
    catch {
      case e: Throwable =>
        broker.stop()
        throw e
    }
    broker
  }

  private def properties(folder: Path, port: Int, controller: Int): String =
    s"""process.roles=broker,controller
       |node.id=1
       |controller.quorum.voters=1@127.0.0.1:$controller
       |controller.listener.names=CONTROLLER
       |listeners=PLAINTEXT://127.0.0.1:$port,CONTROLLER://127.0.0.1:$controller
       |advertised.listeners=PLAINTEXT://127.0.0.1:$port
       |log.dirs=${folder.resolve("data")}
       |num.partitions=3
       |offsets.topic.replication.factor=1
       |offsets.topic.num.partitions=1
       |transaction.state.log.replication.factor=1
       |transaction.state.log.min.isr=1
       |""".stripMargin

  private def run(folder: Path, main: String, arguments: Seq[String]): Process = {
    val java = Path.of(System.getProperty("java.home"), "bin", "java").toString
    val command = Seq(java, "-Xmx512m", "-cp", System.getProperty("java.class.path"), main) ++ arguments
    val output = ProcessBuilder.Redirect.appendTo(folder.resolve("log").toFile)
    new ProcessBuilder(command.asJava).redirectErrorStream(true).redirectOutput(output).start()
  }

  /** Until it answers. */
  private def await(broker: Broker, process: Process, folder: Path): Unit = {
    val settings = Map[String, AnyRef](
      AdminClientConfig.BOOTSTRAP_SERVERS_CONFIG -> broker.address,
      AdminClientConfig.REQUEST_TIMEOUT_MS_CONFIG -> "2000",
      AdminClientConfig.DEFAULT_API_TIMEOUT_MS_CONFIG -> "4000"
    )
    val admin = Admin.create(settings.asJava)
    val end = System.nanoTime + TimeUnit.SECONDS.toNanos(120)
    def answers: Boolean =
      try !admin.describeCluster().nodes().get().isEmpty
      catch { case _: ExecutionException => false }
    try
      while (!answers)
        if (!process.isAlive || System.nanoTime > end) throw new IllegalStateException(log(folder))
    finally admin.close()
  }

  private def log(folder: Path): String = Files.readString(folder.resolve("log")).takeRight(4000)

  private def freePorts(): (Int, Int) = {
    val sockets = Seq.fill(2)(new ServerSocket(0, 1, InetAddress.getLoopbackAddress))
    try (sockets(0).getLocalPort, sockets(1).getLocalPort)
    finally sockets.foreach(_.close())
  }

  private def remove(folder: Path): Unit = {
    val files = Files.walk(folder)
    try files.sorted(java.util.Comparator.reverseOrder[Path]()).forEach(Files.delete(_))
    finally files.close()
  }
}
