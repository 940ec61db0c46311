package evaluator

import scala.collection.mutable

import sjsonnet.*

/** Parses and evaluates programs. */
class Program(directory: Path, importer: Importer) {
  private[this] val std = StandardLibrary()
  private[this] val strings = mutable.HashMap.empty[String, String]
  private[this] val fieldSets =
    mutable.HashMap.empty[Val.StaticObjectFieldSet, java.util.LinkedHashMap[String, java.lang.Boolean]]

  private object resolver extends CachedResolver(importer, new DefaultParseCache, false, strings, fieldSets) {
    override def process(expr: Expr, scope: FileScope): Either[Error, (Expr, FileScope)] =
      try Right((optimizer.optimize(Desugar.transform(expr)), scope))
      catch { case e: Error => Left(e) }
  }

  implicit val evaluator: Evaluator = newEvaluator(resolver)

  /** Called once. */
  protected def newEvaluator(resolver: CachedResolver): TextEvaluator = new TextEvaluator(resolver, directory)

  private def optimizer = new StaticOptimizer(evaluator, std, strings, fieldSets) {
    override def transform(expr: Expr): Expr = super.transform(expr) match {
      case Expr.ApplyBuiltin1(pos, format: Format.PartialApplyFmt, values) =>
        Expr.ApplyBuiltin1(pos, new FormatFunction.Parsed(format), values)
      case other => other
    }
  }

  /** What the program evaluates to, its fields and elements not forced. A function is called if all
    * its parameters have defaults.
    */
  def evaluate(file: Path, code: String): Val = {
    val content = StaticResolvedFile(code)
    resolver.cache(file) = content
    val (expr, _) = resolver.parse(file, content).fold(throw _, identity)
    evaluator.visitExpr(expr)(ValScope.empty) match {
      case f: Val.Func => f.apply0(f.pos)
      case v => v
    }
  }
}
