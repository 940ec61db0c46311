package swarenderx.playjson

import play.api.libs.json.{JsArray, JsBoolean, JsNull, JsNumber, JsObject, JsString, JsValue}
import swarender.encoder.TreeWalk

/** Says what a node is. */
private final class JsValueWalk extends TreeWalk[JsValue] {
  protected override def hasDistinctKeys: Boolean = true

  def send(node: JsValue): Unit = node match {
    case s: JsString => string(s.value)
    case n: JsNumber => number(n.value)
    case JsObject(members) => obj(members.iterator)
    case a: JsArray => array(a.value.iterator)
    case b: JsBoolean => bool(b.value)
    case JsNull => nullValue()
  }

  private def number(decimal: BigDecimal): Unit =
    if (decimal eq null) nullValue()
    else {
      val v = decimal.bigDecimal
      if (v.scale == 0 && v.precision <= JsValueWalk.LongDigits) int64(v.longValue) else value(v)
    }
}

private object JsValueWalk {

  /** Integers of so many digits are all longs. */
  final val LongDigits = 18
}
