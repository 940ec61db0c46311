package swarender

import java.io.{ByteArrayOutputStream, File}
import java.lang.ref.WeakReference
import java.net.URLClassLoader
import java.nio.charset.StandardCharsets.ISO_8859_1
import java.nio.file.{Files, Path, Paths}
import java.util.concurrent.{Callable, ExecutorService, Executors}

import utest.*

import swarender.Policy.{KeyOrder, Nulls}
import swarender.jsonnet.Jsonnet

/** A program that loads the library by a class loader of its own and drops it, as containers do. */
object ClassLoadersTest extends TestSuite {
  private final val Threads = 4

  private def classPath =
    System.getProperty("java.class.path").split(File.pathSeparator).map(path => new File(path).toURI.toURL)

  /** Uses the library of a new loader in all threads of `pool`, and drops it. */
  private def used(pool: ExecutorService): WeakReference[ClassLoader] = {
    val loader = new URLClassLoader(classPath, ClassLoader.getPlatformClassLoader)
    val use = loader.loadClass("swarender.LibraryUse")
    assert(use ne classOf[LibraryUse])
    val calls = Seq.fill(4 * Threads)(pool.submit(use.getConstructor().newInstance().asInstanceOf[Callable[String]]))
    val expected = (new LibraryUse).call()
    for (call <- calls) {
      val text = call.get
      assert(text == expected)
    }
    loader.close()
    new WeakReference(loader)
  }

  /** A loader that tells what it has loaded. */
  private final class Told extends URLClassLoader(classPath, ClassLoader.getPlatformClassLoader) {
    def has(name: String): Boolean = findLoadedClass(name) ne null
  }

  /** Which of the classes of `names` are loaded to call `call` in a loader of its own. */
  private def loaded(call: String)(names: String*): Seq[String] = {
    val loader = new Told
    try {
      val text = loader.loadClass(call).getConstructor().newInstance().asInstanceOf[Callable[String]].call()
      assert(text.nonEmpty, loader.has("swarender.output.ByteOutput"))
      names.filter(loader.has)
    } finally loader.close()
  }

  val tests: Tests = Tests {
    test("a class and a tree become compact JSON without a writer") {
      val writers = Seq("swarender.event.DocumentWriter", "swarender.json.JsonWriter", "swarender.event.Filters$")
      val rules = Seq("swarender.encoder.EncoderRules", "swarender.derivation.NameClash$", "swarender.output.ByteSink")
      val ofClass = loaded("swarender.ClassCall")(writers ++ rules: _*)
      val ofTree = loaded("swarender.TreeCall")(writers: _*)
      val ofEvents = loaded("swarender.EventsCall")("swarender.json.JsonWriter")
      assert(ofClass.isEmpty, ofTree.isEmpty, ofEvents.size == 1)
    }
    test("a function of an evaluator loads nothing of other formats and of what it does not use") {
      val unused = Seq(
        "swarender.event.EventFilter", "swarender.event.TreeTokens", "swarender.json.RelaxedTokens",
        "swarender.jsonnet.Assignments", "swarender.Policy$Newline", "scala.runtime.LazyVals$"
      )
      val json = Seq("swarender.json.JsonWriter", "swarender.jsonnet.Dialect$")
      val yaml = Seq("swarender.yaml.YamlWriter", "swarender.jsonnet.EvaluatorStrings$")
      val toml = Seq("swarender.toml.TomlWriter", "swarender.toml.TomlOddities", "swarender.TomlQuotes")
      val all = unused ++ json ++ yaml ++ toml
      val ofJson = loaded("swarender.CommandCall")(all: _*)
      val ofYaml = loaded("swarender.ManifestYamlCall")(all: _*)
      val ofToml = loaded("swarender.ManifestTomlCall")(all: _*)
      assert(ofJson == json, ofYaml == yaml, ofToml == toml)
    }
    test("no class has a lazy value, for which Scala 3 loads a hundred classes") {
      val of = Seq[Class[?]](
        Json.getClass,
        classOf[JsonStyle],
        classOf[YamlStyle],
        classOf[TomlStyle],
        classOf[Events],
        classOf[Encoder[?]],
        classOf[JsonText],
        classOf[output.PagedOutputStream],
        classOf[jsonnet.Jsonnet],
        classOf[dialects.KyamlStyle]
      )
      val classes =
        of.map(c => Paths.get(c.getProtectionDomain.getCodeSource.getLocation.toURI)).distinct.flatMap { folder =>
          Files
            .walk(folder)
            .filter(_.toString.endsWith(".class"))
            .toArray
            .map(path => folder -> path.asInstanceOf[Path])
        }
      // Macros run in the compiler.
      val lazies = for {
        (folder, path) <- classes
        if new String(Files.readAllBytes(path), ISO_8859_1).contains("scala/runtime/LazyVals")
        name = folder.relativize(path).toString
        if !name.contains("Macro") && !name.endsWith("/Missing.class")
      } yield name
      assert(classes.size > 500, lazies.isEmpty)
    }
    test("nothing of the library stays in the threads of a pool") {
      // The JDK before 24 keeps with a thread the loaders of the code that started it: it is started here.
      val pool = Executors.newFixedThreadPool(Threads)
      pool.asInstanceOf[java.util.concurrent.ThreadPoolExecutor].prestartAllCoreThreads()
      try {
        val loaders = Seq.fill(5)(used(pool))
        var tries = 0
        while (tries < 50 && loaders.exists(_.get ne null)) {
          System.gc()
          Thread.sleep(20)
          tries += 1
        }
        val reachable = loaders.count(_.get ne null)
        assert(reachable == 0)
      } finally pool.shutdownNow(): Unit
    }
  }
}

