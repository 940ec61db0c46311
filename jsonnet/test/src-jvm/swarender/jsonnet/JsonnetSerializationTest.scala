package swarender
package jsonnet

import java.io.{
  ByteArrayInputStream,
  ByteArrayOutputStream,
  ObjectInputStream,
  ObjectOutputStream,
  ObjectStreamException
}

import utest.*

/** Styles of Jsonnet go through Java's serialization. */
object JsonnetSerializationTest extends TestSuite {
  private def serialized(value: Any): Array[Byte] = {
    val bytes = new ByteArrayOutputStream
    val out = new ObjectOutputStream(bytes)
    out.writeObject(value)
    out.close()
    bytes.toByteArray
  }

  private def read(bytes: Array[Byte]): Any = new ObjectInputStream(new ByteArrayInputStream(bytes)).readObject()

  private def copy[T](value: T): T = {
    val bytes = serialized(value)
    assert(bytes.length < 5000)
    read(bytes).asInstanceOf[T]
  }

  private def same[S <: Style](format: Format[S], style: S, document: ujson.Value): Unit = {
    val read = copy(style)
    assert(read == style, read.hashCode == style.hashCode)
    assert(format.render(document, read) == format.render(document, style))
  }

  val tests: Tests = Tests {
    test("a style that was read back is equal and writes the same") {
      val table = ujson.Obj("a" -> ujson.Arr(1.5, "x\u2028\n"), "b" -> ujson.Obj("c" -> "'\n"))
      for (e <- Jsonnet.all) {
        for (
          style <- Seq(e.commandLine, e.oneLine, e.string, e.manifestJson, e.manifestJsonMinified, e.manifestPythonVars)
        ) same(Json, style, table)
        for (repaired <- Seq(false, true); quoted <- Seq(false, true))
          same(Yaml, e.manifestYamlDoc(repaired, quoted, repaired), table)
        same(Toml, e.manifestTomlEx("\t"), table)
        same(Ini, e.manifestIni, ujson.Obj("sections" -> ujson.Obj("s" -> table)))
        same(Xml, e.manifestXmlJsonml, ujson.Arr("a", table, "\u0080<"))
      }
    }
    test("the strings of an evaluator are read back as they are, and none of an unknown one") {
      for (strings <- Seq(EvaluatorStrings.go, EvaluatorStrings.cpp)) {
        assert(copy(strings) eq strings)
        assert(copy(strings.repaired) eq strings.repaired, copy(strings.repaired) != strings)
      }
      val bytes = serialized(EvaluatorStrings.sjsonnetHead)
      bytes(bytes.lastIndexOfSlice(Seq[Byte](0, 0, 0, 4)) + 3) = 9
      val error = intercept[ObjectStreamException](read(bytes))
      assert(error.getMessage == "no evaluator 9")
    }
    test("a format that was read back is the same, with its style") {
      assert(copy(Ini) eq Ini, copy(Xml) eq Xml)
      assert(copy(Xml(XmlStyle.jsonnet)).render(ujson.Arr("a b")) == "<a b></a b>")
    }
  }
}
