package swarenderx

import org.apache.spark.sql.Row
import swarender.Encoder

/** Rows of Spark as JSON, YAML and TOML.
  *
  * {{{
  * import swarenderx.spark._
  *
  * events.select(Functions.text(Json)(struct("*")))            // a column of text
  * new PartitionFiles[Event, JsonStyle](directory, Json, _.id.toString, "\n").write(dataset)
  * }}}
  */
package object spark {

  /** Writes a row of any schema: a struct is an object, a map has its keys as text, binary is
    * base64, a variant is the JSON that it holds. Dates and times are those of java.time. A row
    * without a schema throws an `IllegalArgumentException`.
    */
  implicit val rowEncoder: Encoder[Row] = RowEncoder.encoder
}
