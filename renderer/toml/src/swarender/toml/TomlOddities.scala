package swarender
package toml

/** What evaluators of Jsonnet write otherwise than people: `swarender.jsonnet` sets it, and no
  * `with` method does.
  *
  * @param nestedLines
  *   whether arrays inside arrays may go over several lines
  * @param arraySpaces
  *   whether an array on one line has spaces inside its brackets
  * @param strayEmptyLines
  *   whether an empty line is before a header that is the first thing in its document or table too
  * @param adjacentHeaders
  *   whether no empty line is between the header of a table without values and the next one
  * @param emptyKey
  *   the empty key
  * @param emptyFiller
  *   what is between the braces of an empty inline table
  */
private[swarender] final case class TomlOddities(
    nestedLines: Boolean = true,
    arraySpaces: Boolean = false,
    strayEmptyLines: Boolean = false,
    adjacentHeaders: Boolean = false,
    emptyKey: String = "\"\"",
    emptyFiller: String = ""
)
