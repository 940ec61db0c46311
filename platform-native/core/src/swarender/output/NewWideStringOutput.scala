package swarender
package output

/** A string in the making, for text of which much is not ASCII. */
private[swarender] object NewWideStringOutput {
  def apply(): StringOutput = new PlatformStringOutput
}
