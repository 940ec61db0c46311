package swarender
package read

import swarender.event.{EventState, OpenContainers}
import java.util.Arrays

/** Copies the tokens of a JSON text as they are, and so without events. */
private[swarender] abstract class TextCopier extends TokenRun {

  /** What keeps the place of what is copied, or null. */
  private[this] var place: EventState = null

  /** How many containers were open when copying began, and the least since. */
  private[this] var first = 0
  private[this] var least = 0

  /** Per level from `least` on: how many elements of an array were copied; where the text of the
    * last key begins that was copied, or -1, and where it ends.
    */
  private[this] var counts = new Array[Int](TextCopier.InitialDepth)
  private[this] var keys = new Array[Int](TextCopier.InitialDepth)
  private[this] var keyEnds = new Array[Int](TextCopier.InitialDepth)

  private[swarender] final def keepPlace(place: EventState): Unit = this.place = place

  /** After a comma that no event has told of, it does nothing. */
  private[swarender] final def go(text: JsonWindow, open: OpenContainers, strings: JsonStrings, state: Int): Int =
    if (text.at >= text.lastWord || state == JsonReader.Key || state == JsonReader.Value && !open.inObject) state
    else {
      this.text = text
      this.open = open
      first = open.depth
      least = first
      enter(first)
      if (place ne null) place.expected |= EventState.Broken
      beforeCopy()
      val next = tokens(state)
      afterCopy(next)
      if (place ne null) move(strings, next)
      next
    }

  /** What has to be done before and after some tokens; `next` is what comes after them. */
  protected[this] def beforeCopy(): Unit
  protected[this] def afterCopy(next: Int): Unit

  protected[this] final def stringEnd(from: Int, clean: Int, last: Int): Int = JsonBytes.string(text.bytes, clean, last)

  protected[this] final def key(from: Int, clean: Int, until: Int): Unit = {
    keys(open.depth) = from
    keyEnds(open.depth) = until
  }

  protected[this] final def string(from: Int, clean: Int, until: Int): Unit = counts(open.depth) += 1
  protected[this] final def number(from: Int, until: Int): Unit = counts(open.depth) += 1
  protected[this] final def word(from: Int, first: Int): Unit = counts(open.depth) += 1
  protected[this] final def begun(from: Int, isObject: Boolean): Unit = enter(open.depth)

  protected[this] final def ended(from: Int, isObject: Boolean): Unit = {
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

private[swarender] object TextCopier {
  private final val InitialDepth = 16

  /** `copier`, which moves `place` as well. */
  def placed(copier: TextCopier, place: EventState): TextCopier = {
    if (copier ne null) copier.keepPlace(place)
    copier
  }
}

/** Events, or what they go to, that JSON text can be copied to. */
private[swarender] trait CopiesText {

  /** What copies it, or null if nothing does. */
  private[swarender] def textCopier: TextCopier
}
