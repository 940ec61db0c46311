package benchmarks

import swarender.{Events, Json, Toml, Yaml}
import swarender.jsonnet.{Ini, Jsonnet, Xml}
import swarender.output.FileOutput

/** The process that `bench/weight` measures: prints a small document once, as the command of an
  * evaluator does, or once by each function.
  */
object Printed {
  def main(args: Array[String]): Unit = args(0) match {
    case "nothing" => System.out.print("{ }\n")
    case "command" =>
      val out = FileOutput.stdout()
      Json(Jsonnet.sjsonnetHead.commandLine.withDocumentEnd("\n")).writeTo(Events(send(_)), out)
      out.close()
    case "functions" => Functions.call()
  }

  /** An object of its own: the verifier loads what all methods of a class use. */
  private object Functions {
    def call(): Unit = {
      val std = Jsonnet.sjsonnetHead
      val texts = Seq(
        Json.render(std.commandLine)(send(_)),
        Json.render(std.string)(send(_)),
        Json.render(std.manifestJson)(send(_)),
        Json.render(std.manifestJsonMinified)(send(_)),
        Json.render(std.manifestPython)(send(_)),
        Json.render(std.manifestPythonVars)(send(_)),
        Yaml.render(std.manifestYamlDoc())(send(_)),
        Toml.render(std.manifestTomlEx("  "))(send(_)),
        Ini.render(std.manifestIni)(ini(_)),
        Xml.render(std.manifestXmlJsonml)(xml(_)),
        std.escapeStringJson("a\"b")
      )
      texts.foreach(System.out.println(_))
    }
  }

  private def send(e: Events): Unit = {
    e.beginObject()
    e.key("name")
    e.string("frontend")
    e.key("ports")
    e.beginArray()
    e.float64(80)
    e.float64(0.75)
    e.endArray()
    e.key("ready")
    e.bool(true)
    e.endObject()
  }

  private def ini(e: Events): Unit = {
    e.beginObject()
    e.key("sections")
    e.beginObject()
    e.endObject()
    e.endObject()
  }

  private def xml(e: Events): Unit = {
    e.beginArray()
    e.string("a")
    e.endArray()
  }
}
