package swarender
package text

/** How long a string is that is looked at as a block of bytes. */
private[swarender] object CharLoop {

  /** Shorter ones are looked at char by char. Few chars are read one by one sooner than copied. */
  final val Limit = 24
  final val Words = 8
  final val Blocks = 65
}
