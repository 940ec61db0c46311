package swarenderx.ziojson

import swarender.encoder.TreeWalk
import zio.json.ast.Json

/** Says what a node is. */
private final class JsonWalk extends TreeWalk[Json] {
  def send(node: Json): Unit = node match {
    case Json.Str(text) => string(text)
    case Json.Num(number) => value(number)
    case Json.Obj(members) => obj(members.iterator)
    case Json.Arr(elements) => array(elements.iterator)
    case Json.Bool(isTrue) => bool(isTrue)
    case Json.Null => nullValue()
  }
}
