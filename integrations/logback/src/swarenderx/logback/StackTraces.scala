package swarenderx.logback

import ch.qos.logback.classic.spi.{IThrowableProxy, StackTraceElementProxy}

/** Makes the text of throwables as `Throwable.printStackTrace` does, with a bound.
  *
  * @param maxFrames
  *   of each throwable
  * @param maxChars
  *   of the text
  */
private final class StackTraces(maxFrames: Int, maxChars: Int) {
  def text(thrown: IThrowableProxy): String = {
    val frames = Math.min(thrown.getStackTraceElementProxyArray.length, maxFrames)
    val text = new java.lang.StringBuilder(Math.min(frames * StackTraces.FrameChars + StackTraces.FrameChars, maxChars))
    add(thrown, "", 1, text)
    if (text.length > maxChars) {
      // Not in the middle of a pair of surrogates.
      val end = Math.max(maxChars - 3, 0)
      text.setLength(if (end > 0 && Character.isHighSurrogate(text.charAt(end - 1))) end - 1 else end)
      text.append("...")
    }
    text.toString
  }

  /** @param tabs
    *   before the frames
    */
  private def add(thrown: IThrowableProxy, mark: String, tabs: Int, text: java.lang.StringBuilder): Unit =
    if (text.length <= maxChars) {
      indent(tabs - 1, text).append(mark)
      if (thrown.isCyclic)
        text
          .append("[CIRCULAR REFERENCE: ")
          .append(thrown.getClassName)
          .append(": ")
          .append(thrown.getMessage)
          .append("]\n")
      else {
        text.append(thrown.getClassName)
        if (thrown.getMessage ne null) text.append(": ").append(thrown.getMessage)
        text.append('\n')
        frames(thrown, tabs, text)
        val suppressed = thrown.getSuppressed
        if (suppressed ne null) suppressed.foreach(add(_, "Suppressed: ", tabs + 1, text))
        if (thrown.getCause ne null) add(thrown.getCause, "Caused by: ", tabs, text)
      }
    }

  private def frames(thrown: IThrowableProxy, tabs: Int, text: java.lang.StringBuilder): Unit = {
    val all = thrown.getStackTraceElementProxyArray
    val own = all.length - thrown.getCommonFrames
    val shown = Math.min(own, maxFrames)
    var i = 0
    while (i < shown && text.length <= maxChars) {
      frame(all(i), indent(tabs, text))
      i += 1
    }
    if (shown < own) indent(tabs, text).append("... ").append(own - shown).append(" frames omitted\n")
    if (thrown.getCommonFrames > 0)
      indent(tabs, text).append("... ").append(thrown.getCommonFrames).append(" common frames omitted\n")
  }

  private def frame(frame: StackTraceElementProxy, text: java.lang.StringBuilder): Unit = {
    text.append(frame.getSTEAsString)
    val packaging = frame.getClassPackagingData
    if (packaging ne null)
      text
        .append(if (packaging.isExact) " [" else " ~[")
        .append(packaging.getCodeLocation)
        .append(':')
        .append(packaging.getVersion)
        .append(']')
    val _ = text.append('\n')
  }

  private def indent(tabs: Int, text: java.lang.StringBuilder): java.lang.StringBuilder = {
    var left = tabs
    while (left > 0) {
      text.append('\t')
      left -= 1
    }
    text
  }
}

private object StackTraces {

  /** A frame has about so many chars, and so has what is before the frames: with room for them the
    * text is not copied while it grows.
    */
  final val FrameChars = 80
}
