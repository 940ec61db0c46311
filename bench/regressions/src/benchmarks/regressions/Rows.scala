package benchmarks.regressions

import java.util.concurrent.Callable
import java.util.function.Function

/** What is measured of a revision: a row is the names of a case and of a format, with a space
  * between. The rows of a process share the profiles of its compilers, as the work of a program
  * does.
  */
final class Rows extends Function[String, Callable[AnyRef]] {
  def apply(row: String): Callable[AnyRef] = {
    val (name, format) = Work.parts(row)
    val render = Work.of(name, format)
    () => render()
  }
}
