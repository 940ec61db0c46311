package swarenderx.spark

import java.io.OutputStream

import org.apache.spark.TaskContext
import org.apache.spark.sql.{Dataset, Encoder => Columns}

import swarender.output.{PagePool, PagesSink}
import swarender.{Encoder, Format, Json, Renderer, Style}

import scala.util.Using

/** What a task has written: `rows` documents in a file of `bytes` bytes, and `problems` lines in
  * another.
  */
final case class PartFile(partition: Int, name: String, rows: Long, problems: Long, bytes: Long, crc: Long)
object PartFile {
  implicit val encoder: Encoder[PartFile] = Encoder.derived
}

/** A sink for `mapPartitions`: a file of documents per partition, and a file of the rows that have
  * none. A row is written whole or not at all. Task attempts write files of their own names, which
  * get their last names when the attempt has ended, so that a failed attempt leaves nothing.
  *
  * The format, its style and the encoder go to the executors with the task.
  *
  * {{{
  * new PartitionFiles[Event, JsonStyle](directory, Json, _.id.toString, "\n").write(events)
  * }}}
  *
  * @param directory
  *   a folder that all executors see
  * @param id
  *   names a row in the side output
  * @param end
  *   what follows each document
  */
final class PartitionFiles[T, S <: Style](directory: String, format: Format[S], id: T => String, end: String = "")(
    implicit encoder: Encoder[T]
) extends Serializable {

  /** Writes all rows, and returns the files of each partition. */
  def write(rows: Dataset[T])(implicit columns: Columns[PartFile]): Seq[PartFile] =
    rows.mapPartitions(part => Iterator.single(writePart(part))).collect().toSeq

  private def writePart(rows: Iterator[T]): PartFile = {
    val task = TaskContext.get()
    writePart(rows, task.partitionId(), task.taskAttemptId())
  }

  /** Both files, or none. */
  private[spark] def writePart(rows: Iterator[T], partition: Int, attempt: Long): PartFile = {
    val name = f"part-$partition%05d.${format.fileExtension}"
    Using.resource(new AttemptFile(directory, name, attempt)) { good =>
      Using.resource(new AttemptFile(directory, name + ".problems", attempt)) { bad =>
        val (written, failed) = writeRows(rows, good.out, bad.out)
        val (bytes, crc) = good.finish()
        bad.finish()
        bad.publish()
        good.publish()
        bad.keep()
        good.keep()
        PartFile(partition, name, written, failed, bytes, crc)
      }
    }
  }

  /** A row is in the pages until it is whole. The pages come from the pool and go back to it with
    * each `reset`.
    */
  private def writeRows(rows: Iterator[T], out: OutputStream, errors: OutputStream): (Long, Long) = {
    val pages = new PagesSink(PartitionFiles.pool)
    val renderer = format.renderer(pages)
    val after = end.getBytes("UTF-8")
    var written, failed = 0L
    try
      while (rows.hasNext) {
        val row = rows.next()
        problem(row, renderer) match {
          case None =>
            pages.writeTo(out)
            out.write(after)
            written += 1
          case Some(problem) =>
            Json.writeAll(Iterator.single(problem), errors)
            failed += 1
        }
        renderer.reset()
      }
    finally pages.close()
    (written, failed)
  }

  private def problem(row: T, renderer: Renderer): Option[Problem] =
    try {
      renderer.value(row)
      renderer.flush()
      None
    } catch { case Refusal(refusal) => Some(Problem.of(id(row), format, refusal)) }
}

object PartitionFiles {

  /** One pool per executor: the tasks of an executor share its classes. */
  val pool: PagePool.Bounded = PagePool.bounded(16 * 1024, 64)
}
