package playground

import scala.scalajs.js
import scala.scalajs.js.typedarray.Uint8Array

/** One output that the page asks for: an option of the converter is a pair of its name and value.
  */
trait OutputRequest extends js.Object {
  val format: String
  val style: String
  val options: js.Array[js.Tuple2[String, String]]
}

/** What the page sends to the worker: a text, or a file's bytes. */
trait ConversionRequest extends js.Object {
  val json: js.|[String, Uint8Array]
  val outputs: js.Array[OutputRequest]
}

/** What the worker sends back: how far it is, from 0 to 1; each output, or what is wrong; the end.
  */
sealed abstract class Reply extends js.Object { val kind: String }

abstract class Progress extends Reply {
  val kind = Progress.Kind
  val part: Double
}
object Progress { final val Kind = "progress" }

abstract class OutputReply extends Reply {
  val kind = OutputReply.Kind
  val format: String
  val text: js.UndefOr[Uint8Array]
  val error: js.UndefOr[String]
}
object OutputReply { final val Kind = "output" }

abstract class Done extends Reply {
  val kind = Done.Kind
  val size: Int
  val milliseconds: Double
}
object Done { final val Kind = "done" }
