package swarender

import swarender.RenderError.Segment
import swarender.chars.QuotedText

/** The way from the root of a document to a value, as text. */
private[swarender] object PathText {

  /** How many segments of a long path are shown at each end. */
  private final val Shown = 16
  private final val AnyIndex = "[*]"

  /** The path as text, such as `$.spec.ports[2]["a b"]`. */
  def apply(segments: List[Segment]): String = {
    val text = new java.lang.StringBuilder("$")
    append(text, segments)
    text.toString
  }

  /** The path as text, of a long one only its ends: `$.a.b…(9968 more).y.z`. */
  def bounded(segments: List[Segment]): String = {
    val more = segments.length - 2 * Shown
    if (more <= 0) apply(segments)
    else {
      val text = new java.lang.StringBuilder("$")
      append(text, segments.take(Shown))
      text.append("\u2026(").append(more).append(" more)")
      append(text, segments.drop(Shown + more))
      text.toString
    }
  }

  /** The path inside so many arrays, with `[*]` for each index. */
  def pattern(arrays: Int, segments: List[Segment]): String = {
    val text = new java.lang.StringBuilder("$")
    var i = 0
    while (i < arrays) {
      text.append(AnyIndex)
      i += 1
    }
    var left = segments
    while (left.nonEmpty) {
      left.head match {
        case RenderError.Key(key) => appendKey(text, key)
        case RenderError.Index(_) => text.append(AnyIndex)
      }
      left = left.tail
    }
    text.toString
  }

  private def append(text: java.lang.StringBuilder, segments: List[Segment]): Unit = {
    var left = segments
    while (left.nonEmpty) {
      left.head match {
        case RenderError.Key(key) => appendKey(text, key)
        case RenderError.Index(i) => text.append('[').append(i).append(']')
      }
      left = left.tail
    }
  }

  /** Appends `.key`, or `["key"]` where the key is not an identifier. Long keys are cut. */
  private def appendKey(path: java.lang.StringBuilder, key: CharSequence): Unit =
    if (isIdentifier(key)) path.append('.').append(key)
    else {
      path.append('[').append(QuotedText.shortened(key)).append(']')
    }

  private def isIdentifier(key: CharSequence): Boolean = {
    var i = 0
    while (i < key.length && isWordChar(key.charAt(i))) i += 1
    i > 0 && i == key.length && i <= QuotedText.MaxShown && !isDigit(key.charAt(0))
  }

  private def isWordChar(c: Char): Boolean =
    c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || isDigit(c) || c == '_' || c == '-'

  private def isDigit(c: Char): Boolean = c >= '0' && c <= '9'
}
