package swarender
package json

import swarender.chars.Literal

private[swarender] object YamlLiterals {

  /** Lines between documents: YAML 1.2, section 9.1. */
  val Start = new Literal("---\n")
  val OpenStart = new Literal("---")
  val End = new Literal("...\n")
  val OpenEnd = new Literal("...")

  private val notANumber = new Literal(".nan")
  private val infinity = new Literal(".inf")
  private val negativeInfinity = new Literal("-.inf")

  /** NaN or an infinity. */
  def notFinite(v: Double): Literal =
    if (java.lang.Double.isNaN(v)) notANumber else if (v > 0) infinity else negativeInfinity
}
