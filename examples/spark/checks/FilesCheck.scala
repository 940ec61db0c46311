package spark

import java.io.OutputStream
import java.nio.file.{Files, Path}
import java.security.{DigestOutputStream, MessageDigest}
import java.util.zip.CRC32

import org.apache.spark.TaskContext
import org.apache.spark.sql.{DataFrame, SparkSession}
import org.apache.spark.sql.functions._

import swarenderx.spark.PartitionFiles
import swarender.{Format, Json, RenderError, Style, Yaml, YamlStyle}

import scala.jdk.CollectionConverters._
import scala.util.Using

/** A file per partition: one task fails half-way and is run again. */
final class FilesCheck(check: Check, spark: SparkSession, rows: Long, directory: Path) {
  import spark.implicits._

  private val events = Events.dataset(spark, rows, Check.Partitions)
  private val good = rows - Check.bad(rows, Events.NotANumber)

  def run(): Unit = {
    written("NDJSON", Json, "\n", good)
    written("YAML", Yaml(YamlStyle.safe.withDocumentStart(true)), "", rows)
    readBack()
    val pool = PartitionFiles.pool.statistics
    check.equal("pages made and held after all tasks", (pool.made <= 8, pool.held), (true, pool.made))
  }

  private def written(name: String, format: Format[? <: Style], end: String, count: Long): Unit = {
    val folder = Files.createDirectory(directory.resolve(name))
    val interrupted = events.mapPartitions(rows => FilesCheck.failsOnce(rows))
    val parts = files(folder, format, end).write(interrupted).sortBy(_.partition)
    val paths = parts.map(part => folder.resolve(part.name))
    check.equal(s"$name: rows and problems", (parts.map(_.rows).sum, parts.map(_.problems).sum), (count, rows - count))
    val crcs = paths.map { path =>
      val crc = new CRC32
      crc.update(Files.readAllBytes(path))
      (Files.size(path), crc.getValue)
    }
    check.equal(s"$name: sizes and CRCs", parts.map(p => (p.bytes, p.crc)) == crcs, true)
    val problems = paths.map(_.toString + ".problems").flatMap(path => Files.readAllLines(Path.of(path)).asScala)
    check.equal(s"$name: lines of problems", problems.size.toLong, rows - count)
    check.equal(s"$name: what they are", problems.forall(_.contains("\"path\":\"$.measures.load\"")), true)
    val all = Using.resource(Files.list(folder))(_.iterator.asScala.map(_.getFileName.toString).toSet)
    val named = parts.flatMap(part => Seq(part.name, part.name + ".problems")).toSet
    check.equal(s"$name: files of attempts that are left", (all -- named).toSeq, Nil)
    val digest = sha256(out => paths.foreach(Files.copy(_, out)))
    check.equal(s"$name: SHA-256 of all files", digest, sequential(format, end))
  }

  private def files[S <: Style](folder: Path, format: Format[S], end: String) =
    new PartitionFiles[Event, S](folder.toString, format, _.id.toString, end)

  /** Of what one thread writes without Spark. */
  private def sequential(format: Format[?], end: String): String = sha256 { out =>
    for (id <- Iterator.iterate(0L)(_ + 1).takeWhile(_ < rows))
      try {
        out.write(format.toBytes(Events.event(id)))
        out.write(end.getBytes("UTF-8"))
      } catch { case _: RenderError => () }
  }

  private def sha256(write: OutputStream => Unit): String = {
    val digest = MessageDigest.getInstance("SHA-256")
    write(new DigestOutputStream(OutputStream.nullOutputStream(), digest))
    digest.digest().map("%02x".format(_)).mkString
  }

  /** Spark's reader of JSON files gets the rows that were written. */
  private def readBack(): Unit = {
    val read = spark.read.schema(events.schema).json(directory.resolve("NDJSON").toString + "/part-*.json")
    val hash = xxhash64(to_json(struct("*"))).cast("decimal(38,0)")
    def hashes(rows: DataFrame) = rows.select(count("*"), sum(hash)).head()
    val kept = events.filter((_: Event).id % Events.BadEvery != Events.NotANumber)
    check.equal("NDJSON that Spark reads back: rows and the sum of hashes", hashes(read), hashes(kept.toDF()))
  }
}

object FilesCheck {

  /** In partition 1, the first attempt fails after 100 rows. */
  private def failsOnce(rows: Iterator[Event]): Iterator[Event] = {
    val task = TaskContext.get()
    if (task.partitionId() != 1 || task.attemptNumber() > 0) rows
    else rows.take(100) ++ Iterator.single(0).flatMap(_ => throw new java.io.IOException("a task that fails once"))
  }
}
