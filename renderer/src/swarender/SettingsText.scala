package swarender

/** A style as text, for people: the profile, and what differs from it. */
private[swarender] object SettingsText {

  /** @param names
    *   those of the fields of `settings`, in order
    * @param profiles
    *   with their settings; the one with the fewest differences is named
    */
  def apply(style: String, names: String, settings: Product, profiles: List[(String, Product)]): String = {
    val fields = names.split(' ').toList
    def differences(profile: Product) = fields.zipWithIndex.collect {
      case (name, i) if settings.productElement(i) != profile.productElement(i) =>
        s"$name=${shown(settings.productElement(i))}"
    }
    val (name, changed) = profiles.map { case (name, profile) => (name, differences(profile)) }.minBy(_._2.length)
    s"$style.$name" + (if (changed.isEmpty) "" else changed.mkString("(", ", ", ")"))
  }

  private def shown(value: Any): String = value match {
    case s: String => text.QuotedText(s)
    case Some(v) => shown(v)
    case _: Function1[?, ?] => "a function"
    case v => String.valueOf(v)
  }
}
