package pprint

/** What sjsonnet needs of pprint: the quotes around a name in an error. */
object Util {
  def literalize(s: CharSequence): String = "\"" + s + "\""
}
