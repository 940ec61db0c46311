package swarender

import scala.jdk.CollectionConverters.*

import com.fasterxml.jackson.databind.JsonNode
import com.fasterxml.jackson.dataformat.toml.TomlMapper
import org.tomlj.{TomlArray, TomlTable}
import utest.*

/** What the library writes, read back by the specification's grammar, by tomlj and by
  * jackson-dataformat-toml.
  */
object TomlReadersTest extends TestSuite {
  private val seed = 20240607L
  private val perStyle = 300

  val tests: Tests = Tests {
    test("grammar")(readBack(TomlReader.read, identity))
    test("tomlj")(readBack(tomlj, TomlDocuments.map(_)(undated)))
    test("jackson")(readBack(jackson, TomlDocuments.map(_)(eighteenDigits), jacksonBuffer))
    test("date-times under keys, tomlj") {
      val times = Seq(
        "07:32:00", "1979-05-27", "1979-05-27T07:32:00.5", "1979-05-27T07:32:00Z", "1979-05-27T07:32:00.25-07:00"
      )
      val document = ujson.Obj.from(times.zipWithIndex.map { case (t, i) =>
        (s"k$i", ujson.Str(TomlDocuments.Date + t))
      })
      check("date-times", TomlDocuments.render(document, TomlStyle.standard), document, tomlj)
    }
    test("golden files of other tools are read by the grammar") {
      val legal = Golden
        .cases("toml")
        .filterNot(c => "[0-9]{19,}".r.findAllIn(c.expected).exists(BigInt(_).bitLength > 63))
      legal.foreach(c => check(c.name, c.expected, TomlDocuments.map(c.document)(oneZero), TomlReader.read))
      assert(legal.size > 1200)
      legal.size
    }
    test("the grammar refuses what TOML refuses") {
      val wrong = Seq(
        "a = 1\na = 2", "[a]\n[a]", "a.b = 1\n[a]", "[a]\nb.c = 1\n[a.b]", "a = {b = 1}\n[a.c]", "a = {b = 1, b.c = 2}",
        "a = [1]\n[[a]]", "[[a]]\n[a]", "a = 01", "a = 1.", "a = .5", "a = \"\n\"", "a = '\u0001'", "a = \"\\x\"",
        "a = \"\\ud800\"", "a = \"\"\"\"\"\"\"\"\"", "a = {b = 1,}", "a = {\nb = 1}", "a b = 1", "= 1", "a = 1 b = 2",
        "a = 9223372036854775808", "a = 2021-02-29", "a = 25:00:00", "a = 1979-05-27T07:32:00+24:00", "a = tru", "a = ",
        "[]", "[a.]", "a = 1_", "a = 1__0"
      )
      val accepted = wrong.filter(text => scala.util.Try(TomlReader.read(text)).toOption.exists(_.isRight))
      assert(accepted.isEmpty)
    }
  }

  /** Jsonnet prints -0 as an integer, of which TOML has one. */
  private def oneZero(scalar: ujson.Value): ujson.Value = TomlDocuments.expected(scalar) match {
    case ujson.Num(0.0) => ujson.Num(0.0)
    case other => other
  }

  /** Tomlj 1.1.1 loses track of the brackets after a date-time in an array or an inline table. */
  private def undated(scalar: ujson.Value): ujson.Value = scalar match {
    case ujson.Str(s) => ujson.Str(s.stripPrefix(TomlDocuments.Date))
    case _ => scalar
  }

  /** Jackson 2.22.4 loses the sign of zero and the first digits of integers of 19 digits. */
  private def eighteenDigits(scalar: ujson.Value): ujson.Value = oneZero(scalar) match {
    case ujson.Num(d) if Math.abs(d) >= 1e18 && Math.abs(d) <= 1e19 => ujson.Num(d / 16)
    case other => other
  }

  /** Counts the documents, which `adapt` makes fit for the reader; longer texts than `limit` are
    * not tried.
    */
  private def readBack(
      read: String => Either[String, ujson.Value],
      adapt: ujson.Value => ujson.Value,
      limit: Int = Int.MaxValue
  ): Int = {
    println(s"TomlReadersTest: seed $seed")
    var count = 0
    TomlDocuments.styles.foreach { case (name, style) =>
      val documents = new TomlDocuments(seed)
      for (i <- 0 until perStyle) {
        val document = adapt(documents.next())
        val text = TomlDocuments.render(document, style)
        if (text.length <= limit) {
          check(s"document $i, $name", text, TomlDocuments.expected(document), read)
          count += 1
        }
      }
    }
    assert(count > perStyle * TomlDocuments.styles.size * 2 / 3)
    count
  }

  /** Jackson 2.22.4 breaks surrogate pairs at the end of its buffer of so many chars. */
  private val jacksonBuffer = 4000

  private def check(
      name: String,
      text: String,
      document: ujson.Value,
      read: String => Either[String, ujson.Value]
  ): Unit =
    read(text).map(TomlDocuments.difference(_, document)) match {
      case Right(None) => ()
      case wrong => throw new java.lang.AssertionError(s"$name: $wrong, from ${Modes.shown(text)}")
    }

  private def tomlj(text: String): Either[String, ujson.Value] = {
    val read = org.tomlj.Toml.parse(text)
    if (read.hasErrors) Left(read.errors.asScala.mkString("; ")) else Right(ofTomlj(read))
  }

  private def ofTomlj(value: Any): ujson.Value = value match {
    case t: TomlTable =>
      ujson.Obj.from(t.keySet.asScala.map(k => (k, ofTomlj(t.get(java.util.Collections.singletonList(k))))))
    case a: TomlArray => ujson.Arr.from((0 until a.size).map(i => ofTomlj(a.get(i))))
    case s: String => ujson.Str(s)
    case l: java.lang.Long => ujson.Num(l.toDouble)
    case d: java.lang.Double => ujson.Num(d)
    case b: java.lang.Boolean => ujson.Bool(b)
    case time => ofJavaTime(time)
  }

  private def ofJavaTime(value: Any): ujson.Value =
    ujson.Str(TomlDocuments.Date + JavaTime.of(value.asInstanceOf[java.time.temporal.TemporalAccessor]))

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
