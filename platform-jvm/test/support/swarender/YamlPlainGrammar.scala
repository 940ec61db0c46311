package swarender

import fastparse.*
import fastparse.NoWhitespace.*

/** What the two versions' specifications make of a plain scalar of one line in a block: the
  * productions of YAML 1.2, chapters 5 to 7 (with the breaks of YAML 1.1, which has more of them),
  * and the tags that YAML 1.1's type repository and YAML 1.2's core schema (section 10.3.2) resolve
  * it to.
  *
  * Differs from the type repository in the digits after the point of a float, which it spells
  * `[0-9.]*`: taken literally, `1.2.3` and every IP address would be floats. Its examples and all
  * readers mean `[0-9_]*`.
  */
object YamlPlainGrammar {

  /** Whether `s` is one plain scalar to both versions. */
  def isPlain(s: String): Boolean = parse(s, plain(_)).isSuccess

  /** The tag that YAML 1.1 gives the plain scalar `s`, if it is not `str`. */
  def tag11(s: String): Option[String] = tag(s, tag11(_))

  /** The tag that YAML 1.2 gives the plain scalar `s`, if it can be one. */
  def tag12(s: String): Option[String] = tag(s, tag12(_))

  private def tag(s: String, grammar: P[?] => P[String]): Option[String] = parse(s, grammar) match {
    case Parsed.Success(name, _) => Some(name)
    case _ => None
  }

  // YAML 1.2, productions 1, 22, 27, 34, 126, 127, 130, 132 and 206, in the contexts block-out and block-key.
  private def isPrintable(c: Char): Boolean =
    c >= 0x20 && c <= 0x7e || c >= 0xa0 && c <= 0xfffd && !Character.isSurrogate(c)
  private def isCharNotSpace(c: Char): Boolean = isPrintable(c) && c != ' ' && c != 0x2028 && c != 0x2029 && c != 0xfeff
  private def isIndicator(c: Char): Boolean = "-?:,[]{}#&*!|>'\"%@`".indexOf(c.toInt) >= 0

  private def pair[$: P]: P[Unit] = P(CharPred(Character.isHighSurrogate) ~ CharPred(Character.isLowSurrogate))
  private def nsChar[$: P]: P[Unit] = P(CharPred(isCharNotSpace) | pair)
  private def white[$: P]: P[Unit] = P(CharIn(" \t"))
  private def plainFirst[$: P]: P[Unit] = P(
    CharPred(c => isCharNotSpace(c) && !isIndicator(c)) | pair | CharIn("?:\\-") ~ &(nsChar)
  )
  private def plainChar[$: P]: P[Unit] =
    P(CharPred(c => isCharNotSpace(c) && c != ':' && c != '#') | pair | ":" ~ &(nsChar))
  private def hashes[$: P]: P[Unit] = P("#".rep)
  private def forbidden[$: P]: P[Unit] = P(("---" | "...") ~ (white | End))
  private def plain[$: P]: P[Unit] = P(!forbidden ~ plainFirst ~ hashes ~ (white.rep ~ plainChar ~ hashes).rep ~ End)

  // What both versions have.
  private def sign[$: P]: P[Unit] = P(CharIn("+\\-").?)
  private def digit[$: P]: P[Unit] = P(CharIn("0-9"))
  private def digits[$: P]: P[Unit] = P(digit.rep(1))
  private def cased[$: P](word: String): P[Unit] = {
    val capital = s"${word.head.toUpper}${word.tail}"
    val upper = word.toUpperCase
    P(word | capital | upper)
  }
  private def end[$: P](name: String): P[String] = P(End).map(_ => name)
  private def nulls[$: P]: P[String] = P(("~" | cased("null") | "") ~ end("null"))
  private def infinity[$: P]: P[Unit] = P(sign ~ "." ~ cased("inf"))
  private def nan[$: P]: P[Unit] = P("." ~ ("nan" | "NaN" | "NAN"))

  // yaml.org/type: bool, int, float, timestamp, merge, value.
  private def bool11[$: P]: P[String] = {
    def word = P(cased("y") | cased("n"))
    def long = P(cased("yes") | cased("no") | cased("true") | cased("false") | cased("on") | cased("off"))
    P(word ~ end("bool") | long ~ end("bool"))
  }
  private def grouped[$: P]: P[Unit] = P(CharIn("0-9_").rep)
  private def sixty[$: P]: P[Unit] = P((":" ~ (CharIn("0-5") ~ digit ~ !digit | digit)).rep(1))
  private def int11[$: P]: P[String] = P(
    sign ~ "0b" ~ CharIn("01_").rep(1) ~ end("int") |
      sign ~ "0" ~ CharIn("0-7_").rep(1) ~ end("int") |
      sign ~ ("0" | CharIn("1-9") ~ grouped) ~ end("int") |
      sign ~ "0x" ~ CharIn("0-9a-fA-F_").rep(1) ~ end("int") |
      sign ~ CharIn("1-9") ~ grouped ~ sixty ~ end("int")
  )
  private def float11[$: P]: P[String] = P(
    sign ~ (digit ~ grouped).? ~ "." ~ grouped ~ (CharIn("eE") ~ CharIn("+\\-") ~ digits).? ~ end("float") |
      sign ~ digit ~ grouped ~ sixty ~ "." ~ grouped ~ end("float") |
      infinity ~ end("float") | nan ~ end("float")
  )
  private def two[$: P]: P[Unit] = P(digit ~ digit)
  private def oneOrTwo[$: P]: P[Unit] = P(digit ~ digit.?)
  private def year[$: P]: P[Unit] = P(two ~ two)
  private def zone[$: P]: P[Unit] = P(white.rep ~ ("Z" | CharIn("+\\-") ~ oneOrTwo ~ (":" ~ two).?))
  private def timestamp[$: P]: P[String] = {
    def time = P((CharIn("Tt") | white.rep(1)) ~ oneOrTwo ~ ":" ~ two ~ ":" ~ two ~ ("." ~ digit.rep).? ~ zone.?)
    P(
      year ~ "-" ~ two ~ "-" ~ two ~ end("timestamp") | year ~ "-" ~ oneOrTwo ~ "-" ~ oneOrTwo ~ time ~ end("timestamp")
    )
  }
  private def tag11[$: P]: P[String] =
    P(nulls | bool11 | int11 | float11 | timestamp | "<<" ~ end("merge") | "=" ~ end("value"))

  // YAML 1.2, section 10.3.2.
  private def exponent[$: P]: P[Unit] = P(CharIn("eE") ~ sign ~ digits)
  private def tag12[$: P]: P[String] = P(
    nulls | (cased("true") | cased("false")) ~ end("bool") |
      sign ~ digits ~ end("int") |
      "0o" ~ CharIn("0-7").rep(1) ~ end("int") |
      "0x" ~ CharIn("0-9a-fA-F").rep(1) ~ end("int") |
      sign ~ ("." ~ digits | digits ~ ("." ~ digit.rep).?) ~ exponent.? ~ end("float") |
      infinity ~ end("float") | nan ~ end("float")
  )
}
