package swarender

import java.io.{
  ByteArrayInputStream,
  ByteArrayOutputStream,
  IOException,
  InputStream,
  ObjectInputFilter,
  ObjectInputStream,
  ObjectOutputStream,
  ObjectStreamClass,
  ObjectStreamException
}

import utest.*

import swarender.Policy.{KeyOrder, NonFinite, NumberText}
import swarender.jsonnet.Jsonnet

/** Styles, formats, encoders and errors go through Java's serialization, as Spark needs it. */
object SerializationTest extends TestSuite {
  private def serialized(value: Any): Array[Byte] = {
    val bytes = new ByteArrayOutputStream
    val out = new ObjectOutputStream(bytes)
    out.writeObject(value)
    out.close()
    bytes.toByteArray
  }

  private def copy[T](value: T): T =
    new OwnInput(new ByteArrayInputStream(serialized(value))).readObject().asInstanceOf[T]

  /** Finds classes as this suite does: collections of Scala, read from within the stream, would
    * find those of the loader of Scala's library, which is another one where mutants are tried.
    */
  private final class OwnInput(in: InputStream) extends ObjectInputStream(in) {
    override def resolveClass(c: ObjectStreamClass): Class[?] =
      try Class.forName(c.getName, false, SerializationTest.getClass.getClassLoader)
      catch { case _: ClassNotFoundException => super.resolveClass(c) }
  }

  /** What bytes may have and no code makes. Styles are records, of which Java's serialization keeps
    * the fields as they are.
    */
  private def forged: Seq[(String, AnyRef)] = Seq(
    "a format of another style" -> Json.asInstanceOf[Format[Style]](YamlStyle.safe),
    "a format without a style" -> Json(null)
  )

  /** What can be serialized, and is checked when it is read. */
  private def values: Seq[AnyRef] = Seq(
    Json,
    Yaml,
    swarender.Escapes.yaml.withSurrogateEscape,
    swarender.NumberLayout.python,
    NonFinite.Quote,
    NumberText.scaled(2),
    KeyOrder.Utf16,
    KeyOrder.CodePoint.first("b", "a").at("$.x", KeyOrder.Natural),
    YamlStyle.Quotes.SingleQuotes,
    TomlStyle.SmallTables.Dotted,
    TomlDateTime.date(2026, 1, 2),
    intercept[RenderError](Toml.render(ujson.Obj("a" -> ujson.Arr(ujson.Null))))
  )

  /** What a value that has been read is good for; what it throws is a fault. */
  private def use(value: Any): Unit = {
    isKnown(value)
    used(value)
  }

  /** A policy is one of the objects that code can name. */
  private def isKnown(value: Any): Unit = value match {
    case _: KeyOrder.First | _: KeyOrder.At | _: NumberText.Spelled => ()
    case policy: Policy => assert(Policies.all.exists(_ eq policy))
    case _ => ()
  }

  private def used(value: Any): Unit = value match {
    case format: Format[?] => rendering(format.render(table))
    case escapes: Escapes =>
      assert(Escapes.registered.exists(set => set == escapes || set.withSurrogateEscape == escapes))
      rendering(Quote(escapes)("a\u0000\"\ud83d"))
    case layout: swarender.NumberLayout =>
      for (v <- Seq(0.0, -0.0, 1.5, 1e300, 5e-324, -123456789.0)) assert(layout.copy().render(v) == layout.render(v))
    case policy: NonFinite => rendering(Json.render(Double.NaN, JsonStyle.compact.withNonFinite(policy)))
    case text: NumberText =>
      rendering(Json.render(BigDecimal("1.25"), JsonStyle.compact.withNumberText(text)))
    case order: KeyOrder => rendering(Json.render(table, JsonStyle.compact.withKeyOrder(order)))
    case quotes: YamlQuotes => rendering(Yaml.render(table, YamlStyle.safe.withQuotes(quotes)))
    case tables: SmallTables => rendering(Toml.render(table, TomlStyle.standard.withSmallTables(tables)))
    case date: TomlDateTime => assert(!date.isToml || TomlDateTime.parse(date.toString) == date)
    case error: RenderError =>
      assert(error.path.startsWith("$"), error.kind.toString.nonEmpty, error.detail.length >= 0)
    case other => val _ = (other.hashCode, other.toString)
  }

  /** A style may refuse a document; a policy may be refused by a format. */
  private def rendering(rendered: => Any): Unit =
    try rendered: Unit
    catch { case _: RenderError | _: IllegalArgumentException => () }

  /** The value in `bytes`, or None if they are refused. */
  private def read(bytes: Array[Byte]): Option[AnyRef] = {
    try {
      val in = new ObjectInputStream(new ByteArrayInputStream(bytes))
      // What the JDK itself does with lengths of arrays is its own affair.
      in.setObjectInputFilter(ObjectInputFilter.Config.createFilter("maxarray=10000;maxdepth=100"))
      // A changed byte can make a null of the whole.
      Option(in.readObject())
    } catch {
      case _: IOException | _: ClassNotFoundException | _: ClassCastException => None
      case e: RuntimeException if !e.getStackTrace.headOption.exists(_.getClassName.startsWith("swarender")) => None
      case e: LinkageError if !e.getStackTrace.headOption.exists(_.getClassName.startsWith("swarender")) => None
    }
  }

