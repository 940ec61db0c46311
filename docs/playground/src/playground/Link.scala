package playground

import scala.scalajs.js
import scala.scalajs.js.typedarray.{ArrayBuffer, Uint8Array}

import org.scalajs.dom
import org.scalajs.dom.{URLSearchParams, window}

/** What the fragment of an address says: `input=jsonnet&yaml=pretty&yaml.width=40&text=...`, the
  * text compressed (deflate) and in base64url. A fragment is never sent to a server.
  */
final class Link(fragment: String) {
  private val entries = new URLSearchParams(if (fragment.length <= Link.MaxFragment) fragment else "")

  /** What the text is written in. */
  def language: Language = Option(entries.get(Link.InputEntry)).flatMap(Language.named(_)).getOrElse(Language.Json)

  def style(format: String): Option[String] = Option(entries.get(format))

  def options(format: String): Map[String, String] = {
    val prefix = format + "."
    entries
      .asInstanceOf[js.Iterable[js.Array[String]]]
      .iterator
      .collect {
        case entry if entry(0).startsWith(prefix) => entry(0).stripPrefix(prefix) -> entry(1)
      }
      .toMap
  }

  /** The text, if there is one; fails if it is damaged. */
  def text: js.Promise[Option[String]] = Option(entries.get(Link.TextEntry)) match {
    case None => js.Promise.resolve[Option[String]](None)
    case Some(coded) =>
      js.Promise.resolve[String](coded).`then`[Option[String]] { coded =>
        val binary = window.atob(coded.replace('-', '+').replace('_', '/'))
        val bytes = new Uint8Array(js.Array(binary.map(_.toShort): _*))
        Link
          .through("DecompressionStream", bytes)
          .`then`[Option[String]]((bytes: Uint8Array) => Some(Text.decoded(bytes)))
      }
  }
}

object Link {

  /** Chars of a text and of a fragment. */
  final val MaxText = 1000000
  final val MaxFragment = 30000

  private final val InputEntry = "input"
  private final val TextEntry = "text"

  /** The fragment for a text and the styles it is converted to. */
  def of(language: Language, text: String, outputs: Seq[OutputRequest]): js.Promise[String] =
    through("CompressionStream", Text.encoded(text)).`then`[String] { bytes =>
      val entries = new URLSearchParams
      if (language != Language.Json) entries.append(InputEntry, language.name)
      outputs.foreach { output =>
        entries.append(output.format, output.style)
        output.options.foreach(option => entries.append(s"${output.format}.${option._1}", option._2))
      }
      val binary = bytes.map(b => b.toChar).mkString
      entries.append(TextEntry, window.btoa(binary).replace('+', '-').replace('/', '_').filter(_ != '='))
      entries.toString
    }

  /** The bytes that the browser's stream of that name makes of `bytes`. */
  private def through(stream: String, bytes: Uint8Array): js.Promise[Uint8Array] = {
    val coder = js.Dynamic.newInstance(js.Dynamic.global.globalThis.selectDynamic(stream))("deflate-raw")
    val coded = new dom.Blob(js.Array(bytes)).asInstanceOf[js.Dynamic].stream().pipeThrough(coder)
    js.Dynamic
      .newInstance(js.Dynamic.global.Response)(coded)
      .arrayBuffer()
      .asInstanceOf[js.Promise[ArrayBuffer]]
      .`then`[Uint8Array]((buffer: ArrayBuffer) => new Uint8Array(buffer))
  }
}
