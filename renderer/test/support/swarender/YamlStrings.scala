package swarender

/** Strings that YAML writers and readers get wrong. */
object YamlStrings {

  /** All of ASCII, and what lies beyond: line breaks and spaces of other kinds, marks, an astral
    * code point, lone surrogates.
    */
  val alphabet: Seq[String] = (0 to 0x7f).map(_.toChar.toString) ++ Seq(
    "\u0080", "\u0085", "\u009f", "\u00a0", "\u00a1", "\u00ad", "\u00e9", "\u180e", "\u2003", "\u200b", "\u2028",
    "\u2029", "\u202e", "\u2060", "\u20ac", "\u3000", "\ufeff", "\ufffd", "\ufffe", "\uffff", "\ud83d\ude00",
    "\udbff\udfff", "\ud83d", "\ude00"
  )

  /** Text that some version or reader takes for something else than a string. */
  val resolved: Seq[String] = Seq(
    "", "~", "null", "Null", "NULL", "nULL", "true", "True", "TRUE", "false", "False", "FALSE", "yes", "Yes", "YES",
    "no", "No", "NO", "on", "On", "ON", "off", "Off", "OFF", "y", "Y", "n", "N", "=", "<<", "0", "-0", "+0", "1", "-1",
    "+1", "012", "+012", "-012", "08", "0o14", "-0o14", "0x0", "0x1F", "-0x1f", "0X1F", "0b1", "0b1_0", "-0b1", "0B1",
    "0O7", "1_000", "1__0", "1_", "_1", "+_1", "0_x1", "1e3", "1E3", "1e+3", "1.e3", ".5e3", "-1.5e-3", "1_0e1", "1.",
    ".1", "+.1", "-.1", ".", "..", "...", "+.", "-.", "1.0", "1.5", "1.2.3", "1:30", "-1:30", "12:34:56",
    "190:20:30.15", "1:60", "8080:80", "01:02", ".nan", ".NaN", ".NAN", ".nAn", ".inf", ".Inf", ".INF", "+.inf",
    "-.inf", "-.Inf", "nan", "inf", "2001-01-01", "2001-1-1", "2001-12-14t21:59:43.10-05:00",
    "2001-12-14 21:59:43.10 -5", "2001-12-15 2:59:43.10", "2001-12-14T21:59:43Z", "2001-01", "2001-01-01x",
    "9223372036854775808", "123456789012345678901234567890", "1e400", "0.1e-400", "00", "0.0", "-", "--", "---",
    "--- a", "---a", "-- -", "... a", "...a", "+", "1-2", "1 2", "+1 555 0100", "10.0.0.1", "1.2.3.4/16", "7fd1a60b",
    "0xg", "1e", "e1", "e+1"
  )

  /** NaN and the infinities in spellings that no version has, which YAML::XS and yaml-rust read. */
  val notFinite: Seq[String] = for {
    sign <- Seq("", "-", "+")
    point <- Seq("", ".")
    name <- Seq("nan", "Nan", "NaN", "NAN", "nAn", "inf", "Inf", "INF", "iNf", "infinity", "Infinity", "INFINITY")
  } yield sign + point + name

  /** Unicode's spaces that a text may have inside, but not at an end of it without quotes. */
  val wideSpaces: Seq[String] =
    Seq("\u1680", "\u2000", "\u2003", "\u200a", "\u202f", "\u205f", "\u3000")
      .flatMap(s => Seq(s, s + s, "a" + s, s + "a", "a " + s, s + "\n", s + "\na"))

  /** Text that one of Go's, Ruby's or Rust's readers takes for a number, a time or a mark, though
    * neither version has it, or refuses.
    */
  val resolvedBySome: Seq[String] = Seq(
    "1e_+3", "1.5e_+3", "1_e-_3", "-_0x1", "+_0o7", "-_0b1", "0b-1", "0b+1", "0o-7", "0o+7", "0x-1f", "0_b_-1", "0x+_1",
    "80,443", "1,2,3", "1,000", "-1,000.5", "+1,0", "0,", "0,7", "0x1,F", "0b1,0", "0x,", "0b,", "1,.5e+3", "+-1",
    "++1", "+-.5", "+_+.5", "+_-1.5", "+--0.", "+-0x1f", "...a", "....", "...-1", "a<<", "0,<<",
    "-1979-05-27T07:32:00Z", "-1979-05-27 7:32:00", "+1979-05-27t07:32:00", "---a", "--- a", "----", "---: a", "---,"
  )

