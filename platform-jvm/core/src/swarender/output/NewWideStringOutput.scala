package swarender
package output

/** Builds a string of which much is not ASCII. */
private[swarender] object NewWideStringOutput {
  def apply(): StringOutput = new WideStringOutput
}

private final class WideStringOutput extends PagedStringOutput {

  /** By a sample of the chars. */
  override def isWide(result: String): Boolean = result.length >= PlatformStringOutput.Many && {
    val step = result.length / WideStringOutput.Samples
    var wide = 0
    var i = 0
    while (i < result.length) {
      if (result.charAt(i) > 0x7f) wide += 1
      i += step
    }
    wide > WideStringOutput.Samples / PlatformStringOutput.Share
  }
}

private object WideStringOutput {
  final val Samples = 256
}
