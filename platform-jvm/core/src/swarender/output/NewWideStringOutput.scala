package swarender
package output

/** Builds a string of which much is not ASCII. */
private[swarender] object NewWideStringOutput {
  def apply(): StringOutput = new WideStringOutput
}

private final class WideStringOutput extends PagedStringOutput {

  /** By a sample of the chars. */
  override def isWide(result: String): Boolean = result.length >= PlatformStringOutput.Many && {
    // Odd, so that it meets all places of text that repeats.
    val step = result.length / WideStringOutput.Samples | 1
    var more = 0
    var i = 0
    while (i < result.length) {
      val c = result.charAt(i)
      if (c >= 0x80) more += (if (c < 0x800 || Character.isSurrogate(c)) step else 2 * step)
      i += step
    }
    more > result.length / PlatformStringOutput.Share
  }
}

private object WideStringOutput {
  final val Samples = 64
}
