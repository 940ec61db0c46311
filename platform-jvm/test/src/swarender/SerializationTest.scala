package swarender

import java.io.{ByteArrayInputStream, ByteArrayOutputStream, ObjectInputStream, ObjectOutputStream}

import utest.*

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
    new ObjectInputStream(new ByteArrayInputStream(serialized(value))).readObject().asInstanceOf[T]

  private def jsonStyles = JsonStyle.names.map(JsonStyle.byName(_).get)
  private def yamlStyles = YamlStyle.names.map(YamlStyle.byName(_).get)
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
      val pretty = copy(Json.withStyle(JsonStyle.pretty()))
      assert(pretty.render(value) == Json.render(value, JsonStyle.pretty()))
      assert(copy(Toml.withStyle(TomlStyle.jsonnet())).render(table) == Toml.render(table, TomlStyle.jsonnet()))
    }
    test("an escape set that was read back is the same") {
      for (set <- EscapeReference.sets) {
        assert(copy(set) eq set)
        assert(copy(set.withSurrogateEscape) == set.withSurrogateEscape)
      }
    }
    test("tables that can be made again are not serialized") {
      for (style <- jsonStyles ++ yamlStyles ++ tomlStyles) {
        val before = serialized(style).length
        for (format <- Seq[Format[?]](Json, Yaml, Toml)) format.render(table)
        assert(before < 4000, serialized(style).length == before)
      }
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
