package evaluator

import sjsonnet.{EvalScope, Expr, Position, Val}

/** Functions of `std`, written as Scala functions. */
object Builtins {
  type Builtin = (String, Val.Func)

  private val nowhere = new Position(null, 0)

  /** Parameters that may be left out. */
  val no: Val.Literal = Val.False(nowhere)
  val yes: Val.Literal = Val.True(nowhere)
  def string(s: String): Val.Literal = Val.Str(nowhere, s)

  def apply(name: String, parameters: (String, Val.Literal)*)(body: (Seq[Val], EvalScope, Position) => Val): Builtin =
    name -> new Val.Builtin(parameters.map(_._1).toArray, parameters.map(_._2: Expr).toArray) {
      def evalRhs(args: Array[Val], ev: EvalScope, pos: Position): Val = body(args.toSeq, ev, pos)
    }

  /** A function of one value. */
  def one(name: String, parameter: String)(body: (Val, EvalScope, Position) => Val): Builtin =
    name -> new Val.Builtin1(parameter) {
      def evalRhs(v: Val, ev: EvalScope, pos: Position): Val = body(v, ev, pos)
    }

  /** A function of one value whose result is text. */
  def text(name: String, parameter: String)(body: (Val, EvalScope) => String): Builtin =
    one(name, parameter)((v, ev, pos) => Val.Str(pos, body(v, ev)))
}
