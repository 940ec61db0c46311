package spark

import java.nio.file.{Files, Paths}

import swarenderx.spark.PartitionFiles
import swarender.{Json, JsonStyle, Yaml, YamlStyle}

/** Writes generated events as files of NDJSON and of YAML streams, with a file of problems for each
  * partition, and shows three rows as columns of text: `Main DIRECTORY [ROWS]`.
  */
object Main {
  def main(args: Array[String]): Unit = {
    val directory = Files.createDirectories(Paths.get(args(0))).toString
    val rows = args.lift(1).fold(10000L)(_.toLong)
    val spark = Session.local()
    import spark.implicits._
    try {
      val events = Events.dataset(spark, rows, partitions = 4)
      val stream = Yaml(YamlStyle.safe.withDocumentStart(true))
      val files = new PartitionFiles[Event, JsonStyle](directory, Json, _.id.toString, "\n").write(events) ++
        new PartitionFiles[Event, YamlStyle](directory, stream, _.id.toString).write(events)
      files.foreach(part => println(Json.render(part)))
      Documents.of(events).show(3, truncate = 60, vertical = true)
    } finally spark.stop()
  }
}
