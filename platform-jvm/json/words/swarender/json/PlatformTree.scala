package swarender
package json

import swarender.event.TreeTokens
import swarender.output.Output

private[swarender] object PlatformTree {

  /** What writes trees as JSON: loaded with the first tree. */
  private[json] def writer(out: Output, tokens: JsonTokens, writer: JsonWriter): TreeTokens =
    new TreeWriter(out, tokens, writer)

  /** Whether a `DirectTree` writes trees as compact JSON to bytes. */
  final val IsDirect = true
}
