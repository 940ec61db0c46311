package swarender
package json

import swarender.output.Output

private[json] object PlatformTree {
  def apply(out: Output, tokens: JsonTokens, writer: JsonWriter): TreeWriter = new TreeWriter(out, tokens, writer)
}
