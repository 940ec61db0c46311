package evaluator

import java.util.function.{Function, Supplier}

import swarender.{Json, JsonStyle}

/** Runs the programs of the benchmark in this evaluator. */
final class OurRenderer(style: JsonStyle) extends Function[String, java.util.List[Supplier[String]]] {
  def apply(code: String): java.util.List[Supplier[String]] = {
    val directory = Files.of(java.nio.file.Paths.get(""))
    val program = new Program(directory, Files)
    import program.evaluator
    def evaluate() = program.evaluate(directory, code)
    def render(v: sjsonnet.Val): String = Json.render(style)(Manifest.send(v, _))
    val value = evaluate()
    java.util.List.of(() => render(value), () => render(evaluate()))
  }
}
