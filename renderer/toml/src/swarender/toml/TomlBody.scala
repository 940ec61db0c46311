package swarender
package toml

import swarender.output.Output

/** One of the two texts of a document: the values of the root, or the tables after them. What
  * writes arrays and nodes there is made, and loaded, with the first one.
  */
private[toml] final class TomlBody(
    rules: TomlScalars,
    val out: Output,
    style: TomlSettings,
    strings: TomlStrings
) {
  val lines: TomlLines = new TomlLines(out, style, strings)

  private[this] var madePath: TomlPath = null
  private[this] var inline: TomlInline = null
  private[this] var madeValues: TomlValues = null
  private[this] var madeNodes: TomlTables = null
  private[this] var madeArray: MemberArray = null

  /** The keys of the header that comes next. */
  def path: TomlPath = {
    if (madePath eq null) madePath = new TomlPath(out, strings)
    madePath
  }

  private def values: TomlValues = {
    if (madeValues eq null) {
      inline = new TomlInline(rules, style, strings)
      madeValues = new TomlValues(out, style, inline, lines)
    }
    madeValues
  }

  /** What writes members that are there as nodes. */
  def nodes: TomlTables = {
    if (madeNodes eq null) {
      val values = this.values
      madeNodes = new TomlTables(out, style, lines, values, inline, path)
    }
    madeNodes
  }

  /** The array that is a member of the innermost table. */
  def array: MemberArray = {
    if (madeArray eq null) madeArray = new MemberArray(rules, out, style, lines, values)
    madeArray
  }

  def forget(): Unit = {
    if (madePath ne null) madePath.forget()
    if (madeNodes ne null) madeNodes.forget()
    if (madeArray ne null) madeArray.forget()
    if (madeValues ne null) {
      madeValues.forget()
      inline.forget()
    }
    lines.reset()
  }
  def isSmall: Boolean =
    ((madePath eq null) || madePath.isSmall) && ((madeArray eq null) || madeArray.isSmall)
}
