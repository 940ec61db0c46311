package swarender

import swarender.text.QuotedText

/** The profiles of a format by name, and styles as text: `style` is the name of their class. */
private[swarender] final class StyleProfiles[S <: Style](style: String)(profiles: (String, () => S)*) {
  def names: List[String] = profiles.map(_._1).toList

  def byName(name: String): Option[S] = profiles.collectFirst { case (`name`, made) => made() }

  /** The profile that has the fewest differences from `settings`, and these. With loops, as in
    * [[StyleSettings]].
    */
  def describe(settings: StyleSettings): String = {
    val values = settings.values
    var nearest = ""
    var differences: Array[Boolean] = null
    var fewest = Int.MaxValue
    var left = profiles.toList
    while (left.nonEmpty) {
      val others = left.head._2().settings.values
      val differs = new Array[Boolean](values.length)
      var n = 0
      var i = 0
      while (i < values.length) {
        differs(i) = values(i) != others(i)
        if (differs(i)) n += 1
        i += 1
      }
      if (n < fewest) {
        nearest = left.head._1
        differences = differs
        fewest = n
      }
      left = left.tail
    }
    val text = new java.lang.StringBuilder(style).append('.').append(nearest)
    val names = settings.names
    var separator = "("
    var i = 0
    while (i < values.length) {
      if (differences(i)) {
        text.append(separator).append(names(i)).append('=').append(shown(values(i)))
        separator = ", "
      }
      i += 1
    }
    if (fewest > 0) text.append(')')
    text.toString
  }

  private def shown(value: Any): String = value match {
    case s: String => QuotedText(s)
    case Some(v) => shown(v)
    case _: Function1[?, ?] => "a function"
    case v => String.valueOf(v)
  }
}
