package evaluator

import sjsonnet.{EvalScope, Val}

/** `std.manifestIni`: sections of lines `key = value`. */
object Ini {
  def apply(ini: Val.Obj)(implicit ev: EvalScope): String = {
    val text = new StringBuilder
    if (ini.containsVisibleKey("main")) body(field(ini, "main").asObj, text)
    val sections = field(ini, "sections").asObj
    for (name <- Keys.of(sections)) {
      text ++= s"[$name]\n"
      body(field(sections, name).asObj, text)
    }
    text.toString
  }

  private def body(section: Val.Obj, text: StringBuilder)(implicit ev: EvalScope): Unit =
    for (key <- Keys.of(section)) {
      def line(v: Val): Unit = text ++= s"$key = ${Manifests.toText(v)}\n"
      field(section, key) match {
        case values: Val.Arr => values.foreach(line)
        case value => line(value)
      }
    }

  private def field(o: Val.Obj, name: String)(implicit ev: EvalScope) = o.value(name, ev.emptyMaterializeFileScopePos)
}
