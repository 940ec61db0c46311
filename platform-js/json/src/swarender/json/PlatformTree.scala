package swarender
package json

import scala.collection.mutable.ArrayBuffer
import scala.scalajs.js
import scala.scalajs.js.annotation.JSGlobal

import swarender.event.TreeTokens
import swarender.output.Output
import swarender.platform.CopiedBytes

private[swarender] object PlatformTree {

  /** What writes trees as JSON. */
  private[json] def writer(out: Output, tokens: JsonTokens, writer: JsonWriter): TreeTokens =
    new EngineTree(out, tokens, writer)

  /** Whether a `DirectTree` writes trees as compact JSON to bytes. */
  final val IsDirect = false
}

/** Writes with a map and numbers of the engine. */
private[json] final class EngineTree(out: Output, tokens: JsonTokens, writer: JsonWriter)
    extends TreeWriter(out, tokens, writer) {
  import EngineTree.*

  private[this] val batches = tokens.isCompact && tokens.numbers.isEcma

  /** The texts of the keys of the last documents; the empty text for a key that came once. */
  private[this] val keys = new KeyTexts

  override def write(value: ujson.Value, level: Int): Unit = {
    if (keys.size == MostKeys) keys.clear()
    super.write(value, level)
  }

  override def key(s: String): Unit = {
    val known = keys.get(s)
    if (known.isDefined && (known.asInstanceOf[String] ne "")) out.ascii(known.asInstanceOf[String])
    else {
      writer.checkSurrogates(s)
      tokens.writeKey(out, s)
      if (s.length <= MaxKey && keys.size < MostKeys) keep(s, known.isDefined)
    }
  }

  private def keep(s: String, again: Boolean): Unit = {
    val text = if (again) tokens.textOf(s) else ""
    if (CopiedBytes.isShort(text)) keys.set(s, text)
  }

  protected override def elements(all: ArrayBuffer[ujson.Value], level: Int): Unit = {
    val batch = if (batches && all.length > 0 && level + BatchLevels <= levels) batchOf(all, BatchLevels) else null
    if (batch ne null) out.ascii(js.JSON.stringify(batch)) else super.elements(all, level)
  }

  /** The elements as an array of the engine, if all are numbers that `JSON.stringify` writes as the
    * style does, or arrays of these; else null. The engine writes an array of numbers without
    * making a string of each.
    */
  private def batchOf(all: ArrayBuffer[ujson.Value], levels: Int): js.Array[Any] = {
    val n = all.length
    val batch = new js.Array[Any](n)
    var i = 0
    while (i < n) {
      val element: Any = all(i) match {
        case v: ujson.Num if isPlain(v.value) => v.value
        case a: ujson.Arr if levels > 1 => batchOf(a.value, levels - 1)
        case _ => null
      }
      if (element == null) return null
      batch(i) = element
      i += 1
    }
    batch
  }

  /** Whether `JSON.stringify` writes it with its sign, as a number. */
  private def isPlain(v: Double): Boolean = Math.abs(v) <= Double.MaxValue && (v != 0 || 1 / v > 0)
}

private object EngineTree {
  private final val MostKeys = 512
  private final val MaxKey = 64

  /** How many arrays nested are written at once: the coordinates of GeoJSON are three or four. An
    * array that has something else is walked once for each level.
    */
  private final val BatchLevels = 4
}

/** The engine's `Map`, whose keys it compares by their identity where it can. */
@js.native
@JSGlobal("Map")
private final class KeyTexts extends js.Object {
  def get(key: String): js.UndefOr[String] = js.native
  def set(key: String, text: String): Unit = js.native
  def size: Int = js.native
  def clear(): Unit = js.native
}
