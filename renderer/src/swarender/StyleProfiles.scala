package swarender

import swarender.chars.QuotedText

/** The profiles of a format by name, and styles as text: `style` is the name of their class. */
private[swarender] final class StyleProfiles[+S <: Style](style: String)(profiles: (String, () => S)*) {
  def names: List[String] = profiles.map(_._1).toList

  def byName(name: String): Option[S] = profiles.find(_._1 == name).map(_._2())

  /** The profile of the kind of `style` that has the fewest differences from it, and these: first
    * those in the settings of its language. With loops: in JavaScript every program that makes a
    * style has what its `toString` needs.
    */
  def describe(style: Style): String = {
    var nearest = ""
    var base: Style = null
    var fewest = Int.MaxValue
    var left = profiles.toList
    while (left.nonEmpty) {
      val other = left.head._2()
      val n = if (other.kind eq style.kind) differences(style, other) else Int.MaxValue
      if (n < fewest) {
        nearest = left.head._1
        base = other
        fewest = n
      }
      left = left.tail
    }
    val text = new java.lang.StringBuilder(this.style).append('.').append(nearest)
    val settings = style.kind.settings
    var separator = "("
    var i = 0
    while (i < settings.length) {
      val at = (i + Settings.shared.length) % settings.length
      if (style.values.at(at) != base.values.at(at)) {
        text.append(separator).append(settings(at).name).append('=').append(shown(style.values.at(at)))
        separator = ", "
      }
      i += 1
    }
    if (fewest > 0) text.append(')')
    text.toString
  }

  private def differences(a: Style, b: Style): Int = {
    var n = 0
    var i = 0
    while (i < a.kind.settings.length) {
      if (a.values.at(i) != b.values.at(i)) n += 1
      i += 1
    }
    n
  }

  private def shown(value: Any): String = value match {
    case s: String => QuotedText(s)
    case null => "none"
    case _: Function1[?, ?] => "a function"
    case v => String.valueOf(v)
  }
}
