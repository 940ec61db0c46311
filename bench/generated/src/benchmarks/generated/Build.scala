package benchmarks.generated

import java.io.File.pathSeparator
import java.nio.charset.StandardCharsets.UTF_8
import java.nio.file.{Files, Path, Paths}
import java.security.MessageDigest

import scala.jdk.CollectionConverters._

import benchmarks.regressions.Command

/** Compiles generated sources, in processes of the plain compiler of Scala 3. What has been
  * compiled from the same sources with the same classes stays in `out/generated` for the next time.
  *
  * The build says by variables of the environment what the class paths are.
  */
object Build {
  private val folder = Paths.get("out/generated").toAbsolutePath
  private val compiler = sys.env("SWARENDER_COMPILER")
  private val harness = sys.env("SWARENDER_HARNESS")

  /** The library as the working tree has it. */
  def workingTree: String = sys.env("SWARENDER_HEAD")

  /** The class path of the programs in `bench/generated/measured` with these models and this
    * library.
    */
  def apply(models: Seq[Definition], library: String): String = {
    val sources = Sources(models)
    val data = compiled("data", Seq(sources.data), harness)
    val both =
      Seq(() => compiled("peer", Seq(sources.peer), s"$data$pathSeparator$harness"), () => own(sources, data, library))
    (both.par() :+ data :+ library :+ harness).mkString(pathSeparator)
  }

  private def own(sources: Sources, data: String, library: String): String = {
    val shared =
      files(Paths.get("bench/generated/own/src")).filter(_.toString.endsWith(".scala")).map(Files.readString(_))
    compiled("own", sources.own +: shared, Seq(data, library, harness).mkString(pathSeparator))
  }

  private implicit class Tasks[T](tasks: Seq[() => T]) {

    /** Does all of them at the same time. */
    def par(): Seq[T] = {
      val running = tasks.map(task => java.util.concurrent.CompletableFuture.supplyAsync(() => task()))
      running.map(_.join())
    }
  }

  /** The folder of the classes of these sources. */
  private def compiled(what: String, sources: Seq[String], classPath: String): String = {
    val digest = MessageDigest.getInstance("SHA-256")
    (sources ++ classPath.split(pathSeparator).toSeq.flatMap(content)).foreach(text =>
      digest.update(text.getBytes(UTF_8))
    )
    val name = digest.digest().take(8).map("%02x".format(_)).mkString
    val classes = folder.resolve(s"$what-$name")
    if (!Files.exists(classes)) {
      val made = Files.createDirectories(folder.resolve(s"$what-$name.${ProcessHandle.current.pid}"))
      val paths = sources.zipWithIndex.map { case (text, i) =>
        Files.write(made.resolve(s"$i.scala"), text.getBytes(UTF_8))
      }
      val java =
        Seq(s"${System.getProperty("java.home")}/bin/java", "-Xss16m", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1")
      val compile = Seq("-cp", compiler, "dotty.tools.dotc.Main", "-Xmax-inlines", "200", "-java-output-version", "11")
      Command.run(folder, (java ++ compile ++ Seq("-cp", classPath, "-d", made.toString) ++ paths.map(_.toString))*)
      Files.move(made, classes)
    }
    classes.toString
  }

  /** What tells whether a part of a class path has changed. */
  private def content(part: String): Seq[String] = {
    val path = Paths.get(part)
    if (Files.isDirectory(path) && !path.startsWith(folder))
      files(path).map(f => s"$f ${Files.size(f)} ${Files.getLastModifiedTime(f)}")
    else Seq(part)
  }

  private def files(in: Path): Seq[Path] = Files.walk(in).iterator.asScala.filter(Files.isRegularFile(_)).toSeq.sorted
}
