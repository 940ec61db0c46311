package swarender

import java.io.{ByteArrayInputStream, ByteArrayOutputStream, ObjectInputStream, ObjectOutputStream}

import utest.*

/** Styles, encoders and errors go through Java's serialization, as Spark needs it. */
object SerializationTest extends TestSuite {
  private def copy[T](value: T): T = {
    val bytes = new ByteArrayOutputStream
    val out = new ObjectOutputStream(bytes)
    out.writeObject(value)
    out.close()
    new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray)).readObject().asInstanceOf[T]
  }

  private val value = ujson.Obj("a" -> ujson.Arr(1.5, "x\u2028\n", ujson.Null), "b" -> ujson.Obj())
  private val table = ujson.Obj("a" -> ujson.Arr(1.5, "x\u2028\n"), "b" -> ujson.Obj("c" -> "'"))

  val tests: Tests = Tests {
    test("a style that was read back is equal and writes the same") {
      for (name <- JsonStyle.names; style = JsonStyle.byName(name).get) {
        assert(copy(style) == style, copy(style).hashCode == style.hashCode)
        assert(Json.render(value, copy(style)) == Json.render(value, style))
      }
      for (name <- YamlStyle.names; style = YamlStyle.byName(name).get) {
        assert(copy(style) == style)
        assert(Yaml.render(value, copy(style)) == Yaml.render(value, style))
      }
      for (name <- TomlStyle.names; style = TomlStyle.byName(name).get) {
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
    test("an error that was read back has its path") {
      val error = copy(intercept[RenderError](Toml.render(value)))
      assert(error.path == "$.a[2]", error.kind eq RenderError.NullValue)
    }
  }
}
