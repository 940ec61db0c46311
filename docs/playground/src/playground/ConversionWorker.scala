package playground

import scala.scalajs.js
import scala.scalajs.js.JSConverters.*
import scala.scalajs.js.typedarray.*

import org.scalajs.dom.{DedicatedWorkerGlobalScope, MessageEvent}

/** The worker: converts what the page sends, so that the page can be used meanwhile. */
object ConversionWorker {

  /** A document is long if one of its outputs is so many times longer than others may be. */
  private final val MuchLonger = 4

  private def scope = DedicatedWorkerGlobalScope.self

  /** @param input
    *   what reads the bytes of an input
    */
  def start(input: Array[Byte] => Conversion): Unit = {
    scope.onmessage = (event: MessageEvent) => convert(event.data.asInstanceOf[ConversionRequest], input)
    send(new Started)
  }

  private def convert(request: ConversionRequest, input: Array[Byte] => Conversion): Unit = {
    val started = js.Date.now()
    val bytes = ofInput(request.input)
    val conversion =
      if (bytes.forall(b => b == ' ' || b == '\t' || b == '\n' || b == '\r')) None else Some(input(bytes))
    val lengths = request.outputs.toSeq.zipWithIndex.map { case (wanted, i) =>
      val converted = conversion.map(
        _(
          Targets.all.find(_.name == wanted.format).get,
          wanted.style,
          wanted.options.toSeq.map(o => (o._1, o._2)),
          read => send(new Progress { val part = (i + read) / request.outputs.length })
        )
      )
      send(OutputReply(wanted.format, converted.flatMap(_.toOption).map(unsigned), converted.flatMap(_.left.toOption)))
      converted.flatMap(_.toOption).fold(0)(_.length)
    }
    val isLong = lengths.exists(_ > ConversionWorker.MuchLonger * Readers.MaxText)
    send(new Done {
      val size = bytes.length
      val milliseconds = js.Date.now() - started
      val isBroken = conversion.exists(_.isBroken)
      val json =
        conversion.filterNot(document => isLong || document.isBroken).flatMap(_.json(Readers.MaxText)).orUndefined
    })
  }

  private def ofInput(input: js.|[String, Uint8Array]): Array[Byte] = {
    val array = (input: Any) match {
      case text: String => Text.encoded(text)
      case file => file.asInstanceOf[Uint8Array]
    }
    new Int8Array(array.buffer, array.byteOffset, array.length).toArray
  }

  private def unsigned(bytes: Array[Byte]): Uint8Array = new Uint8Array(bytes.toTypedArray.buffer)

  private def send(reply: Reply): Unit = scope.postMessage(reply)
}