  /** Text with chars that are syntax somewhere. */
  val syntax: Seq[String] = Seq(
    "%foo", "%YAML 1.2", "? x", "?x", "?", "- x", "-x", "-", "a: b", "a:b", "a:", ":", ":a", ": a", "a :b", "a #b",
    "a# b", "#a", "a#", "\"", "'", "\"a\"", "'a'", "a'b", "a\"b", "''", "`", "`x", "@x", "@", "!x", "!!str x", "&x",
    "*x", "|", "|-", ">", ">x", "[", "]", "{", "}", "[]", "{}", "[a]", "{a: b}", "{{ x }}", ",", ",a", "a,b", "a, b",
    "a[0]", "a{b}", "\\", "a\\b", "\\n", "--flag=x", "--flag: x", "a: ", "a:\tb", "a\t#b", "key: |", "- - a", "a - b",
    "a ? b", "<a>", "=a", "~a", "~/a", "a~", "<< x", "<<: x", "http://a/b?c=d#e", "a: b: c", "::", "a::b", "*", "&",
    "!", "$ref", "(a)", "/", "/a", ";", "^", "_", "a tab\tand words\\ before\\ backslashes\\ that\\ may\\ be\\ folded"
  )

  /** Spaces, tabs and line breaks in every place. */
  val spaces: Seq[String] = Seq(
    " ", "  ", " a", "a ", " a ", "\t", "\ta", "a\t", "a\tb", "a  b", "\n", "\n\n", "\n\n\n", "a\n", "a\n\n", "a\n\n\n",
    "a\nb", "a\nb\n", "a\n\nb", "a\n\nb\n", "a\n\n\nb\n\n", "\na", "\na\n", "\n\na", "\n\na\n\n", " \n", "\n ", " \n ",
    "a\n ", "a\n \n", "a\n \nb", "a\n  \nb\n", "a\n b", "a\n b\n", " a\nb", " a\nb\n", "  a\n b\nc\n", "\n a", "\n a\n",
    "\n  a\nb\n", " \na", " \na\n", "\n \na\n", "a \nb", "a \nb \n", "a\n\t", "a\n\tb", "\ta\nb", "\ta\n\tb\n", "\t\na",
    "\n\ta\n", "a\n\t\nb\n", "a\n\t\n", "a\nb ", "a\nb\t", "a\nb \n", " a\n\n", "\n\ta\n\n\n", "\r", "\r\n", "a\r",
    "a\rb", "a\r\nb", "a\r\nb\r\n", "a\n\rb", "\u0085", "a\u0085b", "a\u0085\n", "\u00a0", "a\u00a0b", "\u2028",
    "a\u2028b", "a\u2029b\n", "\ufeff", "\ufeffa", "a\ufeff\n", "\u0000", "a\u0000b", "\u0007\u001b\u007f",
    "\u0080\u009f", "\ufffe\uffff", "\ud800", "\udc00", "\ud83d\ude00", "a\ud83d", "\ude00\ud83d", "a\n\ud83d\ude00\n",
    "#a\n", "# a\nb\n", "a\n#b\n", "---\n", "---\na\n", "a\n---\nb\n", "...\n", "a\n...\n", "- a\n- b\n",
    "a: b\nc: d\n", "? a\n: b\n", "%a\nb\n", "\"a\nb\"\n", "'a\nb'\n", "|\n  a\n", "key: |\n  a\n\n  b\n", "\\\n",
    "a\\\nb", "{\n  \"a\": [\n    1\n  ]\n}", "a\n  b\n    c\n  d\ne\n"
  )

  /** Chars that show nothing: soft hyphen, directional marks, fillers. */
  val invisible: Seq[String] =
    Seq("\u00ad", "\u034f", "\u061c", "\u115f", "\u180e", "\u200b", "\u200e", "\u200f", "\u202a", "\u202e", "\u2060",
      "\u2064", "\u2066", "\u2069", "\u206f", "\u3164", "\ufeff", "\uffa0", "\ufff9", "\ufffb")

  // Copies, since Scala Native 0.5.10 cannot take the hash of a literal whose hash is 0.
  val nasty: Seq[String] =
    (resolved ++ resolvedBySome ++ notFinite ++ syntax ++ spaces ++ wideSpaces ++ invisible.map("a" + _))
      .map(s => new String(s.toCharArray))
      .distinct

  /** The strings that read back differently, the first of equal ones. */
  def distinct(all: Seq[String]): Seq[String] = {
    val seen = new java.util.HashSet[String]
    all.filter(s => seen.add(readBack(s)))
  }

  /** What a reader must read back for `s`: UTF-8 has no lone surrogates. */
  def readBack(s: String): String = {
    val b = new java.lang.StringBuilder(s)
    var at = chars.Surrogate.firstLone(b)
    while (at >= 0) {
      b.setCharAt(at, '\ufffd')
      at = chars.Surrogate.firstLone(b)
    }
    b.toString
  }
}
