package swarender
package read

import java.util.Arrays

import swarender.event.{CopyTarget, EventState, OpenContainers, HasCopyTarget}

/** Copies JSON text to `target` as it is: what is between two white spaces in one piece.
  *
  * @param place
  *   what keeps the place of what is copied, or null
  */
private[read] final class TextCopier(target: CopyTarget, place: EventState) extends TokenRun {
  private[this] val out = target.out

  /** Where what is not written yet begins. */
  private[this] var from = 0

  /** How many containers are open around the text. */
  private[this] var outer = 0

  /** How many containers were open when copying began, and the least since. */
  private[this] var first = 0
  private[this] var least = 0

  /** Per level from `least` on: how many elements of an array were copied; where the text of the
    * last key begins that was copied, or -1, and where it ends.
    */
  private[this] var counts = new Array[Int](TextCopier.InitialDepth)
  private[this] var keys = new Array[Int](TextCopier.InitialDepth)
  private[this] var keyEnds = new Array[Int](TextCopier.InitialDepth)

  protected[this] def mostDepth: Int = Math.min(target.mostLevels - outer, OpenContainers.MaxDepth)

  /** After a comma that no event has told of, it does nothing. */
  private[swarender] def go(text: JsonWindow, open: OpenContainers, strings: JsonStrings, state: Int): Int =
    if (text.at >= text.lastWord || state == JsonReader.Key || state == JsonReader.Value && !open.inObject) state
    else {
      this.text = text
      this.open = open
      first = open.depth
      least = first
      enter(first)
      if (place ne null) place.expected |= EventState.Broken
      from = text.at
      outer = target.level - open.depth
      val next = tokens(state)
      write(text.at)
      target.copied(outer + open.depth, TextCopier.place(next))
      if (place ne null) move(strings, next)
      next
    }

  protected[this] def space(from: Int, until: Int): Unit = {
    write(from)
    this.from = until
  }

  private def write(until: Int): Unit = if (until > from) out.utf8(text.bytes, from, until)

  protected[this] def stringEnd(from: Int, clean: Int, last: Int): Int = JsonBytes.string(text.bytes, clean, last)

  protected[this] def key(from: Int, clean: Int, until: Int): Unit = {
    keys(open.depth) = from
    keyEnds(open.depth) = until
  }

  protected[this] def string(from: Int, clean: Int, until: Int): Unit = counts(open.depth) += 1
  protected[this] def number(from: Int, until: Int): Unit = counts(open.depth) += 1
  protected[this] def word(from: Int, first: Int): Unit = counts(open.depth) += 1
  protected[this] def begun(from: Int, isObject: Boolean): Unit = enter(open.depth)

  protected[this] def ended(from: Int, isObject: Boolean): Unit = {
    if (open.depth < least) {
      least = open.depth
      enter(least)
    }
    counts(open.depth) += 1
  }

  private def enter(depth: Int): Unit = {
    if (depth >= counts.length) {
      counts = Arrays.copyOf(counts, depth * 2)
      keys = Arrays.copyOf(keys, depth * 2)
      keyEnds = Arrays.copyOf(keyEnds, depth * 2)
    }
    counts(depth) = 0
    keys(depth) = -1
  }

  /** Moves `place` to where copying has come. */
  private def move(strings: JsonStrings, state: Int): Unit = {
    var level = first
    while (level > least) {
      place.end()
      level -= 1
    }
    while (level <= open.depth) {
      if (level > least) place.begin(open.isObject(level))
      place.skip(counts(level))
      if (keys(level) >= 0) place.key(strings.decoded(keys(level), keyEnds(level)))
      level += 1
    }
    place.expected =
      if (!open.inObject) EventState.Element
      else if (state == JsonReader.Value) EventState.Member
      else EventState.Key
  }
}

private[read] object TextCopier {
  private final val InitialDepth = 16

  /** What copies text to where `events` end, or null if nothing does. */
  def to(events: Events): TextCopier = events match {
    case text: HasCopyTarget if text.copyTarget ne null => new TextCopier(text.copyTarget, text.copyPlace)
    case _ => null
  }

  /** What `next`, which is the reader's, is to the target. */
  private def place(next: Int): Int =
    if (next == JsonReader.Next) CopyTarget.Next
    else if (next == JsonReader.FirstValue || next == JsonReader.FirstKey) CopyTarget.First
    else CopyTarget.Value
}
