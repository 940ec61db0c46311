package swarender

/** A style as text, for people: the profile, and what differs from it. */
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
    val fields = names.split(' ').toList
    def differences(profile: Product) = fields.zipWithIndex.collect {
      case (name, i) if settings.productElement(i) != profile.productElement(i) =>
        s"$name=${shown(named(own, name, settings.productElement(i)))}"
    }
    val (name, changed) = profiles.map { case (name, profile) => (name, differences(profile)) }.minBy(_._2.length)
    s"$style.$name" + (if (changed.isEmpty) "" else changed.mkString("(", ", ", ")"))
  }

  /** The choice of a code; another value as it is. */
  private def named(own: (String, Any) => Any, field: String, value: Any): Any = (field, value) match {
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