/** First calls of a process. */
final class ClassCall extends Callable[String] {
  def call(): String = new String(Json.toBytes(FirstOrder(1, "Ann", List(FirstItem("pen", 1.5)))), "UTF-8")
}
final class TreeCall extends Callable[String] {
  def call(): String = Json.render(ujson.Obj("id" -> 1))
}
final class EventsCall extends Callable[String] {
  def call(): String = Json.render(JsonStyle.compact) { r => r.beginObject(); r.endObject() }
}
abstract class FunctionCall extends Callable[String] {
  protected def send(e: Events): Unit = {
    e.beginObject()
    e.key("a")
    e.beginArray()
    e.float64(0.5)
    e.string("b")
    e.endArray()
    e.endObject()
  }
}
final class CommandCall extends FunctionCall {
  def call(): String = {
    val out = new ByteArrayOutputStream
    Json(Jsonnet.sjsonnetHead.commandLine.withKeyOrder(KeyOrder.AsGiven)).writeTo(Events(send(_)), out)
    out.toString
  }
}
final class ManifestYamlCall extends FunctionCall {
  def call(): String = Yaml.render(Jsonnet.sjsonnetHead.manifestYamlDoc().withKeyOrder(KeyOrder.AsGiven))(send(_))
}
final class ManifestTomlCall extends FunctionCall {
  def call(): String = Toml.render(Jsonnet.sjsonnetHead.manifestTomlEx("  ").withKeyOrder(KeyOrder.AsGiven))(send(_))
}
final case class FirstOrder(id: Long, customer: String, items: List[FirstItem])
object FirstOrder { implicit val encoder: Encoder[FirstOrder] = Encoder.derived }
final case class FirstItem(name: String, price: Double)
object FirstItem { implicit val encoder: Encoder[FirstItem] = Encoder.derived }

/** What a program does with the library: every format, events, errors, dates, threads' own calls.
  */
final class LibraryUse extends Callable[String] {
  def call(): String = {
    import EncoderTest.*
    val item = Item("a\u4e2d", 1, 1.5, Seq("t" * 100, "\u00e9" * 5000), None)
    val text = new StringBuilder
    for (format <- Seq[Format[?]](Json, Yaml, Toml, Json(JsonStyle.canonical))) {
      try text.append(format.render(item))
      catch { case e: RenderError => text.append(e.getMessage) }
      val target = new ByteArrayOutputStream
      format.writeTo(Map("k" -> Seq(java.time.LocalDate.of(2026, 1, 2))), target)
      text.append(target)
      text.append(format.toBytes(ujson.Obj("b" -> 5e-324)).length)
      text.append(format.render(JsonText("{\"a\": [1, 2.5e10, \"x\"]}")))
      try format.render(ujson.Obj("a" -> ujson.Arr(Double.NaN, ujson.Null))): Unit
      catch { case e: RenderError => text.append(e.path) }
    }
    text.append(Json.render(JsonStyle.pretty) { r => r.beginArray(); r.int64(1); r.endArray() })
    text.append(AllDocuments(Json, Iterator(1, 2))).append(AllDocuments(Yaml, Iterator(1, 2)))
    text.append(JsonStyle.pretty.withNulls(Nulls.OmitMembers))
    text.toString
  }
}
