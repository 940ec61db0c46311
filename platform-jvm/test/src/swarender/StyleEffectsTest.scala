package swarender

import java.io.ByteArrayOutputStream
import java.lang.reflect.{InvocationTargetException, Method}

import scala.util.control.NonFatal

import swarender.Events.Place
import swarender.Policy.*
import swarender.jsonnet.{Ini, IniStyle, Jsonnet, Xml, XmlStyle}
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

  private val texts = Seq(
    "",
    "plain",
    "yes",
    "1e5",
    "0o7",
    "12:30",
    "- a",
    "it's",
    "say \"a\"",
    "C:\\dir",
    "a\nb\n",
    "a\r\nb",
    "</script>&",
    "\u0001\u007f",
    "\u00e9 \u2028 \ud83d\ude00",
    "\ud800",
    "words of a line " * 12
  )

  private val numbers = Seq("1.50", "1e400", "1e5", "-0", "12345678901234567890")
  private val doubles = Seq(1.0, 0.5, 1e-7, 1e21, 5e-324, -0.0, Double.NaN, Double.PositiveInfinity)

  private def nested(depth: Int): ujson.Value = if (depth == 0) 1 else ujson.Obj("n" -> nested(depth - 1))

  private val trees: Seq[ujson.Value] = Seq(
    ujson.Obj("b" -> 1, "a" -> 2, "A" -> 3, "a10" -> 4, "a2" -> 5, "\ue000" -> 6, "\ud83d\ude00" -> 7),
    ujson.Obj("a" -> ujson.Null, "b" -> ujson.Arr(1, ujson.Null)),
    ujson.Obj("a" -> ujson.Obj(), "b" -> ujson.Arr(), "c" -> ujson.Obj("d" -> ujson.Arr()), "e" -> true),
    ujson.Obj("a" -> ujson.Arr(1, 2, 3), "b" -> ujson.Obj("c" -> ujson.Obj("d" -> 1)), "e" -> ujson.Arr("x", "y")),
    ujson.Obj("a" -> ujson.Arr.from(100 to 140), "b" -> ujson.Arr(ujson.Arr(1, 2), ujson.Obj("c" -> 1, "d" -> 2))),
    ujson.Obj("" -> 1, "a b" -> 2, "true" -> 3, "k" * 1100 -> 4),
    nested(12),
    ujson.Arr("a", ujson.Obj("x" -> "<\"'>"), "t<\"\u0001", ujson.Arr("b", 1.5)),
    ujson.Arr("a", ujson.Obj("x" -> ujson.Obj("y" -> ujson.Arr(1, "z<\u007f"))), ujson.Obj("y" -> ujson.Arr(1))),
    ujson.Arr("a b", ujson.Obj("x y" -> 1), "]]>"),
    ujson.Obj(
      "main" -> ujson.Obj("k" -> ujson.Arr(1, ujson.Arr(1, "\u007f\n"), ujson.Obj("a" -> 1)), "e" -> ujson.Arr()),
      "sections" -> ujson.Obj()
    ),
    ujson.Obj("sections" -> ujson.Obj()),
    ujson.Obj(),
    ujson.Arr(),
    ujson.Null
  )

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
    texts.flatMap(s => Seq(value(s), member(_.string(s)))) ++ numbers.map(n => member(_.number(n))) ++
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
        value(Port(2, "h"))
      )

  private val documents = plain ++ plain.flatMap(wrapped)

  private def format(style: Style): Format[?] = style match {
    case s: JsonStyle => Json(s)
    case s: YamlStyle => Yaml(s)
    case s: TomlStyle => Toml(s)
    case s: IniStyle => Ini(s)
    case s: XmlStyle => Xml(s)
    case other => throw new IllegalArgumentException(other.toString)
  }

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
    val of = format(style)
    documents.iterator.map(d => outcome(of.render(d))) ++ Iterator(
      () => all(of, Nil),
      () => all(of, Seq(value("a"), value(1))),
      () => all(of, Seq(value(ujson.Obj("a" -> 1)), value(ujson.Obj("b" -> "x"))))
    ).map(_.apply())
  }

  private def writesAs(style: Style, expected: Seq[String]): Boolean = written(style).sameElements(expected.iterator)

  private val functions: Seq[AnyRef] = Seq[Place => Any](
    _ => Some("note"),
    _ => Some("!note"),
    _ => YamlStyle.Layout.Flow,
    _ => YamlStyle.Layout.Quoted
  )

  private def arguments(of: Class[?]): Seq[AnyRef] =
    if (of == classOf[Boolean]) Seq(Boolean.box(false), Boolean.box(true))
    else if (of == classOf[Int]) Seq(0, 1, 3, 40, 1000).map(Int.box(_))
    else if (of == classOf[String]) Seq("", "  ", "\t", "\n", ", ", " : ")
    else if (of == classOf[Escapes]) Seq(Escapes.html, Escapes.ascii, Escapes.yamlAscii, Escapes.none)
    else if (of == classOf[NumberLayout])
      Seq(NumberLayout.python, NumberLayout.tomlFloats, NumberLayout.ecma, NumberLayout.toml)
    else if (of == classOf[Place => Any]) functions
    else {
      val policies = Policy.kinds.flatMap(_.all) ++ NumberText.all ++ KeyOrder.all
      policies.filter(of.isInstance(_))
    }

  private def calls(method: Method): Seq[Seq[AnyRef]] =
    method.getParameterTypes.toSeq.foldLeft(Seq(Seq.empty[AnyRef])) { (before, of) =>
      for (b <- before; a <- arguments(of)) yield b :+ a
    }

  private def methods(style: Style): Seq[Method] =
    style.getClass.getMethods.toSeq
      .filter(_.getName.matches("with[A-Z][A-Za-z]*"))
      .groupBy(m => (m.getName, m.getParameterTypes.toSeq))
      .values
      // In Scala 3 the methods of a trait are bridges in its classes.
      .map(same => same.find(!_.isBridge).getOrElse(same.head))
      .toSeq
      .sortBy(_.getName)

  /** The styles that calls of the method make of `base`, none for a call that is refused. */
  private def results(base: Style, method: Method): Seq[Option[Style]] = calls(method).map(result(base, method, _))

  private def made(base: Style, method: Method): Seq[Style] = results(base, method).flatten.filter(_ != base)

  /** The style that the call makes; none if it refuses the arguments. */
  private def result(base: Style, method: Method, arguments: Seq[AnyRef]): Option[Style] =
    try Some(method.invoke(base, arguments: _*).asInstanceOf[Style])
    catch { case e: InvocationTargetException if e.getCause.isInstanceOf[IllegalArgumentException] => None }

  /** A setting without which `methods` change nothing. */
  private final class Need(val methods: String*)(val set: Style => Style)

  private val width = new Need("withBraceSpaces", "withFilledArrays")({
    case s: RelaxedJsonStyle => s.withWidth(40)
    case other => other
  })

  private val indent = new Need("withWidth")({
    case s: JsonStyle => s.withIndent(2)
    case other => other
  })

  private val flow = new Need("withBraceSpaces")({
    case s: BlockStyle => s.withFlow(40)
    case other => other
  })

  private val lines = new Need("withBlankLines", "withComments", "withCommentLines")({
    case s: KyamlStyle => s.withIndent(2)
    case other => other
  })

  /** Checks that all methods of `style` act, those of `needs` with the setting that they need. */
  private def check(style: Style, needs: Need*): Unit = {
    val before = written(style).toList
    val (idle, acting) = methods(style)
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
      val after = methods(set).filter(_.getName == name).flatMap(made(set, _)).filterNot(writesAs(_, whole))
      if (after.isEmpty) throw new java.lang.AssertionError(s"$set: $name changes nothing")
      val first = idle.filter(_._1.getName == name).flatMap(_._2).map(need.set)
      for (other <- after) assert(first.contains(other))
    }
  }

  private def ofLines(style: JsonStyle): Unit = if (style.newline.isEmpty) check(style, indent) else check(style)

  val tests: Tests = Tests {
    test("JSON") {
      val relaxed = Set("fitted", "jsonc", "json5")
      for (name <- JsonStyle.names if !relaxed(name)) ofLines(JsonStyle.byName(name).get)
    }
    test("JSON in lines of a width")(check(JsonStyle.fitted))
    test("JSON of evaluators") {
      for (jsonnet <- Jsonnet.all)
        Seq(jsonnet.commandLine, jsonnet.oneLine, jsonnet.string, jsonnet.manifestJson, jsonnet.manifestPython)
          .foreach(ofLines)
    }
    test("JSONC")(check(JsonStyle.jsonc, width))
    test("JSON5")(check(JsonStyle.json5, width))
    test("YAML")(for (style <- Seq(YamlStyle.safe, YamlStyle.quoted, YamlStyle.pretty)) check(style, flow))
    test("YAML in flow style")(check(YamlStyle.safe.withFlow(40)))
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
