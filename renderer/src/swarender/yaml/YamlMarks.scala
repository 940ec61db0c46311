package swarender
package yaml

import swarender.text.Literal

/** Lines between documents: YAML 1.2, section 9.1. */
private[swarender] object YamlMarks {
  val Start = new Literal("---\n")
  val End = new Literal("...\n")
}
