package swarender

import java.io.ByteArrayOutputStream
import java.lang.reflect.Method

import scala.util.control.NonFatal

import swarender.StyleTexts.{doubles, texts, trees}
import swarender.dialects.*
import swarender.jsonnet.{IniStyle, Jsonnet, XmlStyle}
import utest.*

/** Each `with` method of a style changes what the style writes of some document, in a byte or an
  * error. Those that act on what another setting asks for, as spaces inside the braces of a line
  * do, change nothing before it is set, and whichever is called first gives the same bytes.
  */
object StyleEffectsTest extends TestSuite {
  final case class Port(number: Int, host: String = "localhost", labels: Map[String, Int] = Map.empty)
  object Port {
    implicit val encoder: Encoder[Port] = Encoder.derived
  }

  private def value[T: Encoder](v: T): Events.Source = Events(e => Encoder.send(v, e))
  private def member(send: Events => Unit): Events.Source = Events { e =>
    e.beginObject()
    e.key("member")
    send(e)
    e.endObject()
  }

  /** In the members of INI, and in the attributes and children of XML. */
  private def wrapped(source: Events.Source): Seq[Events.Source] = Seq(
    Events { e =>
      e.beginObject()
      e.key("main")
      source.send(e)
      e.key("sections")
      e.beginObject()
      e.key("s")
      source.send(e)
      e.endObject()
      e.endObject()
    },
    Events { e =>
      e.beginArray()
      e.string("element")
      source.send(e)
      e.string("text")
      e.endArray()
    }
  )

  private val plain: Seq[Events.Source] =
    texts.flatMap(s => Seq(value(s), member(_.string(s)))) ++ StyleTexts.numbers.map(n => member(_.number(n))) ++
      doubles.map(v => member(_.float64(v))) ++ trees.map(value(_)) ++ Seq(
        member(_.int64(Long.MaxValue)),
        member { e =>
          e.tag("!t")
          e.string("a")
        },
        Events(DuplicateKeysTest.duplicate(_)),
        value(Map("ports" -> Seq(Port(1), Port(2, "h"), Port(3, labels = Map("a" -> 1))))),
        value(Map("day" -> java.time.LocalDate.of(2026, 1, 2))),
        value(Port(1)),
        value(Port(2, "h")),
        value(Map(1 -> Map(2 -> "a")))
      )

  private val documents = plain ++ plain.flatMap(wrapped)

  private def outcome(text: => String): String =
    try text
    catch {
      // Its words, and the offset, which says how much is held, are no effect.
      case e: RenderError => s"${e.kind} at ${e.path}"
      case NonFatal(e) => e.toString
    }

  private def all(format: Format[?], documents: Seq[Events.Source]): String = outcome {
    val out = new ByteArrayOutputStream
    format.writeAll(documents.iterator, out)
    out.toString("UTF-8")
  }

  /** What the style writes of everything. */
  private def written(style: Style): Iterator[String] = {
    val of = StyleBases.format(style)
    documents.iterator.map(d => outcome(of.render(d))) ++ Iterator(
      () => all(of, Nil),
      () => all(of, Seq(value("a"), value(1))),
      () => all(of, Seq(value(ujson.Obj("a" -> 1)), value(ujson.Obj("b" -> "x"))))
    ).map(_.apply())
  }

  private def writesAs(style: Style, expected: Seq[String]): Boolean = written(style).sameElements(expected.iterator)

  /** The styles that calls of the method make of `base`, none for a call that is refused. */
  private def results(base: Style, method: Method): Seq[Option[Style]] = StyleCalls.calls(method).map(_(base))

  private def made(base: Style, method: Method): Seq[Style] = results(base, method).flatten.filter(_ != base)

  /** A setting without which `methods` change nothing. */
  private final class Need(val methods: String*)(val set: Style => Style)

  private val width = new Need("withBraceSpaces", "withFilledArrays")({
    case s: RelaxedJsonStyle => s.withWidth(40)
    case other => other
  })

  private val flow = new Need("withBraceSpaces")({
    case s: BlockStyle => s.withMaxFlowLength(40)
    case other => other
  })

  private val lines = new Need("withBlankLines", "withComments", "withCommentLines")({
    case s: KyamlStyle => s.withIndent(2)
    case other => other
  })

  /** Checks that all methods of `style` act, those of `needs` with the setting that they need. */
  private def check(style: Style, needs: Need*): Unit = {
    val before = written(style).toList
    val (idle, acting) = StyleCalls
      .methods(style.getClass)
      .map(method => (method, results(style, method)))
      // A method that takes nothing but what the style has refuses all else.
      .filter { case (_, results) => results.flatten.exists(_ != style) || !results.contains(None) }
      .map { case (method, results) => (method, results.flatten.filter(_ != style)) }
      .partition(_._2.forall(writesAs(_, before)))
    val expected = needs.flatMap(_.methods).toSet
    if (idle.map(_._1.getName).toSet != expected)
      throw new java.lang.AssertionError(s"$style: ${idle.map(_._1.getName).mkString(", ")} change nothing")
    assert(acting.size > 10)
    for (need <- needs; name <- need.methods) {
      val set = need.set(style)
      val whole = written(set).toList
      val after =
        StyleCalls.methods(set.getClass).filter(_.getName == name).flatMap(made(set, _)).filterNot(writesAs(_, whole))
      if (after.isEmpty) throw new java.lang.AssertionError(s"$set: $name changes nothing")
      val first = idle.filter(_._1.getName == name).flatMap(_._2).map(need.set)
      for (other <- after) assert(first.contains(other))
    }
  }

  val tests: Tests = Tests {
    test("JSON") {
      for (name <- JsonStyle.names) check(JsonStyle.byName(name).get)
    }
    test("JSON in lines of a width") {
      check(JsonStyle.fitted)
      for (style <- Seq(JsonStyle.compact, Jsonnet.go.oneLine)) {
        val (narrow, indented) = (style.withWidth(40), style.withIndent(2))
        assert(written(narrow).sameElements(written(style)), narrow.withIndent(2) == indented.withWidth(40))
        assert(!written(indented.withWidth(40)).sameElements(written(indented)))
      }
    }
    test("JSON of evaluators") {
      for (jsonnet <- Jsonnet.all)
        Seq(jsonnet.commandLine, jsonnet.oneLine, jsonnet.string, jsonnet.manifestJson, jsonnet.manifestPython)
          .foreach(check(_))
    }
    test("JSONC")(check(JsonStyle.jsonc, width))
    test("JSON5")(check(JsonStyle.json5, width))
    test("YAML")(for (style <- Seq(YamlStyle.safe, YamlStyle.quoted, YamlStyle.pretty)) check(style, flow))
    test("YAML in flow style")(check(YamlStyle.safe.withMaxFlowLength(40)))
    test("YAML of evaluators") {
      for (jsonnet <- Jsonnet.all; quoteKeys <- Seq(true, false))
        check(jsonnet.manifestYamlDoc(quoteKeys = quoteKeys), flow)
    }
    test("PyYAML")(check(YamlStyle.pyyaml, flow))
    test("JSON in YAML") {
      check(YamlStyle.json)
      check(YamlStyle.json(JsonStyle.pretty))
    }
    test("KYAML")(check(YamlStyle.kyaml))
    test("KYAML on one line")(check(YamlStyle.kyaml(compact = true), lines))
    test("TOML") {
      check(TomlStyle.standard)
      for (jsonnet <- Jsonnet.all) check(jsonnet.manifestTomlEx("  "))
    }
    test("INI")(check(IniStyle.jsonnet))
    test("XML")(check(XmlStyle.standard))
  }
}
