package benchmarks

import swarender.Policy.KeyOrder
import swarender.{Events, Json, Toml, Yaml}
import swarender.jsonnet.{Ini, Jsonnet, Xml}
import swarender.output.FileOutput

/** The process that `bench/weight` measures: prints a small document once, as the command of an
  * evaluator does, which sorts the keys here or has them in order (`commandAsGiven`), or calls a
  * function once, with keys in order, or all functions.
  */
object Printed {
  def main(args: Array[String]): Unit = args(0) match {
    case "nothing" => System.out.print("{ }\n")
    case "command" => Command.call()
    case "commandAsGiven" => CommandAsGiven.call()
    case "manifestJsonEx" => OfJson.call()
    case "toString" => OfString.call()
    case "manifestYamlDoc" => OfYaml.call()
    case "manifestTomlEx" => OfToml.call()
    case "functions" => Functions.call()
  }

  // Each call is in an object of its own: the verifier loads what all methods of a class use.

  private object Command {
    def call(): Unit = {
      val out = FileOutput.stdout()
      Json(Jsonnet.sjsonnetHead.commandLine.withDocumentEnd("\n")).writeTo(Events(send(_)), out)
      out.close()
    }
  }

  private object CommandAsGiven {
    def call(): Unit = {
      val out = FileOutput.stdout()
      val style = Jsonnet.sjsonnetHead.commandLine.withKeyOrder(KeyOrder.AsGiven)
      Json(style.withDocumentEnd("\n")).writeTo(Events(send(_)), out)
      out.close()
    }
  }

  private object OfJson {
    def call(): Unit = println(
      Json.render(Jsonnet.sjsonnetHead.manifestJsonEx("  ").withKeyOrder(KeyOrder.AsGiven))(send(_))
    )
  }

  private object OfString {
    def call(): Unit = println(Json.render(Jsonnet.sjsonnetHead.string.withKeyOrder(KeyOrder.AsGiven))(send(_)))
  }

  private object OfYaml {
    def call(): Unit = println(
      Yaml.render(Jsonnet.sjsonnetHead.manifestYamlDoc().withKeyOrder(KeyOrder.AsGiven))(send(_))
    )
  }

  private object OfToml {
    def call(): Unit = println(
      Toml.render(Jsonnet.sjsonnetHead.manifestTomlEx("  ").withKeyOrder(KeyOrder.AsGiven))(send(_))
    )
  }

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
      texts.foreach(println(_))
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

  private def println(text: Any): Unit = System.out.println(text)

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
