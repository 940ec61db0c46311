package playground

import scala.scalajs.js
import scala.scalajs.js.JSConverters.*
import scala.scalajs.js.typedarray.*

import org.scalajs.dom.{DedicatedWorkerGlobalScope, MessageEvent}

/** The worker: converts what the page sends, so that the page can be used meanwhile. */
object ConversionWorker {

  /** How many bytes are read between two messages about it. */
  private final val Step = 1 << 18

  private def scope = DedicatedWorkerGlobalScope.self

  def start(): Unit = scope.onmessage = (event: MessageEvent) => convert(event.data.asInstanceOf[ConversionRequest])

  private def convert(request: ConversionRequest): Unit = {
    val started = js.Date.now()
    val json = bytes(request.json)
    val isBlank = json.forall(b => b == ' ' || b == '\t' || b == '\n' || b == '\r')
    request.outputs.zipWithIndex.foreach { case (wanted, i) =>
      var told = 0
      val conversion = new Conversion(
        json,
        read =>
          if (read - told >= Step) {
            told = read
            send(new Progress { val part = (i + read.toDouble / json.length) / request.outputs.length })
          }
      )
      val converted =
        if (isBlank) None
        else
          Some(conversion(Conversion.target(wanted.format), wanted.style, wanted.options.toSeq.map(o => (o._1, o._2))))
      send(new OutputReply {
        val format = wanted.format
        val text = converted.flatMap(_.toOption).map(unsigned).orUndefined
        val problem = converted.flatMap(_.left.toOption).orUndefined
      })
    }
    send(new Done {
      val size = json.length
      val milliseconds = js.Date.now() - started
    })
  }

  private def bytes(json: js.|[String, Uint8Array]): Array[Byte] = {
    val array = (json: Any) match {
      case text: String => Text.encoded(text)
      case file => file.asInstanceOf[Uint8Array]
    }
    new Int8Array(array.buffer, array.byteOffset, array.length).toArray
  }

  private def unsigned(bytes: Array[Byte]): Uint8Array = new Uint8Array(bytes.toTypedArray.buffer)

  private def send(reply: Reply): Unit = scope.postMessage(reply)
}
