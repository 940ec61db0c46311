package evaluator

import sjsonnet.{CachedResolver, Error, Evaluator, Expr, Path, Settings, Val, ValScope}
import sjsonnet.Expr.BinaryOp

/** sjsonnet's evaluator, with the library in the place of its own renderer: where `+` makes text of
  * a value, `%`, and the message of `error`.
  */
class TextEvaluator(resolver: CachedResolver, directory: Path)
    extends Evaluator(resolver, _ => None, directory, Settings.default) {
  override def visitBinaryOp(e: BinaryOp)(implicit scope: ValScope): Val.Literal = e.op match {
    case BinaryOp.OP_+ => add(e, visitExpr(e.lhs), visitExpr(e.rhs))
    case BinaryOp.OP_% =>
      (visitExpr(e.lhs), visitExpr(e.rhs)) match {
        case (Val.Str(_, format), values) => FormatFunction(format, values, e.pos)
        case (Val.Num(_, l), Val.Num(_, r)) => Val.Num(e.pos, l % r)
        case (l, r) => unknown(e, l, r)
      }
    case _ => super.visitBinaryOp(e)
  }

  private def add(e: BinaryOp, left: Val, right: Val): Val.Literal = (left, right) match {
    case (Val.Num(_, l), Val.Num(_, r)) => Val.Num(e.pos, l + r)
    case (Val.Str(_, l), r) => Val.Str(e.pos, l + Manifests.toText(r))
    case (l, Val.Str(_, r)) => Val.Str(e.pos, Manifests.toText(l) + r)
    case (l: Val.Obj, r: Val.Obj) => r.addSuper(e.pos, l)
    case (l: Val.Arr, r: Val.Arr) => l.concat(e.pos, r)
    case (l, r) => unknown(e, l, r)
  }

  private def unknown(e: BinaryOp, l: Val, r: Val) =
    Error.fail(s"Unknown binary operation: ${l.prettyName} ${BinaryOp.name(e.op)} ${r.prettyName}", e.pos)

  override def visitError(e: Expr.Error)(implicit scope: ValScope): Nothing =
    Error.fail(Manifests.toText(visitExpr(e.value)), e.pos)

  /** sjsonnet asks for this where a field of an object comprehension adds a string to another
    * value.
    */
  override def materialize(v: Val): ujson.Value =
    Error.fail(s"`+:` in an object comprehension cannot add a string and a value of type ${v.prettyName}")
}
