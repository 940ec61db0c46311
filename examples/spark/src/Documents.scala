package spark

import java.security.MessageDigest

import org.apache.spark.sql.Dataset

import swarenderx.spark.Problem
import swarender.{Format, Json, JsonStyle, RenderError, Toml, Yaml}

/** A row as columns of text: null where the format refuses it, with a problem for each such column.
  */
final case class Documents(
    id: Long,
    json: Option[String],
    canonical: Option[String],
    sha256: Option[Array[Byte]],
    yaml: Option[String],
    toml: Option[String],
    problems: Seq[Problem]
)

object Documents {

  def of(events: Dataset[Event]): Dataset[Documents] = {
    import events.sparkSession.implicits._
    events.map(Documents(_))
  }

  /** The side output: every text that could not be written, with the path of its value. */
  def problems(documents: Dataset[Documents]): Dataset[Problem] = {
    import documents.sparkSession.implicits._
    documents.flatMap(_.problems)
  }

  def apply(event: Event): Documents = {
    val problems = Seq.newBuilder[Problem]
    def text(name: String, format: Format[?]): Option[String] =
      try Some(format.render(event))
      catch {
        case e: RenderError =>
          problems += Problem.of(event.id.toString, format, e).copy(format = name)
          None
      }
    val canonical = text("canonical", canonicalJson)
    Documents(
      event.id,
      text("json", Json),
      canonical,
      canonical.map(text => MessageDigest.getInstance("SHA-256").digest(text.getBytes("UTF-8"))),
      text("yaml", Yaml),
      text("toml", Toml),
      problems.result()
    )
  }

  private val canonicalJson = Json(JsonStyle.canonical)
}
