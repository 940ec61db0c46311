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

  /** Renders what `code` evaluates to; evaluates again and renders. */
  def apply(code: String): java.util.List[Supplier[String]] = {
    val interpreter =
      new Interpreter(Map.empty, Map.empty, directory, Importer.empty, new DefaultParseCache, Settings.default)
    def evaluate(): Val = interpreter.evaluate(code, directory).fold(throw _, identity)
    def render(v: Val): String =
      interpreter.materialize(v, new Renderer(new StringWriter, indent = 3)).fold(throw _, identity).toString
    val value = evaluate()
    java.util.List.of(() => render(value), () => render(evaluate()))
  }
}
