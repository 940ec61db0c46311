package swarender

import scala.jdk.CollectionConverters.*

import com.fasterxml.jackson.databind.JsonNode
import com.fasterxml.jackson.dataformat.toml.TomlMapper
import org.tomlj.{TomlArray, TomlTable}
import utest.*

/** What the library writes, read back by the specification's grammar, by tomlj and by jackson-dataformat-toml. */
object TomlReadersTest extends TestSuite {
  private val seed = 20240607L
  private val perStyle = 1500

  val tests: Tests = Tests {
    println(s"TomlReadersTest: seed $seed")
    test("grammar")(readBack(TomlReader.read))
    test("tomlj")(readBack(tomlj))
    test("jackson")(readBack(jackson))
    test("golden files of other tools are read by the grammar") {
      val legal = Golden.cases("toml").filterNot(c => c.expected.contains("00000000000000000000"))
      legal.foreach(c => check(c.name, c.expected, c.document, TomlReader.read))
      assert(legal.size > 1300)
      legal.size
    }
    test("the grammar refuses what TOML refuses") {
      val wrong = Seq(
        "a = 1\na = 2", "[a]\n[a]", "a.b = 1\n[a]", "[a]\nb.c = 1\n[a.b]", "a = {b = 1}\n[a.c]", "a = {b = 1, b.c = 2}", "a = [1]\n[[a]]",
        "[[a]]\n[a]", "a = 01", "a = 1.", "a = .5", "a = \"\n\"", "a = '\u0001'", "a = \"\\x\"", "a = \"\\ud800\"", "a = \"\"\"\"\"\"\"", "a = {b = 1,}",
        "a = {\nb = 1}", "a b = 1", "= 1", "a = 1 b = 2", "a = 9223372036854775808", "a = 2021-02-29", "a = 25:00:00", "a = 1979-05-27T07:32:00+24:00",
        "a = tru", "a = ", "[]", "[a.]", "a = 1_", "a = 1__0"
      )
      val accepted = wrong.filter(text => scala.util.Try(TomlReader.read(text)).toOption.exists(_.isRight))
      assert(accepted.isEmpty)
    }
  }

  /** Counts the documents. */
  private def readBack(read: String => Either[String, ujson.Value]): Int = {
    TomlDocuments.styles.foreach { case (name, style) =>
      val documents = new TomlDocuments(seed)
      for (i <- 0 until perStyle) {
        val document = documents.next()
        check(s"document $i, $name", TomlDocuments.render(document, style), TomlDocuments.expected(document), read)
      }
    }
    perStyle * TomlDocuments.styles.size
  }

  private def check(name: String, text: String, document: ujson.Value, read: String => Either[String, ujson.Value]): Unit =
    read(text) match {
      case Right(found) if TomlDocuments.same(found, document) => ()
      case found =>
        throw new java.lang.AssertionError(s"$name: from ${Modes.shown(text)} got ${found.map(v => Modes.shown(v.render()))}, not ${Modes.shown(document.render())}")
    }

  private def tomlj(text: String): Either[String, ujson.Value] = {
    val read = org.tomlj.Toml.parse(text)
    if (read.hasErrors) Left(read.errors.asScala.mkString("; ")) else Right(ofTomlj(read))
  }

  private def ofTomlj(value: Any): ujson.Value = value match {
    case t: TomlTable => ujson.Obj.from(t.keySet.asScala.map(k => (k, ofTomlj(t.get(java.util.List.of(k))))))
    case a: TomlArray => ujson.Arr.from((0 until a.size).map(i => ofTomlj(a.get(i))))
    case s: String => ujson.Str(s)
    case l: java.lang.Long => ujson.Num(l.toDouble)
    case d: java.lang.Double => ujson.Num(d)
    case b: java.lang.Boolean => ujson.Bool(b)
    case time => ofJavaTime(time)
  }

  private def ofJavaTime(value: Any): ujson.Value = ujson.Str(TomlDocuments.Date + JavaTime.of(value.asInstanceOf[java.time.temporal.TemporalAccessor]))

  private val mapper = TomlMapper.builder
    .enable(com.fasterxml.jackson.dataformat.toml.TomlReadFeature.PARSE_JAVA_TIME)
    .build

  private def jackson(text: String): Either[String, ujson.Value] =
    try Right(ofJackson(mapper.readTree(text)))
    catch { case e: com.fasterxml.jackson.core.JacksonException => Left(e.getMessage) }

  private def ofJackson(node: JsonNode): ujson.Value =
    if (node.isObject) ujson.Obj.from(node.fieldNames.asScala.map(k => (k, ofJackson(node.get(k)))))
    else if (node.isArray) ujson.Arr.from(node.elements.asScala.map(ofJackson))
    else if (node.isTextual) ujson.Str(node.textValue)
    else if (node.isNumber) ujson.Num(node.doubleValue)
    else if (node.isBoolean) ujson.Bool(node.booleanValue)
    else ofJavaTime(node.asInstanceOf[com.fasterxml.jackson.databind.node.POJONode].getPojo)
}
