package playground

import converter.{JsonTarget, Target, TomlTarget, YamlTarget}

/** The formats of the playground. */
object Targets {
  val all: Seq[Target[?]] = Seq(JsonTarget.target, YamlTarget.target, TomlTarget.target)
}
