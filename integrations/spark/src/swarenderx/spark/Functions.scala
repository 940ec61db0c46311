package swarenderx.spark

import org.apache.spark.sql.expressions.UserDefinedFunction
import org.apache.spark.sql.functions.udf
import org.apache.spark.sql.{Column, Row}

import swarender.{Encoder, Format}

/** The text of a struct, or where it has none and why. */
final case class Rendered(text: Option[String], path: Option[String], detail: Option[String])

/** Functions for columns: `select(Functions.render(Json)(struct("*")))`. */
object Functions {

  /** The text of a struct; a row that the format refuses fails the query with its path. Spark holds
    * strings in UTF-8: the cast of bytes to a string costs nothing, that of a `String` a copy.
    */
  def text(format: Format[?])(struct: Column): Column = toBytes(format)(struct).cast("string")
  private def toBytes(format: Format[?]) = udf((row: Row) => format.toBytes(row))

  /** For queries that go on after an error: `rendered.text` is the text or null, `rendered.path`
    * the value that the format refuses, or `$` if text in the row is not JSON.
    */
  def render(format: Format[?]): UserDefinedFunction = udf((row: Row) => rendered(format, row))

  private[spark] def rendered[T: Encoder](format: Format[?], row: T): Rendered =
    try Rendered(Some(format.render(row)), None, None)
    catch { case Refusal(refusal) => Rendered(None, Some(refusal.path), Some(refusal.detail)) }
}
