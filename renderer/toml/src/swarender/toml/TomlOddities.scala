package swarender
package toml

/** What a program writes otherwise than people do. No `with` method sets it. */
private[swarender] abstract class TomlOddities extends Serializable {

  /** Whether arrays inside arrays may go over several lines. */
  def nestedLines: Boolean = true

  /** Whether an array on one line has spaces inside its brackets. */
  def arraySpaces: Boolean = false

  /** Whether an empty line is before a header that is the first thing in its document or table too.
    */
  def strayEmptyLines: Boolean = false

  /** Whether no empty line is between the header of a table without values and the next one. */
  def adjacentHeaders: Boolean = false

  /** The empty key. */
  def emptyKey: String = "\"\""

  /** What is between the braces of an empty inline table. */
  def emptyFiller: String = ""
}

private[swarender] case object NoOddities extends TomlOddities
