package swarender
package output

/** Builds a string of which much is not ASCII. */
private[swarender] object NewWideStringOutput {
  def apply(): StringOutput = new PlatformStringOutput
}
