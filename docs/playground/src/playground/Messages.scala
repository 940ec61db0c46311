package playground

import scala.scalajs.js
import scala.scalajs.js.JSConverters.*
import scala.scalajs.js.typedarray.Uint8Array

import converter.ErrorLine

/** One output that the page asks for: an option of the converter is a pair of its name and value.
  */
trait OutputRequest extends js.Object {
  val format: String
  val style: String
  val options: js.Array[js.Tuple2[String, String]]
}

/** What the page sends to the worker: a text, or a file's bytes. */
trait ConversionRequest extends js.Object {
  val input: js.|[String, Uint8Array]
  val outputs: js.Array[OutputRequest]
}

/** What the worker sends: that it has been loaded; then to each request how far it is, from 0 to 1;
  * each output, or what is wrong, or neither if there is no input; the end.
  */
sealed abstract class Reply extends js.Object { val kind: String }

final class Started extends Reply { val kind = Started.Kind }
object Started { final val Kind = "started" }

abstract class Progress extends Reply {
  val kind = Progress.Kind
  val part: Double
}
object Progress { final val Kind = "progress" }

abstract class OutputReply extends Reply {
  val kind = OutputReply.Kind
  val format: String
  val text: js.UndefOr[Uint8Array]
  val problem: js.UndefOr[Problem]
}
object OutputReply {
  final val Kind = "output"

  def apply(ofFormat: String, written: Option[Uint8Array], wrong: Option[Problem]): OutputReply = new OutputReply {
    val format = ofFormat
    val text = written.orUndefined
    val problem = wrong.orUndefined
  }
}

/** What is wrong: with the input if `isSyntax`, else with one output of it. The place in the input
  * is a line and a character of it, from 1 on; 0 where an option is wrong.
  */
trait Problem extends js.Object {
  val text: String
  val line: Double
  val column: Double
  val isSyntax: Boolean
}
object Problem {
  def apply(what: String, atLine: Long = 0, atColumn: Long = 0, isSyntax: Boolean = false): Problem = {
    val ofSyntax = isSyntax
    new Problem {
      val text = ErrorLine.escaped(what)
      val line = atLine.toDouble
      val column = atColumn.toDouble
      val isSyntax = ofSyntax
    }
  }
}

abstract class Done extends Reply {
  val kind = Done.Kind
  val size: Int
  val milliseconds: Double

  /** Whether the worker is not to be asked again. */
  val isBroken: Boolean

  /** The document as JSON, if the input was something else and it is not long. */
  val json: js.UndefOr[String]
}
object Done { final val Kind = "done" }
