package evaluator

import sjsonnet.{EvalScope, Val}

import swarender.{Events, Toml, TomlStyle}

/** Sends a value in the order of TOML: of each table first its values, then its tables, so that the
  * library has no value to put before tables that it has already written.
  */
object Tables {
  def text(style: TomlStyle, v: Val)(implicit ev: EvalScope): String =
    Manifest.refused(Toml.render(style)(to => send(v, to, 0)))

  private def send(v: Val, to: Events, depth: Int)(implicit ev: EvalScope): Unit = v match {
    case _ if depth > Manifest.MaxDepth => Manifest.tooDeep()
    case o: Val.Obj =>
      o.triggerAllAsserts(o)
      to.beginObject()
      val keys = Keys.of(o)
      val values = new Array[Val](keys.length)
      var tables = 0
      var i = 0
      while (i < keys.length) {
        val value = o.value(keys(i), ev.emptyMaterializeFileScopePos)
        if (isTable(value)) {
          values(i) = value
          tables += 1
        } else {
          to.distinctKey(keys(i))
          this.value(value, to, depth + 1)
        }
        i += 1
      }
      i = 0
      while (tables > 0) {
        if (values(i) ne null) {
          tables -= 1
          to.distinctKey(keys(i))
          send(values(i), to, depth + 1)
        }
        i += 1
      }
      to.endObject()
    case a: Val.Arr if isTable(a) =>
      to.beginObjectArray()
      var i = 0
      while (i < a.length) {
        send(a.force(i), to, depth + 1)
        i += 1
      }
      to.endArray()
    case _ => value(v, to, depth)
  }

  /** Sends what is no table. */
  private def value(v: Val, to: Events, depth: Int)(implicit ev: EvalScope): Unit = v match {
    case a: Val.Arr =>
      to.beginValueArray()
      Manifest.elements(a, to, depth)
    case _ => Manifest.send(v, to, depth)
  }

  /** Whether it is an object or an array of nothing but objects. */
  private def isTable(v: Val): Boolean = v match {
    case _: Val.Obj => true
    case a: Val.Arr =>
      var i = 0
      while (i < a.length && a.force(i).isInstanceOf[Val.Obj]) i += 1
      i > 0 && i == a.length
    case _ => false
  }
}
