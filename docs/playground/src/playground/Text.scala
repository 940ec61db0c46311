package playground

import scala.scalajs.js
import scala.scalajs.js.typedarray.Uint8Array

import org.scalajs.dom.{html, window}

/** Texts of the page. */
private object Text {
  private def newCoder(name: String): js.Dynamic =
    js.Dynamic.newInstance(js.Dynamic.global.globalThis.selectDynamic(name))()

  /** In UTF-8; the browser replaces lone surrogates. */
  def encoded(text: String): Uint8Array = newCoder("TextEncoder").encode(text).asInstanceOf[Uint8Array]

  def decoded(bytes: Uint8Array): String = newCoder("TextDecoder").decode(bytes).asInstanceOf[String]

  /** The first `size` bytes, without a part of a character at the end. */
  def beginning(bytes: Uint8Array, size: Int): String =
    newCoder("TextDecoder").decode(bytes.subarray(0, size), js.Dynamic.literal(stream = true)).asInstanceOf[String]

  def setHidden(element: html.Element, hidden: Boolean): Unit = {
    val _ = element.asInstanceOf[js.Dynamic].updateDynamic("hidden")(hidden)
  }

  /** A number of bytes as people read it. */
  def size(bytes: Int): String =
    if (bytes < 1000) s"$bytes B"
    else if (bytes < 1000000) s"${tenths(bytes / 1000.0)} kB"
    else s"${tenths(bytes / 1000000.0)} MB"

  private def tenths(n: Double): String = (Math.round(n * 10) / 10.0).toString

  /** Copies `text` and says whether the browser allowed it. */
  def copy(text: String, done: Boolean => Unit): Unit =
    window.navigator.asInstanceOf[js.Dynamic].clipboard.asInstanceOf[js.UndefOr[js.Dynamic]].toOption match {
      case None => done(false)
      case Some(clipboard) =>
        val allowed: js.Function1[Any, Unit] = _ => done(true)
        val refused: js.Function1[Any, Unit] = _ => done(false)
        val _ = clipboard.writeText(text).`then`(allowed, refused)
    }
}
