package evaluator

import sjsonnet.{Expr, ExprTransform, Position, Val}
import sjsonnet.Expr.{Bind, BinaryOp, FieldName, IfElse, LocalExpr, Lookup, Member, ObjBody, ObjExtend, Select, Super}

/** Writes out what Jsonnet's specification defines in terms of other expressions, and sjsonnet
  * evaluates with its own renderer:
  *   - a field `f+: e` is `f: if f in super then super.f + e else e`; a name that is computed gets
  *     a local variable around the object
  *   - `assert e : message` is `assert if e then true else error message`
  */
object Desugar extends ExprTransform {
  def transform(expr: Expr): Expr = expr match {
    case ObjExtend(pos, base, body: ObjBody.MemberList) if body.fields.exists(isComputed) =>
      BinaryOp(pos, transform(base), BinaryOp.OP_+, transform(body))
    case _ =>
      rec(expr) match {
        case body: ObjBody.MemberList if body.fields.exists(_.plus) => plain(body)
        case other => other
      }
  }

  override protected[this] def transformAssert(assertion: Member.AssertStmt): Member.AssertStmt =
    super.transformAssert(assertion) match {
      case Member.AssertStmt(condition, message) if message != null =>
        val pos = condition.pos
        Member.AssertStmt(IfElse(pos, condition, Val.True(pos), Expr.Error(pos, message)), null)
      case other => other
    }

  private def isComputed(field: Member.Field) = field.plus && field.fieldName.isInstanceOf[FieldName.Dyn]

  private def plain(body: ObjBody.MemberList): Expr = {
    val names = Array.newBuilder[Bind]
    val fields = body.fields.zipWithIndex.map {
      case (field, i) if field.plus =>
        val pos = field.pos
        field.fieldName match {
          case FieldName.Fixed(name) =>
            val merged = merge(pos, Val.Str(pos, name), Select(pos, Super(pos), name), field.rhs)
            field.copy(plus = false, rhs = merged)
          case FieldName.Dyn(expr) =>
            val name = Expr.Id(pos, s"name $i")
            names += Bind(pos, name.name, null, expr)
            val merged = merge(pos, name, Lookup(pos, Super(pos), name), field.rhs)
            field.copy(fieldName = FieldName.Dyn(name), plus = false, rhs = merged)
        }
      case (field, _) => field
    }
    val members = body.copy(fields = fields)
    val bound = names.result()
    if (bound.isEmpty) members else LocalExpr(body.pos, bound, members)
  }

  private def merge(pos: Position, name: Expr, inherited: Expr, added: Expr): Expr =
    IfElse(
      pos,
      BinaryOp(pos, name, BinaryOp.OP_in, Super(pos)),
      BinaryOp(pos, inherited, BinaryOp.OP_+, added),
      added
    )
}
