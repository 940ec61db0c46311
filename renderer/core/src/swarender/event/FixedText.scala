package swarender
package event

import swarender.chars.AsciiSlice

/** Text as it is at one moment. What gets text from user code takes it from here before it looks at
  * any of it: a class of the user's may give other chars each time it is asked.
  */
private[swarender] object FixedText {

  /** `s`, or a copy where nothing is known about its class; null for null. */
  @inline def of(s: CharSequence): CharSequence = if (s.isInstanceOf[String]) s else other(s)

  /** Whether a key is written as an integer. */
  def isInteger(key: CharSequence): Boolean = !key.isInstanceOf[String] && key.isInstanceOf[IntegerKey]

  /** A key that is kept: its string, or what says that it is an integer. */
  def kept(key: CharSequence): CharSequence = if (isInteger(key)) key else key.toString

  private def other(s: CharSequence): CharSequence = s match {
    case null => null
    case s: AsciiSlice => s
    case s: IntegerKey => s
    case s: TomlDateTime => s.toString
    case s: java.lang.StringBuilder => s.toString
    case _ =>
      val chars = new Array[Char](s.length)
      var i = 0
      while (i < chars.length) {
        chars(i) = s.charAt(i)
        i += 1
      }
      new String(chars)
  }
}
