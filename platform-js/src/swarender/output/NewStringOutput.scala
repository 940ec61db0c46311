package swarender
package output

private[swarender] object NewStringOutput {

  /** A string in the making. */
  def apply(): StringOutput = new AppendedStringOutput
}