  private def mutated(bytes: Array[Byte], random: scala.util.Random): Array[Byte] = {
    val changed = bytes.clone
    for (_ <- 0 to random.nextInt(3)) {
      // Values come after the descriptions of classes.
      val at =
        if (random.nextBoolean()) random.nextInt(bytes.length) else bytes.length - 1 - random.nextInt(bytes.length / 3)
      random.nextInt(4) match {
        case 0 => changed(at) = random.nextInt(256).toByte
        case 1 => changed(at) = (changed(at) ^ 1 << random.nextInt(8)).toByte
        case 2 => changed(at) = Seq(0, 1, -1, 0x70, 0x7f)(random.nextInt(5)).toByte
        case _ => changed(at) = bytes(random.nextInt(bytes.length))
      }
    }
    changed
  }

  private def jsonStyles = NamedStyles.json.map(_._2)
  private def yamlStyles = NamedStyles.yaml.map(_._2)
  private def tomlStyles = TomlStyle.names.map(TomlStyle.byName(_).get)

  private val value = ujson.Obj("a" -> ujson.Arr(1.5, "x\u2028\n", ujson.Null), "b" -> ujson.Obj())
  private val table = ujson.Obj("a" -> ujson.Arr(1.5, "x\u2028\n"), "b" -> ujson.Obj("c" -> "'"))

  val tests: Tests = Tests {
    test("a style that was read back is equal and writes the same") {
      for (style <- jsonStyles) {
        assert(copy(style) == style, copy(style).hashCode == style.hashCode)
        assert(Json.render(value, copy(style)) == Json.render(value, style))
      }
      for (style <- yamlStyles) {
        assert(copy(style) == style)
        assert(Yaml.render(value, copy(style)) == Yaml.render(value, style))
      }
      for (style <- tomlStyles) {
        assert(copy(style) == style)
        assert(Toml.render(table, copy(style)) == Toml.render(table, style))
      }
    }
    test("an encoder that was read back writes the same") {
      import EncoderTest.*
      val item = Item("a", 1, 1.5, Seq("t"), None)
      assert(Json.render(item)(copy(Encoder[Item])) == Json.render(item))
      val all = copy(Encoder[Seq[(Item, Map[String, Option[Int]])]])
      assert(Json.render(Seq((item, Map("k" -> Option(1)))))(all) == Json.render(Seq((item, Map("k" -> Option(1))))))
      assert(Json.render[Shape](Circle(1))(copy(Encoder[Shape])) == Json.render[Shape](Circle(1)))
    }
    test("a format that was read back is the same, with its style") {
      for (format <- Seq[AnyRef](Json, Yaml, Toml)) assert(copy(format) eq format)
      val pretty = copy(Json(JsonStyle.pretty))
      assert(pretty.render(value) == Json.render(value, JsonStyle.pretty))
      assert(
        copy(Toml(Jsonnet.go.manifestTomlEx("  "))).render(table) == Toml.render(table, Jsonnet.go.manifestTomlEx("  "))
      )
    }
    test("an escape set that was read back is the same") {
      val named = Escapes.getClass.getMethods
        .filter(m => m.getReturnType == classOf[Escapes] && m.getParameterCount == 0)
        .map(_.invoke(Escapes).asInstanceOf[Escapes])
      val all = Escapes.registered
      assert(named.nonEmpty, named.forall(set => all.exists(_ eq set)))
      for (set <- all) {
        assert(copy(set) eq set)
        assert(copy(set.withSurrogateEscape) == set.withSurrogateEscape)
        val style = JsonStyle.compact.withEscapes(set)
        assert(copy(style) == style, Json.render(table, copy(style)) == Json.render(table, style))
      }
    }
    test("tables that can be made again are not serialized") {
      for (style <- jsonStyles ++ yamlStyles ++ tomlStyles) {
        val before = serialized(style).length
        for (format <- Seq[Format[?]](Json, Yaml, Toml)) format.render(table)
        assert(before < 4000, serialized(style).length == before)
      }
    }
    test("settings that no code makes are refused when they are read") {
      for ((what, style) <- forged) {
        val refused =
          try {
            copy(style)
            false
          } catch { case _: ObjectStreamException => true }
        if (!refused) throw new java.lang.AssertionError(s"$what was read")
      }
    }
    test("policies and kinds that were read back are the same objects") {
      for (one <- Policies.all :+ RenderError.BadNumber)
        assert(copy(one) eq one)
    }
    test("what changed bytes are read as can be used, or they are refused") {
      val random = Seeded("changed bytes")
      val all = values.map(serialized)
      var refused = 0
      for (i <- 0 until 5000) {
        val bytes = mutated(all(i % all.size), random)
        read(bytes) match {
          case None => refused += 1
          case Some(value) =>
            try use(value)
            catch { case e: Throwable => throw new java.lang.AssertionError(s"round $i, ${value.getClass}: $e", e) }
        }
      }
      assert(refused > 1000, refused < 4900)
    }
    test("a date that was read back is equal") {
      val date = TomlDateTime.date(2026, 1, 2)
      assert(copy(date) == date)
    }
    test("an error that was read back has its path") {
      val error = copy(intercept[RenderError](Toml.render(value)))
      assert(error.path == "$.a[2]", error.kind eq RenderError.NullValue)
    }
  }
}
