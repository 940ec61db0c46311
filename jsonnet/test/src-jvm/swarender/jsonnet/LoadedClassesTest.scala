package swarender
package jsonnet

import java.io.File
import java.net.{URL, URLClassLoader}
import java.util.concurrent.Callable

import scala.collection.mutable

import utest.*

/** What a program loads that prints a document once. */
object LoadedClassesTest extends TestSuite {

  /** Loads the library again, and notes the names of its classes. */
  private final class Noting(path: Array[URL]) extends URLClassLoader(path, ClassLoader.getPlatformClassLoader) {
    val names: mutable.Set[String] = mutable.Set.empty
    override def findClass(name: String): Class[?] = {
      val found = super.findClass(name)
      if (name.startsWith("swarender.")) names += name
      found
    }
  }

  private def classPath =
    System.getProperty("java.class.path").split(File.pathSeparator).map(path => new File(path).toURI.toURL)

  /** What `program`, made with `argument`, returns, and the names of the classes that it loads. */
  private def run(program: Class[?], argument: String): (String, mutable.Set[String]) = {
    val loader = new Noting(classPath)
    val call = loader.loadClass(program.getName).getConstructor(classOf[String]).newInstance(argument)
    val printed = call.asInstanceOf[Callable[String]].call()
    loader.close()
    (printed, loader.names)
  }

  val tests: Tests = Tests {
    test("the command line of an evaluator loads nothing of YAML and XML") {
      for (evaluator <- Jsonnet.all) {
        val (printed, names) = run(classOf[CommandLine], evaluator.name)
        val needless = names.filter(_.matches(".*(Yaml|Xml|EvaluatorStrings).*")).toSeq.sorted
        assert(printed == "[ ]", names.size > 50, needless.isEmpty)
      }
    }
    test("a document without comments and tags loads nothing of them") {
      for (
        format <- Seq("json", "sorted json", "json without nulls", "yaml", "sorted yaml", "yaml without nulls", "toml")
      ) {
        val (printed, names) = run(classOf[Unmarked], format)
        val needless = names.filter(_.matches(".*\\.(Mark|Marks|JoinedText|YamlMarks)\\$?")).toSeq.sorted
        assert(printed.contains("a"), names.size > 50, needless.isEmpty)
      }
    }
    test("a document loads nothing of what it has not") {
      val parts = Seq(
        "yaml" -> "YamlBlocks|YamlMarks|YamlLayouts|YamlTags|OpenKeys",
        "toml" -> "TomlNested|MemberArray|TomlInline|TomlValues|TomlTables|OpenTables|TomlPath|EventBuffer|KeySet|CharScan"
      )
      for ((format, others) <- parts) {
        val (printed, names) = run(classOf[OneString], format)
        val needless = names.filter(_.matches(s".*\\.($others)\\W.*|.*\\.($others)")).toSeq.sorted
        assert(printed.contains("a"), names.size > 50, needless.isEmpty)
      }
    }
  }
}

/** Prints an empty array. */
final class CommandLine(evaluator: String) extends Callable[String] {
  private def style: StrictJsonStyle = evaluator match {
    case "go" => Jsonnet.go.commandLine
    case "cpp" => Jsonnet.cpp.commandLine
    case "sjsonnet" => Jsonnet.sjsonnet.commandLine
    case "sjsonnetHead" => Jsonnet.sjsonnetHead.commandLine
    case _ => Jsonnet.jrsonnet.commandLine
  }

  def call(): String = Json.render(style) { r =>
    r.beginArray()
    r.endArray()
  }
}

/** Prints an object in a format. */
final class Unmarked(format: String) extends Callable[String] {
  private def sent(e: Events): Unit = {
    e.beginObject()
    e.key("b")
    e.beginArray()
    e.int64(1)
    e.endArray()
    e.key("a")
    e.nullValue()
    e.key("c")
    e.string("a")
    e.endObject()
  }

  def call(): String = format match {
    case "json" => Json.render(JsonStyle.pretty)(sent)
    case "sorted json" => Json.render(JsonStyle.pretty.withKeyOrder(Policy.KeyOrder.Utf16))(sent)
    case "json without nulls" => Json.render(JsonStyle.pretty.withNulls(Policy.Nulls.OmitMembers))(sent)
    case "yaml" => Yaml.render(YamlStyle.safe)(sent)
    case "toml" => Toml.render(TomlStyle.standard.withNulls(Policy.Nulls.OmitMembers))(sent)
    case "sorted yaml" => Yaml.render(YamlStyle.safe.withKeyOrder(Policy.KeyOrder.Utf16))(sent)
    case _ => Yaml.render(YamlStyle.safe.withNulls(Policy.Nulls.OmitMembers))(sent)
  }
}

/** Prints an object with a string. */
final class OneString(format: String) extends Callable[String] {
  private def sent(e: Events): Unit = {
    e.beginObject()
    e.distinctKey("a")
    e.string("a")
    e.endObject()
  }

  def call(): String =
    if (format == "yaml") Yaml.render(YamlStyle.safe)(sent) else Toml.render(TomlStyle.standard)(sent)
}
