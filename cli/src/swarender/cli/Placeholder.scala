package swarender.cli

import mainargs.{ParserForMethods, arg, main}
import swarender.Placeholder

/** Stands where the converter will stand. */
object Main {

  @main(doc = "Prints a JSON text compactly.")
  def convert(@arg(positional = true) json: String): Unit = println(Placeholder.render(json))

  def main(args: Array[String]): Unit = ParserForMethods(this).runOrExit(args.toSeq): Unit
}
