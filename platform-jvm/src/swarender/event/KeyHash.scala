package swarender
package event

private[event] object KeyHash {

  /** A hash that is quick to get, equal for equal strings: strings keep theirs. */
  def apply(s: String): Int = s.hashCode
}
