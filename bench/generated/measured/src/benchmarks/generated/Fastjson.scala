package benchmarks.generated

import com.alibaba.fastjson2.JSONWriter.Feature
import com.alibaba.fastjson2.{JSON, JSONArray, JSONObject}

/** A document as fastjson2's own tree. */
final class Fastjson(value: ujson.Value) extends (() => AnyRef) {
  private val tree = made(value)
  def apply(): AnyRef = JSON.toJSONBytes(tree, Feature.WriteNulls)

  private def made(value: ujson.Value): AnyRef = value match {
    case ujson.Str(s) => s
    case ujson.Num(n) => if (n == n.toLong.toDouble) Long.box(n.toLong) else Double.box(n)
    case ujson.Obj(members) =>
      val tree = new JSONObject()
      members.foreach { case (key, member) => tree.put(key, made(member)) }
      tree
    case ujson.Arr(elements) =>
      val tree = new JSONArray()
      elements.foreach(element => tree.add(made(element)))
      tree
    case b: ujson.Bool => Boolean.box(b.value)
    case ujson.Null => null
  }
}
