package swarender

import swarender.yaml.{YamlScan, YamlStringClass}
import swarender.yaml.ScalarStyle
import java.util.Random

import utest.*

/** The scanner against the grammar: what it leaves plain is a string in both versions, and it
  * quotes only the cases listed here.
  */
object YamlPlainTest extends TestSuite {
  private val scan = new YamlScan

  private val alphabet = " -+.,:#?['~=<_0179aefinoxyT\t\n\u00e9"

  /** What is quoted although the specifications would let it stand. */
  private val cautious: Seq[(String, String)] = Seq(
    "begins like a complex key or an empty key" -> "[?:].*",
    "no letter case or other spelling makes a word" ->
      "(?i)null|true|false|yes|no|on|off|y|n|(-|\\+[-+_,]*)?\\.?(inf|nan|infinity)",
    "begins like a document" -> "---.*",
    "a space that cannot be seen at an end" ->
      "[\\u1680\\u2000-\\u200a\\u202f\\u205f\\u3000].*|.*[\\u1680\\u2000-\\u200a\\u202f\\u205f\\u3000]",
    "some reader's number: parts missing, underscores, commas, signs and prefixes anywhere" ->
      ("(?i)(-|\\+[-+_,]*)?([_,]*0[_,]*[xob][_,]*[-+]?[0-9a-f_,]*|" +
        "[0-9_,]*(:[0-9_,]*)*(\\.[0-9_,]*)?(e[_,]*[-+]?[0-9_,]*)?)"),
    "points" -> "(-|\\+[-+_,]*)?\\.+|\\.\\.\\..*",
    "ends like a merge key" -> ".*<<",
    "begins like a date" -> "[-+]?[0-9]{4}-[0-9]{1,2}-[0-9].*",
    "a char that is hard to see" -> ".*[\\t\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\u3164\\uffa0\\ufff9\\ufffb].*"
  )

  private def isPlain(s: String): Boolean =
    ScalarStyle.choose(
      YamlStringClass.safe.ofValue(s, scan),
      ScalarStyle.ofValues(YamlStyle.safe.settings, ScalarStyle.Single)
    ) == ScalarStyle.Plain

  private def check(text: String): Unit = {
    val s = YamlStrings.readBack(text)
    val allowed = YamlPlainGrammar.isPlain(s) && YamlPlainGrammar.tag11(s).isEmpty && YamlPlainGrammar.tag12(s).isEmpty
    if (isPlain(s)) {
      if (!allowed)
        throw new java.lang.AssertionError(
          s"${Modes.shown(s)} is written plain; plain: ${YamlPlainGrammar.isPlain(s)}, 1.1: ${YamlPlainGrammar.tag11(s)}, 1.2: ${YamlPlainGrammar.tag12(s)}"
        )
    } else if (allowed && !cautious.exists { case (_, pattern) => s.matches(pattern) })
      throw new java.lang.AssertionError(s"${Modes.shown(s)} is quoted for no reason")
  }

  /** Checks all strings of `length` chars of the alphabet that begin with `prefix`. */
  private def all(prefix: String, length: Int): Int =
    if (length == 0) {
      check(prefix)
      1
    } else alphabet.map(c => all(prefix + c, length - 1)).sum

  private def random(seed: Long, count: Int)(make: Random => String): Int = {
    val random = new Random(seed)
    for (_ <- 0 until count) {
      val s = make(random)
      try check(s)
      catch { case e: java.lang.AssertionError => throw new java.lang.AssertionError(s"seed $seed: ${e.getMessage}") }
    }
    count
  }

  private def pick[T](random: Random, from: Seq[T]): T = from(random.nextInt(from.size))

  val tests: Tests = Tests {
    test("the grammar knows the specifications' own examples") {
      val numbers11 = Seq("685230", "+685_230", "02472256", "0x_0A_74_AE", "0b1010", "190:20:30", "6.8523015e+5") ++
        Seq("685.230_15e+03", "685_230.15", "190:20:30.15", "-.inf", ".NaN", "2001-12-14", "2001-12-14 21:59:43.10 -5")
      for (s <- Seq("~", "null", "", "y", "Yes", "ON") ++ numbers11) assert(YamlPlainGrammar.tag11(s).isDefined)
      for (s <- Seq("0o7", "0x3A", "-19", "0.", "-0.0", ".5", "+12e03", "-2E+05", ".inf", "+.INF"))
        assert(YamlPlainGrammar.tag12(s).isDefined)
      for (s <- Seq("yes", "1:30", "2001-12-14", "0b1", "<<", "=")) assert(YamlPlainGrammar.tag12(s).isEmpty)
      for (s <- Seq("a", "-a", "?a", ":a", "a:b", "a#b", "a b", "a [b]", "::a")) assert(YamlPlainGrammar.isPlain(s))
      for (s <- Seq("", " a", "a ", "- a", "a: b", "a:", "a #b", "#", "[a", "---", "... a", "@a", "a\nb"))
        assert(!YamlPlainGrammar.isPlain(s))
    }
    test("all strings of up to four chars")(
      (0 to 3).map(all("", _)).sum + Cases.some(alphabet.map(_.toString)).map(all(_, 3)).sum
    )
    test("all strings of up to two chars of the larger alphabet") {
      YamlStrings.alphabet.foreach(a => YamlStrings.alphabet.foreach(b => check(a + b)))
    }
    test("nasty strings")(YamlStrings.nasty.foreach(check))
    test("longer strings") {
      random(11, TestPlatform.scaled(100000))(r => Seq.fill(5 + r.nextInt(8))(pick(r, alphabet)).mkString)
    }
    test("strings of number and date chars") {
      random(12, TestPlatform.scaled(100000))(r =>
        Seq.fill(3 + r.nextInt(12))(pick(r, "0123456789--::..__,++eEtTZ xob ")).mkString
      )
    }
    test("nasty strings with one char more or less") {
      random(13, TestPlatform.scaled(100000)) { r =>
        val s = pick(r, YamlStrings.nasty)
        val at = r.nextInt(s.length + 1)
        if (r.nextBoolean() && at < s.length) s.patch(at, "", 1) else s.patch(at, pick(r, alphabet).toString, 0)
      }
    }
  }
}
