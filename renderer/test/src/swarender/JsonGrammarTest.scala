package swarender

import java.nio.charset.StandardCharsets.{ISO_8859_1, UTF_8}

import utest.*

import swarender.Policy.Surrogates

/** Which JSON texts are accepted and which are refused, and where; the same in every form. */
object JsonGrammarTest extends TestSuite {
  private val style = JsonStyle.compact.withSurrogates(Surrogates.Escape).withMaxDepth(Int.MaxValue)

  private def outcome(json: Array[Byte]): String = JsonForms.check(json, Json, style)

  private def refused(json: Array[Byte], place: String): Unit = {
    val got = outcome(json)
    if (!got.startsWith(s"$place ("))
      throw new java.lang.AssertionError(s"${Quote.jsonAscii(new String(json, UTF_8))}: $got, not $place")
  }

  private def isRefused(outcome: String): Boolean = "[0-9]+:[0-9]+ \\(".r.findPrefixOf(outcome).isDefined

  /** Pieces of texts, right and wrong. */
  private val pieces = Seq(
    "{", "}", "[", "]", ",", ":", "\"", "\\", "\\u", "\\ud83d", "\\uDE00", "\\n", "\\x", "a", "key", "\u00e9", "\u4e2d",
    "\ud83d\ude00", "\u0000", "\n", " ", "\t", "\u007f", "0", "-", "1", ".5", "e", "E+", "123456789", "true", "null",
    "fals", "\ufeff", "\"a\"", "\"k\":", "[1,", "{\"a\":["
  ).map(_.getBytes(UTF_8)) ++ Seq("\u0080", "\u00c0\u0080", "\u00ed\u00a0\u0080", "\u00ff", "\u00c3", "\u00f0\u009f")
    .map(_.getBytes(ISO_8859_1))

  val tests: Tests = Tests {
    test("what RFC 8259 accepts") {
      for (json <- GrammarTexts.accepted ++ GrammarTexts.allowed; around <- Seq("", " \n\r\t         ")) {
        val got = outcome((if (json.startsWith("\ufeff")) json + around else around + json + around).getBytes(UTF_8))
        if (isRefused(got)) throw new java.lang.AssertionError(s"${Quote.jsonAscii(json)}: $got")
      }
    }
    test("numbers and names keep their text") {
      for (json <- GrammarTexts.accepted ++ GrammarTexts.allowed if json.forall(c => c > ' ' && c < 0x7f && c != '\\'))
        assert(outcome(json.getBytes(UTF_8)) == json)
    }
    test("what it refuses, with the place") {
      for ((json, place) <- GrammarTexts.refused) refused(json.getBytes(UTF_8), place)
      for ((json, place) <- GrammarTexts.refusedBytes) refused(json.getBytes(ISO_8859_1), place)
    }
    test("no prefix of a text is accepted, and the end is where it ends") {
      val json = """{"a":[1.5e+3,true,"\u00e9\n",null,{}],"b":"é"}"""
      for (n <- 0 until json.length) {
        val got = outcome(json.substring(0, n).getBytes(UTF_8))
        assert(got.startsWith(s"1:${n + 1} ("), got.endsWith("): unexpected end of the input"))
      }
    }
    test("100,000 levels, whole and not") {
      val deep = "[" * 100000
      assert(Json.render(JsonText(deep + "]" * 100000), style) == deep + "]" * 100000)
      refused(deep.getBytes(UTF_8), "1:100001")
      refused((deep + "}").getBytes(UTF_8), "1:100001")
      val objects = "{\"\":" * 50000
      assert(Json.render(JsonText(objects + "1" + "}" * 50000), style) == objects + "1" + "}" * 50000)
      refused((objects + "1" + "}" * 49999 + "]").getBytes(UTF_8), "1:250001")
    }
    test("mixed levels are told apart at any depth") {
      val random = Seeded("mixed levels")
      for (depth <- 60 to 70) {
        val kinds = Seq.fill(depth)(random.nextBoolean())
        val open = kinds.map(isObject => if (isObject) "{\"a\":" else "[").mkString
        val close = kinds.reverse.map(isObject => if (isObject) "}" else "]")
        assert(Json.render(JsonText(s"${open}1${close.mkString}")) == s"${open}1${close.mkString}")
        for (wrong <- 0 until depth by 7) {
          val other = if (close(wrong) == "}") "]" else "}"
          refused(s"${open}1${close.updated(wrong, other).mkString}".getBytes(UTF_8), s"1:${open.length + wrong + 2}")
        }
      }
    }
    test("random texts of pieces, and mutations of documents") {
      val random = Seeded("texts of pieces")
      var accepted = 0
      def some = pieces(random.nextInt(pieces.size))
      for (_ <- 0 until TestPlatform.scaled(2000)) {
        val text =
          if (random.nextInt(4) == 0) Seq.fill(1 + random.nextInt(8))(some).reduce(_ ++ _)
          else {
            val json =
              ujson.write(Documents.random(random), random.nextInt(3) - 1, random.nextBoolean()).getBytes(UTF_8)
            val whole = if (json.length > 300) "[\"\\u00e9\", -1.5e3, {\"a\\n\": null}]".getBytes(UTF_8) else json
            val at = random.nextInt(whole.length)
            val after = if (random.nextBoolean()) at else Math.min(at + random.nextInt(3), whole.length)
            whole.take(at) ++ (if (random.nextBoolean()) some else Array[Byte]()) ++ whole.drop(after)
          }
        if (!isRefused(outcome(text))) accepted += 1
      }
      assert(accepted > TestPlatform.scaled(2000) / 40)
    }
  }
}
