package swarender
package jsonnet

/** Which keys `std.manifestYamlDoc` leaves bare with `quote_keys=false` where it is written in
  * Jsonnet, as in C++ jsonnet, or after it, as in jrsonnet: what can be none of the types of YAML
  * by the chars that it has.
  */
private[swarender] object StdJsonnetKey {
  private val reserved: Set[String] =
    Set("true", "false", "yes", "no", "on", "off", "y", "n", ".nan", "-.inf", "+.inf", ".inf", "null", "-", "---", "")

  /** `floatsHavePoint` says whether a text without a point is not a float: `1e3`; `floatsHaveDigit`
    * whether one without a digit is none: `e`.
    */
  def isBare(key: CharSequence, floatsHavePoint: Boolean, floatsHaveDigit: Boolean = false): Boolean = {
    val s = key.toString
    val lower = s.map(c => if (c >= 'A' && c <= 'Z') (c + 32).toChar else c)
    val dashes = s.count(_ == '-')
    def has(others: String): Boolean = lower.forall(c => c >= '0' && c <= '9' || others.indexOf(c.toInt) >= 0)
    def begins(prefix: String): Boolean = s.startsWith(prefix) || s.startsWith("-" + prefix)
    val points = s.count(_ == '.')
    val isFloat = has("e._-") && dashes < 3 && lower.count(_ == 'e') < 2 &&
      (points == 1 || points == 0 && !floatsHavePoint) && (!floatsHaveDigit || s.exists(c => c >= '0' && c <= '9'))

    lower.forall(isBareChar) && !reserved(lower) &&
    !(has("-") && dashes == 2) &&
    !(has("_-") && dashes < 2) &&
    !(has("b_-") && s.length > 2 && begins("0b")) &&
    !isFloat &&
    !(has("abcdefx_-") && dashes < 2 && s.length > 2 && begins("0x"))
  }

  private def isBareChar(c: Char): Boolean =
    c >= 'a' && c <= 'z' || c >= '0' && c <= '9' || c == '_' || c == '-' || c == '/' || c == '.'
}
