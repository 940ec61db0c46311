package swarender
package toml

import java.util.Arrays

import swarender.output.Output
import swarender.chars.{AsciiSlice, Reusable}

/** The keys that lead from the root to a table, as they are in its header. The text of bare keys
  * stays until other keys replace them: tables in arrays have the same path again and again.
  */
private[toml] final class TomlPath(out: Output, strings: TomlStrings) extends Reusable {
  private[this] var keys = new Array[String](TomlPath.InitialSize)
  private[this] var used = 0

  /** How many keys there have been at most. */
  private[this] var most = 0

  /** How many keys of `keys` have their text, of which the last one's ends at `ends`: all of them
    * are bare. Dots are between them.
    */
  private[this] var ready = 0
  private[this] var ends = new Array[Int](TomlPath.InitialSize)
  private[this] var text = new Array[Byte](TomlPath.InitialText)
  private[this] var slice: AsciiSlice = null

  /** How many keys there are. */
  def size: Int = used

  def push(key: String): Unit = {
    if (used == keys.length) {
      keys = Arrays.copyOf(keys, used * 2)
      ends = Arrays.copyOf(ends, used * 2)
    }
    if (used >= ready || !key.equals(keys(used))) {
      ready = Math.min(ready, used)
      keys(used) = key
    }
    used += 1
    if (used > most) most = used
  }

  def pop(): Unit = used -= 1

  /** Goes back to the first `size` keys; there are so many at least. */
  def truncate(size: Int): Unit = used = size

  def forget(): Unit = {
    used = 0
    ready = 0
    Arrays.fill(keys.asInstanceOf[Array[AnyRef]], 0, most, null)
    most = 0
  }
  private[swarender] def isSmall: Boolean = keys.length <= TomlPath.Retained && text.length <= TomlPath.RetainedText

  /** Writes the keys from the one at `from` on, with dots between; there is one. */
  def write(from: Int): Unit =
    if (from == 0 && isReady) {
      if (slice eq null) slice = new AsciiSlice
      out.ascii(slice.set(text, 0, ends(used - 1)))
    } else {
      var i = from
      while (i < used) {
        if (i > from) out.ascii('.')
        strings.key(out, keys(i))
        i += 1
      }
    }

  /** Makes the texts that are missing; whether there are all of them. */
  private def isReady: Boolean = {
    while (ready < used && strings.isBare(keys(ready))) add(keys(ready))
    ready >= used
  }

  private def add(key: String): Unit = {
    var at = if (ready == 0) 0 else ends(ready - 1) + 1
    val end = at + key.length
    if (end + AsciiSlice.Slack > text.length)
      text = Arrays.copyOf(text, Math.max(2 * text.length, end + AsciiSlice.Slack))
    if (ready > 0) text(at - 1) = '.'
    var i = 0
    while (at < end) {
      text(at) = key.charAt(i).toByte
      at += 1
      i += 1
    }
    ends(ready) = end
    ready += 1
  }
}

private object TomlPath {
  final val InitialSize = 16
  final val InitialText = 256
  final val Retained = 256
  final val RetainedText = 64 * 1024
}
