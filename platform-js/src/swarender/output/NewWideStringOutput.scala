package swarender
package output

private[swarender] object NewStringOutput {

  /** A string in the making. */
  def apply(): StringOutput = new AppendedStringOutput
}

/** A string in the making, for text of which much is not ASCII. */
private[swarender] object NewWideStringOutput {
  def apply(): StringOutput = NewStringOutput()
}
