package swarender

import utest.*

import swarender.Policy.Surrogates
import swarender.jsonnet.Jsonnet

/** Every escape set against its scalar reference: in every place of short strings, around words,
  * chunks and pages, for all of the Basic Multilingual Plane, as `Output` tokens, values, keys and
  * by `Quote`.
  */
object EscapeTest extends TestSuite {

  /** The chars at the edges of the sets' ranges. */
  private val edges: Seq[String] =
    Seq(0x00, 0x08, 0x0a, 0x0b, 0x1f, 0x20, 0x22, 0x24, 0x26, 0x27, 0x2f, 0x3c, 0x5c, 0x7e, 0x7f, 0x80, 0x85, 0x9f,
      0xa0, 0xff).map(unit) ++
      Seq(0x100, 0x7ff, 0x800, 0x2027, 0x2028, 0x2029, 0xd7ff, 0xe000, 0xfeff, 0xfffd, 0xfffe, 0xffff).map(unit) ++
      Seq("\ud800\udc00", "\udbff\udfff", "\ud83d\ude00") ++
      Seq(0xd800, 0xdbff, 0xdc00, 0xdfff).map(unit) :+ "\udc00\ud800" :+ "\ud800\ud800\udc00"

  private def unit(c: Int): String = c.toChar.toString

  private val letters = "abcdefghijklmnopqrstuvwxyz" * 200
  private val umlauts = "\u00e4\u00f6\u00fc\u00e9a" * 1000
  private val ideographs = "\u4e2d\u6587\u5b57\u7b26b" * 1000

  /** `special` after `offset` chars of `filler`, in a string of `length` chars or a few more. */
  private def placed(special: String, offset: Int, length: Int, filler: String): String =
    filler.take(offset) + special + filler.slice(offset, length - special.length)

  private def short(special: String, filler: String, lengths: Seq[Int] = 0 to 40): Seq[String] =
    for { length <- lengths; offset <- 0 to Math.min(17, length) } yield placed(special, offset, length, filler)

  private val fewLengths = Seq(0, 1, 7, 8, 9, 17, 40)

  private def around128(special: String, filler: String): Seq[String] =
    for { length <- Seq(126, 127, 128, 129, 130); offset <- Seq(0, 63, 64) ++ (118 until length) } yield placed(
      special,
      offset,
      length,
      filler
    )

  /** An output looks at 2,048 code units of a string at a time. */
  private def aroundChunk(special: String, filler: String): Seq[String] =
    for {
      length <- Seq(2046, 2047, 2048, 2049, 2050, 4096, 4098); offset <- Seq(0, 2044, 2045, 2046, 2047, 2048, 2049)
    } yield placed(special, offset, length, filler)

  private def check(set: EscapeReference, all: Seq[CharSequence], pages: Seq[Int]): Unit = {
    val strings = Cases.some(all)
    val expected = strings.map(set.quoted).mkString
    same(s"${set.name} of ${strings.size} strings", expected, pages)(out =>
      strings.foreach(out.quoted(_, '"', set.escapes))
    )
  }

  private def same(what: String, expected: String, pages: Seq[Int])(write: swarender.output.Output => Unit): Unit = {
    val bytes = expected.getBytes("UTF-8")
    for (size <- pages) {
      val got = Modes.bytes(size)(write)
      if (!java.util.Arrays.equals(got, bytes))
        fail(s"$what, bytes, pages of $size", new String(got, "UTF-8"), expected)
      val chars = Modes.chars(size)(write)
      if (chars != expected) fail(s"$what, chars, pages of $size", chars, expected)
    }
    val text = swarender.output.StringOutput(write)
    if (text != expected) fail(s"$what, a string", text, expected)
  }

  private def fail(what: String, got: String, expected: String): Nothing =
    throw new java.lang.AssertionError(s"$what: ${Golden.difference(got, expected)}")

