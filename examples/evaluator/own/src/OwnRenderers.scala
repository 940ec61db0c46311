package evaluator.own

import java.io.StringWriter
import java.util.function.{Function, Supplier}

import sjsonnet.*

/** A program in sjsonnet as it is published. The benchmark loads this class in a class loader of
  * its own and calls it through types of Java alone.
  */
final class OwnRenderers extends Function[String, java.util.List[Supplier[String]]] {
  private object directory extends Path {
    def relativeToString(p: Path): String = "program"
    def parent(): Path = this
    def segmentCount(): Int = 1
    def last: String = "program"
    def /(s: String): Path = this
    def renderOffsetStr(offset: Int, contents: scala.collection.mutable.HashMap[Path, Array[Int]]): String = "program"
  }

  private val interpreter =
    new Interpreter(Map.empty, Map.empty, directory, Importer.empty, new DefaultParseCache, Settings.default)
  private def evaluate(code: String): Val = interpreter.evaluate(code, directory).fold(throw _, identity)
  private def render(v: Val): String =
    interpreter.materialize(v, new Renderer(new StringWriter, indent = 3)).fold(throw _, identity).toString

  /** Renders what `code` evaluates to; evaluates again and renders. */
  def apply(code: String): java.util.List[Supplier[String]] = {
    val value = evaluate(code)
    java.util.List.of(() => render(value), () => render(evaluate(code)))
  }

  /** For a program whose value is an array: renders the first element, then for each other one
    * calls the function that it is, which returns text or a number.
    */
  def prepare(code: String): java.util.List[Supplier[AnyRef]] = {
    val all = evaluate(code).asArr
    val first = all.force(0)
    val prepared = new java.util.ArrayList[Supplier[AnyRef]]
    prepared.add(() => render(first))
    for (i <- 1 until all.length) {
      val function = all.force(i).asFunc
      prepared.add(() =>
        function.apply1(first, function.pos)(interpreter.evaluator) match {
          case Val.Str(_, text) => text
          case sum => Double.box(sum.asDouble)
        }
      )
    }
    prepared
  }
}
