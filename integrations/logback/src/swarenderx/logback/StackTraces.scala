package swarenderx.logback

import ch.qos.logback.classic.spi.{IThrowableProxy, StackTraceElementProxy}
import swarender.chars.Literal
import swarender.derivation.Direct
import swarender.output.ByteOutput

/** Makes the text of throwables as `Throwable.printStackTrace` does, with a bound.
  *
  * @param maxFrames
  *   of each throwable
  * @param maxChars
  *   of the text
  */
private final class StackTraces(maxFrames: Int, maxChars: Int) {
  import StackTraces._

  /** Whether [[write]] can be called: a text that is cut must be whole before. */
  def hasNoBound: Boolean = maxChars == Int.MaxValue

  def text(thrown: IThrowableProxy): String = {
    val frames = Math.min(framesOf(thrown).length, Math.min(maxFrames, ExpectedFrames))
    val text = new java.lang.StringBuilder(Math.min(frames * FrameChars + FrameChars, maxChars))
    add(thrown, "", 1, new Built(text, maxChars))
    if (text.length > maxChars) {
      // Not in the middle of a pair of surrogates.
      val end = Math.max(maxChars - 3, 0)
      text.setLength(if (end > 0 && Character.isHighSurrogate(text.charAt(end - 1))) end - 1 else end)
      text.append("...", 0, Math.min(maxChars, 3))
    }
    text.toString
  }

  /** Writes the text as a JSON string, part by part. */
  def write(before: Literal, thrown: IThrowableProxy, out: ByteOutput): Unit = {
    Direct.beginString(before, out)
    add(thrown, "", 1, new Written(out))
    Direct.endString(out)
  }

  /** @param tabs
    *   before the frames
    */
  private def add(thrown: IThrowableProxy, mark: String, tabs: Int, to: Parts): Unit =
    if (!to.isFull && to.takesThrowable()) {
      to.tabs(tabs - 1)
      to.part(mark)
      if (thrown.isCyclic) {
        to.part("[CIRCULAR REFERENCE: ")
        to.part(thrown.getClassName)
        to.part(": ")
        to.part(thrown.getMessage)
        to.part("]")
        to.lineFeed()
      } else {
        to.part(thrown.getClassName)
        if (thrown.getMessage ne null) {
          to.part(": ")
          to.part(thrown.getMessage)
        }
        to.lineFeed()
        frames(thrown, tabs, to)
        val suppressed = thrown.getSuppressed
        if (suppressed ne null) suppressed.foreach(add(_, "Suppressed: ", tabs + 1, to))
        if (thrown.getCause ne null) add(thrown.getCause, "Caused by: ", tabs, to)
      }
    }

  private def frames(thrown: IThrowableProxy, tabs: Int, to: Parts): Unit = {
    val all = framesOf(thrown)
    val own = all.length - thrown.getCommonFrames
    val shown = Math.min(own, maxFrames)
    var i = 0
    while (i < shown && !to.isFull) {
      to.tabs(tabs)
      frame(all(i), to)
      i += 1
    }
    if (shown < own) omitted(own - shown, " frames omitted", tabs, to)
    if (thrown.getCommonFrames > 0) omitted(thrown.getCommonFrames, " common frames omitted", tabs, to)
  }

  private def framesOf(thrown: IThrowableProxy): Array[StackTraceElementProxy] = {
    val all = thrown.getStackTraceElementProxyArray
    if (all eq null) NoFrames else all
  }

  private def omitted(n: Int, what: String, tabs: Int, to: Parts): Unit = {
    to.tabs(tabs)
    to.part("... ")
    to.part(Integer.toString(n))
    to.part(what)
    to.lineFeed()
  }

  private def frame(frame: StackTraceElementProxy, to: Parts): Unit = {
    to.part(frame.getSTEAsString)
    val packaging = frame.getClassPackagingData
    if (packaging ne null) {
      to.part(if (packaging.isExact) " [" else " ~[")
      to.part(packaging.getCodeLocation)
      to.part(":")
      to.part(packaging.getVersion)
      to.part("]")
    }
    to.lineFeed()
  }
}

private object StackTraces {

  /** A frame has about so many chars, and so has what is before the frames: with room for them the
    * text is not copied while it grows.
    */
  final val FrameChars = 80
  private final val ExpectedFrames = 10000

  /** Throwables may refer to others without end. */
  private final val MaxThrowables = 1000
  private val NoFrames = new Array[StackTraceElementProxy](0)

  /** Takes the text in parts. No part ends within a pair of surrogates. */
  abstract class Parts {
    def part(text: String): Unit
    def lineFeed(): Unit
    def tab(): Unit

    /** Whether no more is needed. */
    def isFull: Boolean

    private[this] var throwables = 0

    /** Counts one more throwable. Returns whether it is written. */
    final def takesThrowable(): Boolean = {
      throwables += 1
      if (throwables == MaxThrowables + 1) {
        part("... throwables omitted")
        lineFeed()
      }
      throwables <= MaxThrowables
    }

    final def tabs(n: Int): Unit = {
      var left = n
      while (left > 0) {
        tab()
        left -= 1
      }
    }
  }

  final class Built(text: java.lang.StringBuilder, maxChars: Int) extends Parts {
    def part(part: String): Unit = { val _ = text.append(part) }
    def lineFeed(): Unit = { val _ = text.append('\n') }
    def tab(): Unit = { val _ = text.append('\t') }
    def isFull: Boolean = text.length > maxChars
  }

  /** Writes them between the quotes of a JSON string. */
  final class Written(out: ByteOutput) extends Parts {
    def part(part: String): Unit = Direct.stringPart(String.valueOf(part), out)
    def lineFeed(): Unit = Direct.literal(LineFeed, out)
    def tab(): Unit = Direct.literal(Tab, out)
    def isFull: Boolean = false
  }

  private val LineFeed = Direct.constantPart("\n")
  private val Tab = Direct.constantPart("\t")
}
