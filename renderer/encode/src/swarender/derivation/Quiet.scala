package swarender
package derivation

/** Holds derived code that names what is deprecated: its method is deprecated too, so that the
  * compiler does not warn there.
  */
abstract class Quiet {
  def value: Any
}
