package swarenderx.playjson

import play.api.libs.json.{JsArray, JsBoolean, JsNull, JsNumber, JsObject, JsString, JsValue}
import swarender.encoder.TreeWalk

/** Says what a node is. */
private final class JsValueWalk extends TreeWalk[JsValue] {
  def send(node: JsValue): Unit = node match {
    case s: JsString => string(s.value)
    case n: JsNumber => value(n.value)
    case o: JsObject => obj(o.value.iterator)
    case a: JsArray => array(a.value.iterator)
    case b: JsBoolean => bool(b.value)
    case JsNull => nullValue()
  }
}
