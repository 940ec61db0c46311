package spark

import swarender.{Encoder, RenderError}

/** Why a row has no text in a format: a row of the side output. `path` is the value in the row that
  * the format refuses.
  */
final case class Problem(id: Long, format: String, kind: String, path: String, detail: String)
object Problem {
  implicit val encoder: Encoder[Problem] = Encoder.derived

  def of(id: Long, format: String, error: RenderError): Problem =
    Problem(id, format, error.kind.toString, error.path, error.detail)
}
