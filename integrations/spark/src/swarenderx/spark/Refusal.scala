package swarenderx.spark

import swarender.{JsonSyntaxError, RenderError}

/** Why a row has no text: a value that the format refuses, or text in it that is not JSON, whose
  * place is only known in the text. Other exceptions are no fault of the row.
  */
private final class Refusal(val kind: String, val path: String, val detail: String)

private object Refusal {
  def apply(e: RenderError): Refusal = new Refusal(e.kind.toString, e.path, e.detail)

  def unapply(e: Throwable): Option[Refusal] = e match {
    case e: RenderError => Some(Refusal(e))
    case e: JsonSyntaxError => Some(new Refusal("bad JSON text", "$", e.getMessage))
    case _ => None
  }
}
