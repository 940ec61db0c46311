package benchmarks

import java.util.{ArrayList, LinkedHashMap}

/** A `ujson.Value` as collections of Java's, which libraries that write objects take. */
object JavaTree {
  def apply(value: ujson.Value): AnyRef = value match {
    case s: ujson.Str => s.value
    case n: ujson.Num => if (Integral(n.value)) Long.box(n.value.toLong) else Double.box(n.value)
    case o: ujson.Obj => map(o)
    case a: ujson.Arr =>
      val list = new ArrayList[AnyRef](a.value.length)
      a.value.foreach(element => list.add(JavaTree(element)))
      list
    case b: ujson.Bool => Boolean.box(b.value)
    case _ => null
  }

  def map(value: ujson.Obj): LinkedHashMap[String, AnyRef] = {
    val map = new LinkedHashMap[String, AnyRef]
    value.value.foreach { case (key, member) => map.put(key, JavaTree(member)) }
    map
  }
}
