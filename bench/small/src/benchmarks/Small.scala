package benchmarks

import swarender.Json

/** The least program that renders JSON: how large its script is, and how soon it has its result. */
object Small {
  def main(args: Array[String]): Unit = {
    val value = ujson.Obj("name" -> "frontend", "ports" -> ujson.Arr(80, 8443), "ready" -> true, "ratio" -> 0.75)
    println(Json.render(value))
  }
}