  val tests: Tests = Tests {
    test("a replacement has 1 to 7 chars") {
      val table = new swarender.chars.EscapeTable
      for (n <- 1 to 7) assert(table.put('a', "x" * n).all('a') == "x" * n)
      for (n <- Seq(0, 8, 9)) intercept[IllegalStateException](table.put('a', "x" * n))
      intercept[IllegalStateException](table.hex('a', 'b', digits = 6))
      assert(table.put('a', null).all('a') == null)
    }
    test("one special char at every place of strings of 0 to 40 chars") {
      for (set <- EscapeReference.ofJson; special <- edges) check(set, short(special, letters), Seq(9, 8192))
      for (set <- EscapeReference.others; special <- edges)
        check(set, short(special, letters, fewLengths), Seq(9, 8192))
    }
    test("one special char among Latin-1 letters and ideographs") {
      for (set <- EscapeReference.ofJson; special <- edges; filler <- Seq(umlauts, ideographs))
        check(set, short(special, filler, fewLengths), Seq(21, 8192))
    }
    test("one special char in strings of about 128 chars") {
      for (set <- EscapeReference.all; special <- edges; filler <- Seq(letters, umlauts))
        check(set, around128(special, filler), Seq(40, 8192))
    }
    test("special chars at the edges of a chunk of 2,048 chars") {
      val specials = Seq("\"", "\u007f", "\u00e9", "\u2028", "\ud83d\ude00", "\ud800", "\udc00", "\udc00\ud800")
      for {
        set <- Seq(EscapeReference.minimal, EscapeReference.ascii, EscapeReference.surrogates)
        special <- specials
        filler <- Seq(letters, umlauts, ideographs)
      } check(set, aroundChunk(special, filler), Seq(61, 65536))
    }
    test("text that is written if it is clean, whole or not at all") {
      val probe = EscapeReference.minimal.escapes.probe
      val texts = (0 to 70).map(letters.take) ++
        edges.flatMap(special => short(special, letters, fewLengths) ++ around128(special, letters))
      for (
        text <- Cases.some(texts); s <- Seq(text, new java.lang.StringBuilder(text), AsciiSlices.of(text));
        size <- Seq(9, 8192)
      )
        for (quote <- Seq(0, '"'.toInt)) {
          var isWritten = false
          val got = new String(Modes.bytes(size) { out => isWritten = out.writeClean(s, quote, probe) }, "UTF-8")
          val isClean = text.forall(c => c >= ' ' && c < '\u007f' && c != '"' && c != '\\')
          val expected = if (!isWritten) "" else if (quote == 0) text else "\"" + text + "\""
          if (got != expected || isWritten && !isClean) fail(s"clean with the quote $quote", got, expected)
        }
    }
    test("alternating runs of clean and dirty chars") {
      val dirty = Seq("\"", "\n", "\u007f", "\u00e9", "\u4e2d", "\ud83d\ude00", "\udfff")
      val strings =
        for { clean <- 0 to 20; run <- 1 to 9; d <- dirty } yield (letters.take(
          clean
        ) + d * run) * (120 / (clean + run))
      EscapeReference.all.foreach(check(_, strings, Seq(1, 30, 65536)))
    }
    test("dense parts between clean ones, at every place in a block") {
      val strings = for {
        clean <- 0 to 72; dense <- Seq(5, 63, 64, 65, 200); dirty <- Seq("\"", "\u0001", "\u00e9")
      } yield letters.take(clean) + (dirty + "ab") * dense + letters.take(200 - clean)
      for (set <- EscapeReference.ofJson) check(set, strings, Seq(100, 700, 65536))
    }
    test("a CharSequence that is not a String is escaped alike") {
      val pair = "\ud83d\ude00"
      val strings = edges.flatMap(short(_, letters)) ++ Seq(pair, "\u00e9").flatMap(aroundChunk(_, letters)) ++
        Seq(4094, 4095, 4096).map(placed(pair, _, 4100, letters))
      val others: Seq[String => CharSequence] =
        Seq(new java.lang.StringBuilder(_), java.nio.CharBuffer.wrap(_), new Slice(_), AsciiSlices.of)
      for (set <- Seq(EscapeReference.minimal, EscapeReference.ascii); other <- others)
        check(set, strings.map(other), Seq(23, 65536))
    }
    test("a part of a string is escaped as if it were a string") {
      val text = "ab\"c\u00e9\ud83d\ude00\n" + letters.take(20) + "\ud83d\ude00x\u4e2d\ud83d\ude00y\ud800z"
      val parts = for { from <- 0 to text.length; until <- from to text.length } yield (from, until)
      for (set <- EscapeReference.all; (from, until) <- Cases.some(parts))
        same(s"${set.name} [$from, $until)", set(text.substring(from, until)), Seq(3, 64))(
          _.escaped(text, from, until, set.escapes)
        )
    }
    test("every code unit of the Basic Multilingual Plane") {
      val each = (0 to 0xffff).map(c => "a" + c.toChar + "b")
      EscapeReference.all.foreach(check(_, each, Seq(64, 65536)))
      val together = Seq((0 to 0xffff).map(_.toChar).mkString, (0xffff to 0 by -1).map(_.toChar).mkString)
      EscapeReference.all.foreach(check(_, together, Seq(64, 65536)))
    }
    test("a surrogate pair of every plane, and lone surrogates side by side") {
      val pairs = (0x10000 to 0x10ffff by 0x3ff).map(c => new String(Character.toChars(c)))
      val halves = for {
        a <- Seq("\ud800", "\udbff", "\udc00", "\udfff", "x"); b <- Seq("\ud800", "\udc00", "\"", "\u00e9")
      } yield a + b + a
      EscapeReference.all.foreach(check(_, pairs ++ halves, Seq(5, 65536)))
    }
    test("special chars among surrogate pairs, in every place of a block") {
      val pairs = "\ud83d\ude00 \u2705\ud83e\udd80" * 40
      for (special <- edges) {
        val strings = (0 to 132).map(offset => placed(special, offset, 140, pairs))
        for (set <- EscapeReference.ofJson) check(set, strings, Seq(33, 65536))
      }
    }
    test("keys and values are escaped alike") {
      val styles = Seq(
        EscapeReference.minimal -> JsonStyle.compact,
        EscapeReference.ascii -> JsonStyle.compact.withEscapes(Escapes.ascii),
        EscapeReference.surrogates -> JsonStyle.compact.withSurrogates(Surrogates.Escape)
      )
      for ((set, style) <- styles; special <- edges) {
        val strings = Cases.some(short(special, letters))
        val expected = strings.map(s => s"${set.quoted(s)}:${set.quoted(s)}").mkString("{", ",", "}")
        same(s"${set.name} members", expected, Seq(9, 65536)) { out =>
          val renderer = Json(style).renderer(out)
          renderer.beginObject()
          strings.foreach { s =>
            renderer.key(s)
            renderer.string(s)
          }
          renderer.endObject()
        }
      }
    }
    test("Quote escapes as the renderers do") {
      for (set <- EscapeReference.all; special <- edges; s <- Cases.some(short(special, letters, fewLengths))) {
        val got = Quote(set.escapes)(s)
        if (got != set.quoted(s)) fail(set.name, got, set.quoted(s))
      }
      for (set <- EscapeReference.all; special <- edges; filler <- Seq(letters, umlauts, ideographs)) {
        val long = if (set.escapes == Escapes.minimal) Seq(65, 130, 2050) else Seq(65, 130)
        for (s <- Cases.some(short(special, filler, long))) {
          val got = Quote(set.escapes)(s)
          if (got != set.quoted(s)) fail(set.name, got, set.quoted(s))
        }
      }
      val named = Seq(
        Quote.json -> "minimal",
        Quote.jsonAscii -> "ascii",
        Quote.jsonHtml -> "html",
        Jsonnet.go.escapeStringJson -> "jsonnet",
        Quote.yaml -> "yaml",
        Quote.toml -> "toml"
      )
      val sample = edges.mkString("a")
      for ((quote, name) <- named) {
        val set = EscapeReference.all.find(_.name == name).get
        assert(quote(sample) == set.quoted(sample), quote(new java.lang.StringBuilder(sample)) == set.quoted(sample))
      }
      assert(
        Quote.bash("it's") == "'it'\"'\"'s'",
        Quote.dollars("$a") == "$$a",
        Quote.xml("<a&b>") == "&lt;a&amp;b&gt;"
      )
      for (n <- 0 to 70; clean = "a" * n) {
        assert(Quote.json(clean) == "\"" + clean + "\"", Quote.bash(clean) == "'" + clean + "'")
        assert(Quote.dollars(clean) == clean, Quote.xml(clean) == clean)
        for (i <- 0 until n) {
          val dirty = clean.updated(i, '$')
          assert(Quote.dollars(dirty) == clean.patch(i, "$$", 1), Quote.bash(dirty) == "'" + dirty + "'")
        }
      }
    }
  }

  /** A text of a class that cannot be cut. */
  private final class Slice(s: String) extends CharSequence {
    def length: Int = s.length
    def charAt(i: Int): Char = s.charAt(i)
    def subSequence(from: Int, until: Int): CharSequence = throw new UnsupportedOperationException
    override def toString: String = s
  }
}
