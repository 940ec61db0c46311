package swarender
package read

import swarender.event.OpenContainers

/** Goes through the tokens of a JSON text that are whole in what is held, and hands them to what
  * extends it. A token that is anything but what most are is left to [[JsonReader]].
  */
private[swarender] abstract class TokenRun {
  import JsonReader._

  /** What is gone through, and the containers that are open in it. */
  protected[this] final var text: JsonWindow = null
  protected[this] final var open: OpenContainers = null

  /** Goes from `text.at` on as far as it can, and moves that there. A container is open, and stays
    * so.
    *
    * @param strings
    *   reads the strings of `text`
    * @param state
    *   what comes next, as [[JsonReader]] numbers it
    * @return
    *   the same of what comes after
    */
  private[swarender] def go(text: JsonWindow, open: OpenContainers, strings: JsonStrings, state: Int): Int

  /** Whether `go` has stopped at a string that may come there and ends after what is held. */
  private[swarender] final var isCut = false

  /** How many containers can be open. */
  protected[this] def mostDepth: Int

  /** Finds the closing quote of a string that needs decoding from `clean` on; its text begins at
    * `from`. Returns the index after the quote, or -1 or `JsonBytes.Cut` if [[JsonReader]] must
    * read the string. Reads words of 8 bytes only where they begin below `last`.
    */
  protected[this] def stringEnd(from: Int, clean: Int, last: Int): Int

  /** A key or a string whose text is `[from, until)`; that before `clean` is ASCII which means
    * itself. If there is more, `stringEnd` has looked at it.
    */
  protected[this] def key(from: Int, clean: Int, until: Int): Unit
  protected[this] def string(from: Int, clean: Int, until: Int): Unit

  /** A number, which is `[from, until)`. */
  protected[this] def number(from: Int, until: Int): Unit

  /** `true`, `false` or `null`, which begins with `first`. */
  protected[this] def word(from: Int, first: Int): Unit

  /** The begin of a container, which is open now; the end of one, which is closed now. */
  protected[this] def begun(from: Int, isObject: Boolean): Unit
  protected[this] def ended(from: Int, isObject: Boolean): Unit

  /** White space. */
  protected[this] def space(from: Int, until: Int): Unit

  /** Hands out tokens, and returns what comes after them. */
  protected[this] final def tokens(state: Int): Int = {
    val a = text.bytes
    val last = text.lastWord
    val most = mostDepth
    var next = state
    var i = text.at
    var end = i
    while (end >= 0 && i < last) {
      val c = a(i)
      end = -1
      if (c == '"') {
        val clean = JsonBytes.clean(a, i + 1, last)
        val after = if (a(clean) == '"') clean + 1 else stringEnd(i + 1, clean, last)
        if (after == JsonBytes.Cut) isCut = next != Next
        else if (after > 0 && after - i - 2 <= text.maxToken) {
          if (next < Next) {
            string(i + 1, clean, after - 1)
            end = after
            next = Next
          } else if (next > Next && a(after) == ':') {
            key(i + 1, clean, after - 1)
            end = after + 1
            next = Value
          }
        }
      } else if (c == ',') {
        // What is too deep is refused before the comma is written.
        if (next == Next && open.depth < most) {
          end = i + 1
          next = if (open.inObject) Key else Value
        }
      } else if (c <= ' ') {
        val after = JsonBytes.space(a, i, last)
        if (after > i) {
          space(i, after)
          end = after
        }
      } else if (c == '{' || c == '[') {
        if (next < Next && open.depth < most) {
          open.begin(isObject = c == '{')
          begun(i, isObject = c == '{')
          end = i + 1
          next = if (c == '{') FirstKey else FirstValue
        }
      } else if (c == '}' || c == ']') {
        val isObject = c == '}'
        if (open.depth > 1 && open.inObject == isObject && (next == Next || next == first(isObject))) {
          open.end()
          ended(i, isObject)
          end = i + 1
          next = Next
        }
      } else if (next < Next) {
        if (c >= 'a') {
          end = JsonBytes.word(a, i)
          if (end > 0) word(i, c.toInt)
        } else {
          end = JsonBytes.number(a, i, last)
          if (end - i > text.maxToken) end = -1
          if (end > 0) number(i, end)
        }
        if (end > 0) next = Next
      }
      if (end >= 0) i = end
    }
    text.at = i
    next
  }

  private def first(isObject: Boolean): Int = if (isObject) FirstKey else FirstValue
}
