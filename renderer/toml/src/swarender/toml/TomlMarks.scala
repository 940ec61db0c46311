package swarender
package toml

import swarender.chars.Literal

/** The fixed text of TOML 1.0. */
private[toml] object TomlMarks {
  val equalsSign = new Literal(" = ")
  val trueText = new Literal("true")
  val falseText = new Literal("false")
  val comma = new Literal(", ")

  /** The length of `comma`. */
  final val SeparatorLength = 2L
  val emptyArray = new Literal("[]")
  val inlineStart = new Literal("{ ")
  val inlineEnd = new Literal(" }")
  val tableStart = new Literal("[")
  val tableEnd = new Literal("]")
  val elementStart = new Literal("[[")
  val elementEnd = new Literal("]]")

  /** Headers with what comes before them where lines are not indented. */
  val nextTable = new Literal("\n\n[")
  val nextElement = new Literal("\n\n[[")

  /** NaN or an infinity. */
  def notFinite(v: Double): String = if (v != v) "nan" else if (v > 0) "inf" else "-inf"
}
