package swarender

/** The rules of an escape set of the library, written a second time for comparison, one code point
  * at a time.
  *
  * @param spell
  *   what a code point that is no surrogate becomes
  * @param lone
  *   what a lone surrogate becomes
  */
final class EscapeReference(val name: String, val escapes: Escapes, spell: Int => String, lone: Int => String) {
  def apply(s: CharSequence): String = {
    val text = new java.lang.StringBuilder
    var i = 0
    while (i < s.length) {
      val c = s.charAt(i)
      if (i + 1 < s.length && Character.isSurrogatePair(c, s.charAt(i + 1))) {
        text.append(spell(Character.toCodePoint(c, s.charAt(i + 1))))
        i += 2
      } else {
        text.append(if (Character.isSurrogate(c)) lone(c.toInt) else spell(c.toInt))
        i += 1
      }
    }
    text.toString
  }

  def quoted(s: CharSequence): String = "\"" + apply(s) + "\""
}

object EscapeReference {
  private def itself(c: Int): String = new String(Character.toChars(c))
  private def digits(c: Int, n: Int): String = {
    val hex = Integer.toHexString(c)
    "0" * (n - hex.length) + hex
  }
  private def u(c: Int): String =
    if (c > 0xffff) Character.toChars(c).map(unit => u(unit.toInt)).mkString else "\\u" + digits(c, 4)
  private def x(c: Int): String = "\\x" + digits(c, 2)

  private def json(c: Int): String = c match {
    case '"' => "\\\""
    case '\\' => "\\\\"
    case '\b' => "\\b"
    case '\f' => "\\f"
    case '\n' => "\\n"
    case '\r' => "\\r"
    case '\t' => "\\t"
    case _ => if (c < 0x20) u(c) else itself(c)
  }

  private def yaml(c: Int): String = c match {
    case 0x00 => "\\0"
    case 0x07 => "\\a"
    case 0x0b => "\\v"
    case 0x1b => "\\e"
    case '"' | '\\' | '\b' | '\f' | '\n' | '\r' | '\t' => json(c)
    case 0x2028 | 0x2029 | 0xfeff | 0xfffe | 0xffff => u(c)
    case 0x34f | 0x61c | 0x115f | 0x1160 | 0x17b4 | 0x17b5 | 0x180e | 0x3164 | 0xffa0 => u(c)
    case 0xad => x(c)
    case _ =>
      if (c < 0x20 || c >= 0x7f && c <= 0xa0) x(c)
      else if (
        c == 0x200b || c == 0x200e || c == 0x200f || c >= 0x202a && c <= 0x202e || c >> 4 == 0x206 || c >= 0xfff0 && c <= 0xfffb
      ) u(c)
      else itself(c)
  }

  private def toml(c: Int): String = if (c == 0x7f) u(c) else json(c)

  private def xml(c: Int): String = c match {
    case '<' => "&lt;"
    case '>' => "&gt;"
    case '&' => "&amp;"
    case '"' => "&quot;"
    case '\'' => "&apos;"
    case _ => itself(c)
  }

  private def set(name: String, escapes: Escapes)(spell: Int => String) =
    new EscapeReference(name, escapes, spell, _ => spell(0xfffd))

  val minimal: EscapeReference = set("minimal", Escapes.minimal)(json)
  val ascii: EscapeReference = set("ascii", Escapes.ascii)(c => if (c > 0x7e) u(c) else json(c))
  val surrogates: EscapeReference =
    new EscapeReference("minimal with surrogates", Escapes.minimal.withSurrogateEscape, json, u)

  /** Those of JSON. */
  val ofJson: Seq[EscapeReference] = Seq(
    minimal,
    ascii,
    surrogates,
    set("jsonnet", Escapes.jsonnet)(c => if (c >= 0x7f && c <= 0x9f) u(c) else json(c)),
    set("go", Escapes.go)(c => if (c == 0x2028 || c == 0x2029) u(c) else json(c)),
    set("ujson", Escapes.ujson)(c => if (c > 0x7f) u(c) else json(c)),
    set("html", Escapes.html)(c => if ("<>&\u2028\u2029".indexOf(c) >= 0) u(c) else json(c))
  )

  /** Those of everything else. */
  val others: Seq[EscapeReference] = Seq(
    set("none", Escapes.none)(itself),
    set("yaml", Escapes.yaml)(yaml),
    set("yaml comment", Escapes.comment)(c => if (c == '"' || c == '\\') itself(c) else yaml(c)),
    set("yaml json", Escapes.yamlJson)(c =>
      if (c >= 0x7f && c < 0xa0 || Seq(0x2028, 0x2029, 0xfeff, 0xfffe, 0xffff).contains(c)) u(c) else json(c)
    ),
    set("toml", Escapes.toml)(toml),
    set("toml, many lines", Escapes.tomlMultiLine)(c => if ("\n\t\"".indexOf(c) >= 0) itself(c) else toml(c)),
    set("toml, many lines and quotes", Escapes.tomlMultiLineQuotes)(c =>
      if ("\n\t".indexOf(c) >= 0) itself(c) else toml(c)
    ),
    set("single quotes", Escapes.singleQuoted)(c => if (c == '\'') "''" else itself(c)),
    set("bash", Escapes.bash)(c => if (c == '\'') "'\"'\"'" else itself(c)),
    set("dollars", Escapes.dollars)(c => if (c == '$') "$$" else itself(c)),
    set("xml", Escapes.xml)(xml)
  )

  val all: Seq[EscapeReference] = ofJson ++ others

  /** The sets of `all`, but not the one that escapes surrogates. */
  val sets: Seq[Escapes] = all.filterNot(_ eq surrogates).map(_.escapes)
}
