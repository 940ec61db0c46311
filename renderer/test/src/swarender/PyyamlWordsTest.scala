package swarender

import java.util.regex.Pattern

import utest.*

import swarender.dialects.*

/** Which strings PyYAML reads as another type, against its own regular expressions (`resolver.py`),
  * and strings on which a regular expression would need the stack.
  */
object PyyamlWordsTest extends TestSuite {
  private def isPlain(s: String): Boolean = !Yaml.render(s, YamlStyle.pyyaml).startsWith("'")

  /** PyYAML's resolvers: that of booleans, of floats, of integers, the merge key, of null, of
    * timestamps, and of values.
    */
  private val resolvers: Seq[Pattern] = Seq(
    "yes|Yes|YES|no|No|NO|true|True|TRUE|false|False|FALSE|on|On|ON|off|Off|OFF",
    "[-+]?(?:[0-9][0-9_]*)\\.[0-9_]*(?:[eE][-+][0-9]+)?|\\.[0-9][0-9_]*(?:[eE][-+][0-9]+)?" +
      "|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\\.[0-9_]*|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN)",
    "[-+]?0b[0-1_]+|[-+]?0[0-7_]+|[-+]?(?:0|[1-9][0-9_]*)|[-+]?0x[0-9a-fA-F_]+|[-+]?[1-9][0-9_]*(?::[0-5]?[0-9])+",
    "<<",
    "~|null|Null|NULL",
    "[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]|[0-9][0-9][0-9][0-9]-[0-9][0-9]?-[0-9][0-9]?(?:[Tt]|[ \\t]+)" +
      "[0-9][0-9]?:[0-9][0-9]:[0-9][0-9](?:\\.[0-9]*)?(?:[ \\t]*(?:Z|[-+][0-9][0-9]?(?::[0-9][0-9])?))?",
    "="
  ).map(Pattern.compile(_))

  private def isTyped(s: String): Boolean = resolvers.exists(_.matcher(s).matches())

  private val parts =
    "0 1 7 8 60 59 2001 12 - + . : _ e E e+ e- 0b 0x f F T t Z : :30 -01 -1 01:02:03 .5 +1".split(' ').toSeq
  private val words = Seq("null", "yes", "NO", "True", "off", "on", ".inf", "-.Inf", "+.INF", ".nan", ".NaN", "~", "<<",
    "=", "2001-01-01", "2001-1-1", "2001-1-1 1:02:03", "2001-01-01T01:02:03.25 +1:30", "2001-12-14t21:59:43.10-05:00",
    "190:20:30", "190:20:30.15", "0o7", "0b", "0x", "0x_", "0b_", "0_", "1_", "685_230.15", "6.8523015e+5", "1e5",
    ".5e+3", "._", "00:30")

  val tests: Tests = Tests {
    test("a string is quoted if PyYAML's resolvers find another type") {
      val random = Seeded("PyYAML's words")
      val made = Seq.fill(60000)(Seq.fill(1 + random.nextInt(7))(parts(random.nextInt(parts.size))).mkString)
      val changed = Seq.fill(20000) {
        val word = words(random.nextInt(words.size))
        val at = random.nextInt(word.length + 1)
        val part =
          if (random.nextBoolean()) "" else if (random.nextInt(4) == 0) " " else parts(random.nextInt(parts.size))
        word.take(at) + part + word.drop(at + random.nextInt(2))
      }
      val all = (words ++ made ++ changed).filter { s =>
        // What is quoted since it is syntax.
        s.nonEmpty && s.trim == s && !s.endsWith(":") && !s.contains(": ") && !s.startsWith("- ") && s != "-" &&
        !s.startsWith(":") && !s.startsWith("---") && !s.startsWith("...")
      }
      val wrong = all.filter(s => isPlain(s) == isTyped(s))
      if (wrong.nonEmpty) throw new java.lang.AssertionError(wrong.distinct.take(20).mkString("\n"))
      val typed = all.count(isTyped)
      assert(typed > 2000, all.size - typed > 2000)
    }
    test("strings of any length, as values and keys") {
      val n = 100000
      for (
        (s, isPlain) <- Seq(
          "12:30:" * n + "45" -> false,
          "1" + ":30" * n -> false,
          "1" + ":30" * n + "." + "5_" * n -> false,
          "1" + ":30" * n + ":x" -> true,
          "0" + ":1" * n -> true,
          "1_" * n -> false,
          "0x" + "f_" * n -> false,
          "0b" + "01_" * n + "2" -> true,
          "1." + "5" * n + "e+" + "3" * n -> false,
          "2001-01-01" + " " * n + "01:02:03." + "4" * n + " " * n + "+1:30" -> false,
          "2001-01-01T01:02:03." + "4" * n + "x" -> true
        )
      ) {
        val value = Yaml.render(s, YamlStyle.pyyaml).takeWhile(_ != '\n')
        val key = Yaml.render(Map(s -> 1), YamlStyle.pyyaml).stripPrefix("? ").takeWhile(_ != '\n')
        val begin = (if (isPlain) "" else "'") + s.take(8)
        assert(value.startsWith(begin), key.startsWith(begin))
      }
    }
  }
}
