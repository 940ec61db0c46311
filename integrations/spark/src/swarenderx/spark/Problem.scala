package swarenderx.spark

import swarender.{Encoder, Format, RenderError}

/** Why a row has no text in a format: a row of the side output.
  *
  * @param id
  *   names the row
  * @param path
  *   the value in the row that the format refuses; `$` where text in the row is not JSON
  */
final case class Problem(id: String, format: String, kind: String, path: String, detail: String)
object Problem {
  implicit val encoder: Encoder[Problem] = Encoder.derived

  def of(id: String, format: Format[?], error: RenderError): Problem = of(id, format, Refusal(error))

  private[spark] def of(id: String, format: Format[?], refusal: Refusal): Problem =
    Problem(id, format.fileExtension, refusal.kind, refusal.path, refusal.detail)
}
