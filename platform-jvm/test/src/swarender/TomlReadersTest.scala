package swarender

import utest.*

/** What the library writes, read back by the specification's grammar, by tomlj and by
  * jackson-dataformat-toml.
  */
object TomlReadersTest extends TestSuite {
  private val seed = 20240607L
  private val perStyle = TestPlatform.scaled(300)

  private def styles: Seq[(String, TomlStyle)] = TomlDocuments.styles ++ Seq(
    "CR LF" -> TomlStyle.standard.withNewline(Policy.Newline.CrLf),
    "empty lines" -> TomlStyle.standard.withBlankLines(2),
    "empty lines, CR LF, indented" ->
      TomlStyle.standard.withBlankLines(1).withNewline(Policy.Newline.CrLf).withTableIndent("  ")
  )

  val tests: Tests = Tests {
    test("grammar")(readBack(TomlReader.read, identity))
    test("tomlj")(readBack(TomlReaders.tomlj, TomlDocuments.map(_)(undated)))
    test("jackson")(readBack(TomlReaders.jackson, TomlDocuments.map(_)(eighteenDigits), jacksonBuffer))
    test("date-times under keys, tomlj") {
      val times = Seq(
        "07:32:00", "1979-05-27", "1979-05-27T07:32:00.500", "1979-05-27T07:32:00Z", "1979-05-27T07:32:00.250-07:00"
      )
      val document = ujson.Obj.from(times.zipWithIndex.map { case (t, i) =>
        (s"k$i", ujson.Str(TomlDocuments.Date + t))
      })
      check("date-times", TomlDocuments.render(document, TomlStyle.standard), document, TomlReaders.tomlj)
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
    styles.foreach { case (name, style) =>
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
    assert(count > perStyle * styles.size * 2 / 3)
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
}
