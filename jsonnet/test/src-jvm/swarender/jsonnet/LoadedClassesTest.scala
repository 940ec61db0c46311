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

  val tests: Tests = Tests {
    test("the command line of an evaluator loads nothing of YAML and XML") {
      for (evaluator <- Jsonnet.all) {
        val loader = new Noting(classPath)
        val call = loader.loadClass("swarender.jsonnet.CommandLine").getConstructor(classOf[String])
        val printed = call.newInstance(evaluator.name).asInstanceOf[Callable[String]].call()
        val needless = loader.names.filter(_.matches(".*(Yaml|Xml|EvaluatorStrings).*")).toSeq.sorted
        assert(printed == "[ ]", loader.names.size > 50, needless.isEmpty)
        loader.close()
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
