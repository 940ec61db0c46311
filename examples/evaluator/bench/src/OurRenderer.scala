package evaluator

import java.util.function.{Function, Supplier}

import sjsonnet.Val

import swarender.{Json, JsonStyle}

/** Runs the programs of the benchmark in this evaluator. */
final class OurRenderer(style: JsonStyle) extends Function[String, java.util.List[Supplier[String]]] {
  private val directory = Files.of(java.nio.file.Paths.get(""))
  private val program = new Program(directory, Files)
  import program.evaluator

  private def evaluate(code: String) = program.evaluate(directory, code)
  private def render(v: Val): String = Json.render(style)(Manifest.send(v, _))

  def apply(code: String): java.util.List[Supplier[String]] = {
    val value = evaluate(code)
    java.util.List.of(() => render(value), () => render(evaluate(code)))
  }

  /** As `OwnRenderers.prepare`. */
  def prepare(code: String): java.util.List[Supplier[AnyRef]] = {
    val all = evaluate(code).asArr
    val first = all.force(0)
    val prepared = new java.util.ArrayList[Supplier[AnyRef]]
    prepared.add(() => render(first))
    for (i <- 1 until all.length) {
      val function = all.force(i).asFunc
      prepared.add(() =>
        function.apply1(first, function.pos) match {
          case Val.Str(_, text) => text
          case sum => Double.box(sum.asDouble)
        }
      )
    }
    prepared
  }
}
