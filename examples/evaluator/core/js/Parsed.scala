package evaluator

import scala.scalajs.js

import sjsonnet.Expr.Member.Visibility
import sjsonnet.{Error, Lazy, Position, Val}

/** `std.parseJson` by the browser's parser. */
object Parsed {
  def json(text: String, pos: Position): Val = {
    val parsed =
      try js.JSON.parse(text): Any
      catch { case js.JavaScriptException(error) => Error.fail(s"failed to parse JSON: $error") }
    value(parsed, pos)
  }

  private def value(v: Any, pos: Position): Val = v match {
    case null => Val.Null(pos)
    case b: Boolean => Val.bool(pos, b)
    case n: Double => Val.Num(pos, n)
    case s: String => Val.Str(pos, s)
    case vs: js.Array[?] => new Val.Arr(pos, vs.toArray[Any].map(value(_, pos): Lazy))
    case o =>
      val fields = o.asInstanceOf[js.Dictionary[Any]]
      val keys = js.Object.keys(o.asInstanceOf[js.Object])
      Val.Obj.mk(
        pos,
        keys.toSeq.map(k => k -> new Val.Obj.ConstMember(false, Visibility.Normal, value(fields(k), pos)))*
      )
  }
}
