package samples.emptyjava

import swarender.Json

/** Java's values without an element. With `-Yexplicit-nulls` Scala 3 takes them for null as well.
  */
object Main {
  def main(args: Array[String]): Unit = {
    println(Json.render(java.util.Collections.emptyList[Nothing]))
    println(Json.render(java.util.Optional.empty[Nothing]))
    println(Json.render(java.util.Collections.emptyMap[String, Nothing]))
  }
}
// => []
// => null
// => {}
