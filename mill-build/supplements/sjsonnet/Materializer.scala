package sjsonnet

/** Where the evaluator would render by itself: a program that links it has replaced what calls
  * this.
  */
object Materializer {
  final val emptyStringArray = new Array[String](0)
  final val emptyLazyArray = new Array[Lazy](0)

  def apply(v: Val)(implicit ev: EvalScope): ujson.Value = ev.materialize(v)
  def stringify(v: Val)(implicit ev: EvalScope): String = apply(v).transform(new Renderer)
  def toExpr(v: ujson.Value)(implicit ev: EvalScope): Expr =
    Val.Str(ev.emptyMaterializeFileScopePos, v.transform(new Renderer))
}

/** A reader of values that refuses all. */
final class Renderer extends upickle.core.SimpleVisitor[Any, String] {
  def expectedMsg = "nothing to render"
}
