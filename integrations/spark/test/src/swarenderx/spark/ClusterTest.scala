package swarenderx.spark

import java.io.File
import java.nio.file.{Files, Path}
import java.util.zip.CRC32

import org.apache.spark.TaskContext
import org.apache.spark.sql.{Dataset, SparkSession}
import org.apache.spark.sql.functions._
import swarender.{Format, Json, JsonStyle, RenderError, Toml, Yaml, YamlStyle}
import utest.*

import scala.jdk.CollectionConverters._

/** Spark with two executors, each in a JVM of its own. */
object ClusterTest extends TestSuite {
  private final val Rows = 4000L
  private final val Partitions = 4

  private def running(check: SparkSession => Unit): Unit = {
    val spark = SparkSession
      .builder()
      .master("local-cluster[2,1,512]")
      .appName("swarender")
      .config("spark.executor.memory", "512m")
      .config("spark.executor.extraClassPath", System.getProperty("java.class.path"))
      .config("spark.ui.enabled", "false")
      .config("spark.sql.shuffle.partitions", "2")
      .config("spark.sql.datetime.java8API.enabled", "true")
      .getOrCreate()
    try check(spark)
    finally spark.stop()
  }

  private def readings(spark: SparkSession): Dataset[Reading] = {
    import spark.implicits._
    spark.range(0, Rows, 1, Partitions).map(id => Reading(id))
  }

  /** The text, or null where the format refuses it. */
  private def text(format: Format[?], id: Long): String =
    try format.render(Reading(id))
    catch { case _: RenderError => null }

  val tests: Tests = Tests {
    test("on a cluster") {
      running { spark =>
        severalJvms(spark)
        columns(spark)
        sideOutput(spark)
        files(spark)
      }
    }
  }

  private def severalJvms(spark: SparkSession): Unit = {
    import spark.implicits._
    val own = ProcessHandle.current.pid
    val pids = spark
      .range(0, 8, 1, 8)
      .map { _ =>
        Thread.sleep(500)
        ProcessHandle.current.pid
      }
      .collect()
      .toSet
    assert(pids.size == 2, !pids(own))
  }

  /** A column of a struct, and a map of a case class, are what one thread writes. */
  private def columns(spark: SparkSession): Unit = {
    import spark.implicits._
    val good = readings(spark).filter((r: Reading) => r.id % 1000 != 13 && r.id % 1000 != 7)
    for (format <- Seq[Format[?]](Json, Json(JsonStyle.canonical), Yaml, Yaml(YamlStyle.pretty), Toml)) {
      val ofRows = good.select($"id", Functions.text(format)(struct("*"))).as[(Long, String)].collect()
      val ofClasses = good.map(r => (r.id, format.render(r))).collect()
      for (got <- Seq(ofRows, ofClasses)) {
        assert(got.length == Rows - 8)
        for ((id, document) <- got) {
          val expected = text(format, id)
          if (document != expected) throw new java.lang.AssertionError(s"$format: $document is not $expected")
        }
      }
    }
  }

  private def sideOutput(spark: SparkSession): Unit = {
    import spark.implicits._
    val rendered = readings(spark).select($"id", Functions.render(Json)(struct("*")).as("json")).select("id", "json.*")
    val refused = rendered.filter($"text".isNull).as[(Long, String, String, String)].collect().sortBy(_._1)
    assert(refused.map(_._1).toSeq == 13L.until(Rows, 1000).toSeq)
    assert(refused.map(r => (r._3, r._4)).toSet == Set(("$.measures.load", "JSON has no NaN")))
    assert(rendered.filter($"text".isNotNull && $"path".isNull).count() == Rows - 4)
    val failed = intercept[org.apache.spark.SparkException](
      readings(spark).select(Functions.text(Json)(struct("*"))).write.format("noop").mode("overwrite").save()
    )
    assert(
      Iterator
        .iterate[Throwable](failed)(_.getCause)
        .takeWhile(_ ne null)
        .exists(_.toString.contains("$.measures.load"))
    )
  }

  /** A file per partition; the first attempt of a task fails half-way. */
  private def files(spark: SparkSession): Unit = {
    import spark.implicits._
    val stream = Yaml(YamlStyle.safe.withDocumentStart(true))
    val folder = Files.createTempDirectory("swarender-spark")
    val interrupted = readings(spark).mapPartitions(rows => failsOnce(rows))
    val json = new PartitionFiles[Reading, JsonStyle](folder.toString, Json, _.id.toString, "\n").write(interrupted)
    val yaml = new PartitionFiles[Reading, YamlStyle](folder.toString, stream, _.id.toString).write(interrupted)
    val expected = Seq(
      (json, (0L until Rows).flatMap(id => Option(text(Json, id))).map(_ + "\n"), Rows - 4, 4L),
      (yaml, (0L until Rows).map(text(stream, _)), Rows, 0L)
    )
    for ((parts, documents, rows, problems) <- expected) {
      assert((parts.size, parts.map(_.rows).sum, parts.map(_.problems).sum) == ((Partitions, rows, problems)))
      val sorted = parts.sortBy(_.partition)
      val texts = sorted.map(part => Files.readString(folder.resolve(part.name)))
      val isSame = texts.mkString == documents.mkString
      assert(isSame)
      assert(sorted.map(p => (p.bytes, p.crc)) == sorted.map(p => sizeAndCrc(folder.resolve(p.name))))
      val lines = sorted.flatMap(p => Files.readAllLines(folder.resolve(p.name + ".problems")).asScala)
      assert(lines.size == problems, lines.forall(_.contains("\"path\":\"$.measures.load\"")))
    }
    val left = folder.toFile.list.toSet -- (json ++ yaml).flatMap(p => Seq(p.name, p.name + ".problems"))
    assert(left == Set())
    folder.toFile.listFiles.foreach((f: File) => f.delete())
    Files.delete(folder)
  }

  private def sizeAndCrc(file: Path): (Long, Long) = {
    val crc = new CRC32
    crc.update(Files.readAllBytes(file))
    (Files.size(file), crc.getValue)
  }

  private def failsOnce(rows: Iterator[Reading]): Iterator[Reading] = {
    val task = TaskContext.get()
    if (task.partitionId() != 1 || task.attemptNumber() > 0) rows
    else rows.take(100) ++ Iterator.single(0).flatMap(_ => throw new java.io.IOException("a task that fails once"))
  }
}
