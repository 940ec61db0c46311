package swarenderx.logback

import ch.qos.logback.classic.spi.{IThrowableProxy, StackTraceElementProxy}
import com.google.re2j.Pattern
import swarender.chars.Literal
import swarender.derivation.Direct
import swarender.output.ByteOutput
import swarender.Events

/** Makes the text of throwables as `Throwable.printStackTrace` does, with a bound. */
private final class StackTraces(settings: TraceSettings) {
  import StackTraces._
  import settings.{maxChars, maxFrames}

  private[this] val excluded = if (settings.excluded.isEmpty) null else new ExcludedFrames(settings.excluded)

  /** Whether [[write]] can be called: a text that is cut must be whole before. */
  def hasNoBound: Boolean = maxChars == Int.MaxValue

  def text(thrown: IThrowableProxy): String = {
    val whole = built(thrown, maxChars)
    cut(whole.text, whole.total)
  }

  /** Sends the text to `events`, which may mask parts of it: it is cut after that. */
  def send(thrown: IThrowableProxy, events: Events): Unit =
    sendCut(built(thrown, Int.MaxValue).text.toString, events)

  /** The same with a text that another one has made. */
  def sendCut(text: String, events: Events): Unit = MaskedEvents.sendCut(text, cut(_), events)

  def cut(text: String): String = cut(text, text.length.toLong)

  private def built(thrown: IThrowableProxy, max: Int): Built = {
    val frames = Math.min(framesOf(thrown).length, Math.min(maxFrames, ExpectedFrames))
    val to = new Built(new java.lang.StringBuilder(Math.min(frames * FrameChars + FrameChars, max)), max)
    add(thrown, "", 1, to)
    to
  }

  /** The beginning of `text`, of which `total` chars there are, and how many are missing. */
  private def cut(text: CharSequence, total: Long): String =
    if (total <= maxChars) text.toString
    else {
      val note = s"... $total characters omitted"
      val hasRoom = note.length < maxChars
      val max = Math.max(maxChars - (if (hasRoom) note.length else 3), 0)
      // Not in the middle of a pair of surrogates.
      val end = if (max > 0 && Character.isHighSurrogate(text.charAt(max - 1))) max - 1 else max
      val kept = text.subSequence(0, end).toString
      kept.concat(if (hasRoom) s"... ${total - end} characters omitted" else "...".substring(0, Math.min(maxChars, 3)))
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
    if (to.takesThrowable()) {
      val cause = if (thrown.isCyclic) null else thrown.getCause
      val isLater = settings.rootCauseFirst && (cause ne null)
      if (isLater) add(cause, mark, tabs, to)
      to.tabs(tabs - 1)
      to.part(if (isLater) "Wrapped by: " else mark)
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
        if ((cause ne null) && !isLater) add(cause, "Caused by: ", tabs, to)
      }
    }

  private def frames(thrown: IThrowableProxy, tabs: Int, to: Parts): Unit = {
    val all = framesOf(thrown)
    val common = if (settings.omitCommonFrames) thrown.getCommonFrames else 0
    val own = all.length - common
    var shown = 0
    var skipped = 0
    var i = 0
    while (i < own && shown < maxFrames) {
      if ((excluded ne null) && excluded.has(all(i))) skipped += 1
      else {
        if (skipped > 0) omitted(skipped, " frames excluded", tabs, to)
        skipped = 0
        to.tabs(tabs)
        frame(all(i), to)
        shown += 1
      }
      i += 1
    }
    if (skipped > 0) omitted(skipped, " frames excluded", tabs, to)
    if (i < own) omitted(own - i, " frames omitted", tabs, to)
    if (common > 0) omitted(common, " common frames omitted", tabs, to)
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

  /** Keeps somewhat more than `maxChars`, and counts all. */
  final class Built(val text: java.lang.StringBuilder, maxChars: Int) extends Parts {
    private[this] var counted = 0L
    def total: Long = counted

    def part(part: String): Unit = {
      val known = String.valueOf(part)
      counted += known.length
      if (text.length <= maxChars) { val _ = text.append(known) }
    }
    def lineFeed(): Unit = part("\n")
    def tab(): Unit = part("\t")
  }

  /** Writes them between the quotes of a JSON string. */
  final class Written(out: ByteOutput) extends Parts {
    def part(part: String): Unit = Direct.stringPart(String.valueOf(part), out)
    def lineFeed(): Unit = Direct.literal(LineFeed, out)
    def tab(): Unit = Direct.literal(Tab, out)
  }

  private val LineFeed = Direct.constantPart("\n")
  private val Tab = Direct.constantPart("\t")
}

/** Frames whose class and method match one of these regular expressions of RE2, in a part. */
private final class ExcludedFrames(regexes: Seq[String]) {
  private[this] val pattern = Pattern.compile(regexes.map(regex => s"(?:$regex)").mkString("|"))

  def has(frame: StackTraceElementProxy): Boolean = {
    val call = frame.getStackTraceElement
    pattern.matcher(s"${call.getClassName}.${call.getMethodName}").find()
  }
}
