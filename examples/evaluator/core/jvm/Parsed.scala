package evaluator

import sjsonnet.Expr.Member.Visibility
import sjsonnet.{Error, Lazy, Position, Val}

/** Values of JSON text: `std.parseJson`. */
object Parsed {
  def json(text: String, pos: Position): Val =
    try fromJson(ujson.read(text), pos)
    catch { case e: ujson.ParsingFailedException => Error.fail(s"failed to parse JSON: ${e.getMessage}") }

  private def fromJson(v: ujson.Value, pos: Position): Val = v match {
    case ujson.Null => Val.Null(pos)
    case ujson.Bool(b) => Val.bool(pos, b)
    case ujson.Num(n) => Val.Num(pos, n)
    case ujson.Str(s) => Val.Str(pos, s)
    case ujson.Arr(vs) => array(vs.map(fromJson(_, pos)), pos)
    case ujson.Obj(fields) => obj(fields.map { case (k, v) => k -> fromJson(v, pos) }, pos)
  }

  def array(vs: Iterable[Val], pos: Position): Val = new Val.Arr(pos, vs.toArray[Lazy])

  def obj(fields: Iterable[(String, Val)], pos: Position): Val =
    Val.Obj.mk(pos, fields.map { case (k, v) => k -> new Val.Obj.ConstMember(false, Visibility.Normal, v) }.toSeq*)
}
