package swarender

import utest.*

import swarender.yaml.{YamlScan, YamlStringClass, YamlTokens, YamlUtf8, YamlWriter}

/** The quick ways to write a string as YAML against the scan that all strings can take. */
object YamlQuickTest extends TestSuite {
  import YamlStringClass.{OneLine, Wide}

  private val heads =
    Seq("", "a", "n", "-", "1", " ", ":", "#", "2014-01-02", "\u3000", "\u2003", "x: ", "x #", "a:", "y")
  private val tails = Seq("", "b", ":", " ", "<", "<<", "\u3000", "\u205f", " #", ": c", ":c", "#c", "\\", "e9")
  private val chars =
    "\u0080\u0085\u009f\u00a0\u00a1\u00ad\u00ae\u00e9\u07ff\u0800\u1680\u200b\u2028\u3000\u4e2d\ufeff\ufffd\uffff"
      .map(_.toString) ++ Seq("\ud83d\ude00", "\udb40\udc01", "\udbff\udfff", "")

  /** Each char between heads and tails, with room for any part of a word before and after it. */
  private val strings: Seq[String] =
    for {
      head <- heads; tail <- tails; c <- chars; n <- Seq(0, 5, 6, 7, 8)
    } yield head + "k" * n + c + "w" * (n % 3) + tail

  private def bytes(s: String): (Array[Byte], Int, Int) = {
    val all = ("\"" + s + "\"-------").getBytes("UTF-8")
    (all, 1, all.length - 8)
  }

  private def isAscii(s: String): Boolean = s.forall(_ < 0x80)

  private def fail(what: String, s: String, got: Any, expected: Any): Nothing =
    throw new java.lang.AssertionError(s"$what ${Modes.shown(s)}: $got, not $expected")

  private val styles = Seq(
    "safe" -> YamlStyle.safe,
    "single quotes" -> YamlStyle.safe.withQuotes(YamlStyle.Quotes.SingleQuotes),
    "width" -> YamlStyle.pretty(30)
  )

  /** A document of the strings, each as a `CharSequence` that no quick way takes. */
  private def slowly(style: BlockYamlStyle, all: Seq[String]): String = new String(
    Modes.bytes(8192) { out =>
      val writer = new YamlWriter(out, style.settings, new YamlTokens(out, style.settings), null)
      writer.beginDocument()
      writer.beginArray()
      all.foreach(s => writer.string(new java.lang.StringBuilder(s)))
      writer.endArray()
      writer.endDocument()
    },
    "UTF-8"
  )

  val tests: Tests = Tests {
    test("plain text in UTF-8, as the scan of its chars says") {
      val scan = new YamlScan
      var plain = 0
      for (s <- strings if !isAscii(s)) {
        val (a, from, until) = bytes(s)
        val isPlain = YamlUtf8.isPlain(a, from, until)
        val classes = scan(s)
        if (isPlain && classes != (OneLine | Wide)) fail("plain", s, isPlain, classes)
        if (isPlain) plain += 1
      }
      assert(plain > 1000)
    }
    test("strings, parts of JSON text, and both as trees: the same document") {
      for ((name, style) <- styles) {
        val expected = slowly(style, strings)
        val tree = ujson.Arr.from(strings)
        val text = ujson.write(tree)
        for (
          (way, got) <- Seq(
            "tree" -> Yaml.render(tree, style),
            "bytes of a tree" -> new String(Yaml(style).toBytes(tree), "UTF-8"),
            "text" -> Yaml(style).render(JsonText(text)),
            "bytes of text" -> new String(Yaml(style).toBytes(JsonText(text.getBytes("UTF-8"))), "UTF-8")
          ) if got != expected
        ) fail(s"$name, $way,", "", Golden.difference(got, expected), "the same")
      }
    }
    test("keys that repeat in any order, and new ones between them") {
      val random = new scala.util.Random(30)
      val names = (0 until 40).map(i => s"key${"-" * (i % 11)}$i") ++ Seq("true", "1", "", "a: b", "\u00e9", "k" * 65)
      val objects = Seq.fill(400) {
        ujson.Obj.from(random.shuffle(names).take(random.nextInt(12)).distinct.map(_ -> ujson.True))
      }
      val tree = ujson.Arr.from(objects)
      for ((name, style) <- styles) {
        val expected = Yaml.render(tree, style)
        val got = new String(Yaml(style).toBytes(JsonText(ujson.writeToByteArray(tree))), "UTF-8")
        if (got != expected) fail(s"keys, seed 30, $name,", "", Golden.difference(got, expected), "the same")
      }
    }
  }
}
