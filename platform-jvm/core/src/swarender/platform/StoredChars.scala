package swarender
package platform

/** Finds whether OpenJDK stores a string as Latin-1 or as UTF-16 (JEP 254), by the class of its
  * stream of chars. It is not in [[Platform]] since short strings do not need it and the first
  * stream costs a process a millisecond.
  */
private[platform] object StoredChars {
  def areLatin1(s: String): Boolean = isTold && (charsClass(s) eq latin1Class)

  private def charsClass(s: String): Class[?] = s.chars().spliterator().getClass
  private val latin1Class: Class[?] = charsClass("a")
  private val isTold: Boolean = latin1Class ne charsClass("\u0100")
}
