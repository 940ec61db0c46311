package swarender

/** A style as text, for people: the profile, and what differs from it. With loops: in JavaScript
  * every program that makes a style has what `toString` needs.
  */
private[swarender] object SettingsText {

  /** @param names
    *   those of the fields of `settings`, in order
    * @param profiles
    *   with their settings; the one with the fewest differences is named
    * @param own
    *   the choice of a code that this style only has; another value as it is
    */
  def apply(style: String, names: String, settings: Product, profiles: List[(String, Product)])(
      own: (String, Any) => Any
  ): String = {
    var nearest = profiles.head
    var left = profiles.tail
    while (left.nonEmpty) {
      if (differences(settings, left.head._2) < differences(settings, nearest._2)) nearest = left.head
      left = left.tail
    }
    val text = new java.lang.StringBuilder(style).append('.').append(nearest._1)
    var separator = "("
    var start = 0
    var i = 0
    while (i < settings.productArity) {
      val end = if (names.indexOf(' ', start) < 0) names.length else names.indexOf(' ', start)
      if (differs(settings, nearest._2, i)) {
        val value = named(own, names.substring(start, end), settings.productElement(i))
        text.append(separator).append(names, start, end).append('=').append(shown(value))
        separator = ", "
      }
      start = end + 1
      i += 1
    }
    if (separator == ", ") text.append(')')
    text.toString
  }

  private def differs(a: Product, b: Product, i: Int): Boolean = a.productElement(i) != b.productElement(i)

  private def differences(a: Product, b: Product): Int = {
    var n = 0
    var i = 0
    while (i < a.productArity) {
      if (differs(a, b, i)) n += 1
      i += 1
    }
    n
  }

  /** The choice of a code in `field`; another value as it is. */
  def named(own: (String, Any) => Any, field: String, value: Any): Any = (field, value) match {
    case ("numberText", code: Int) => NumberText.of(code)
    case ("bigIntegers", code: Int) => BigIntegers.of(code)
    case ("hugeNumbers", code: Int) => HugeNumbers.of(code)
    case ("nonFinite", code: Int) => NonFinite.of(code)
    case ("nulls", code: Int) => Nulls.of(code)
    case ("surrogates", code: Int) => Surrogates.of(code)
    case ("keyOrder", code: Int) => KeyOrder.of(code)
    case ("duplicateKeys", code: Int) => DuplicateKeys.of(code)
    case _ => own(field, value)
  }

  private def shown(value: Any): String = value match {
    case s: String => text.QuotedText(s)
    case Some(v) => shown(v)
    case _: Function1[?, ?] => "a function"
    case v => String.valueOf(v)
  }
}
