package swarender
package jsonnet

import swarender.toml.TomlOddities

/** What evaluators write otherwise than people do.
  *
  * @param emptyLines
  *   whether empty lines are before the first header of a document or table
  */
private[swarender] final case class EvaluatorToml(override val emptyKey: String, emptyLines: Boolean)
    extends TomlOddities {
  override def nestedLines: Boolean = false
  override def arraySpaces: Boolean = true
  override def strayEmptyLines: Boolean = emptyLines
  override def adjacentHeaders: Boolean = !emptyLines
  override def emptyFiller: String = if (emptyLines) "  " else ""
}
