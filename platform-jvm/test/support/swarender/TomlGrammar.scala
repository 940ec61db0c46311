package swarender

import fastparse.*
import fastparse.NoWhitespace.*

/** The grammar of TOML 1.0 (toml.abnf of the specification), rule by rule: text into expressions,
  * in order.
  */
object TomlGrammar {
  sealed trait Expression
  final case class KeyValue(key: Seq[String], value: Value) extends Expression
  final case class Header(key: Seq[String], inArray: Boolean) extends Expression

  sealed trait Value
  final case class Scalar(value: ujson.Value) extends Value
  final case class ArrayOf(elements: Seq[Value]) extends Value
  final case class Inline(members: Seq[KeyValue]) extends Value

  /** The expressions of a document, or where it breaks the grammar. */
  def read(text: String): Either[String, Seq[Expression]] = parse(text, toml(using _)) match {
    case Parsed.Success(expressions, _) => Right(expressions)
    case failure: Parsed.Failure => Left(failure.trace().longMsg)
  }

  private def toml[$: P]: P[Seq[Expression]] = P(expression.rep(sep = newline).map(_.flatten) ~ End)
  private def expression[$: P]: P[Option[Expression]] = P(ws ~ (keyval | header).? ~ ws ~ comment.?)

  private def newline[$: P]: P[Unit] = P("\n" | "\r\n")
  private def ws[$: P]: P[Unit] = P(CharsWhileIn(" \t", 0))
  private def comment[$: P]: P[Unit] = P("#" ~ CharsWhile(c => c == '\t' || isText(c), 0))
  private def wsCommentNewline[$: P]: P[Unit] = P((CharIn(" \t") | comment.? ~ newline).rep)

  /** A char that needs no escape: no control and no surrogate; fastparse reads a surrogate pair as
    * two chars.
    */
  private def isText(c: Char): Boolean = c >= 0x20 && c != 0x7f

  private def header[$: P]: P[Header] = P(
    ("[[" ~ ws ~ key ~ ws ~ "]]").map(Header(_, inArray = true)) | ("[" ~ ws ~ key ~ ws ~ "]")
      .map(Header(_, inArray = false))
  )
  private def keyval[$: P]: P[KeyValue] = P(key ~ ws ~ "=" ~ ws ~ value).map { case (k, v) => KeyValue(k, v) }
  private def key[$: P]: P[Seq[String]] = P(simpleKey.rep(1, sep = ws ~ "." ~ ws))
  private def simpleKey[$: P]: P[String] = P(basic | literal | CharsWhileIn("A-Za-z0-9\\-_").!)

  private def value[$: P]: P[Value] = P(array | inlineTable | scalar.map(Scalar(_)))
  private def scalar[$: P]: P[ujson.Value] = P(
    string.map(ujson.Str(_)) | boolean | dateTime | float | integer
  )
  private def boolean[$: P]: P[ujson.Value] = P(
    "true".!.map(_ => ujson.True) | "false".!.map(_ => ujson.False)
  )

  private def array[$: P]: P[Value] =
    P("[" ~ (wsCommentNewline ~ value ~ wsCommentNewline).rep(sep = ",") ~ ",".? ~ wsCommentNewline ~ "]")
      .map(ArrayOf(_))
  private def inlineTable[$: P]: P[Value] =
    P("{" ~ ws ~ keyval.rep(sep = ws ~ "," ~ ws) ~ ws ~ "}").map(Inline(_))

  private def string[$: P]: P[String] = P(multiLineBasic | basic | multiLineLiteral | literal)
  private def basic[$: P]: P[String] = P("\"" ~ basicChar("\"").rep.map(_.mkString) ~ "\"")
  private def basicChar[$: P](stop: String): P[String] = P(
    CharPred(c => !stop.contains(c) && c != '\\' && (c == '\t' || isText(c))).! | escaped
  )
  private def escaped[$: P]: P[String] = P(
    "\\" ~ (CharIn("\"\\\\bfnrt").!.map(shortForms) | "u" ~ hex(4) | "U" ~ hex(8))
  )
  private val shortForms =
    Map("\"" -> "\"", "\\" -> "\\", "b" -> "\b", "f" -> "\f", "n" -> "\n", "r" -> "\r", "t" -> "\t")
  private def hex[$: P](n: Int): P[String] =
    P(CharIn("0-9A-Fa-f").rep(exactly = n).!.map(Integer.parseUnsignedInt(_, 16)).filter(isScalarValue))
      .map(c => new String(Character.toChars(c)))
  private def isScalarValue(c: Int): Boolean = c >= 0 && c <= 0x10ffff && (c < 0xd800 || c > 0xdfff)

  private def multiLineBasic[$: P]: P[String] =
    P("\"\"\"" ~ newline.? ~ multiLineBasicPart.rep.map(_.mkString) ~ quotes("\""))
      .map { case (text, quotes) => text + quotes }
  private def multiLineBasicPart[$: P]: P[String] = P(
    basicChar("\"") | newline.! | lineContinuation | ("\"".rep(min = 1, max = 2).! ~ !"\"")
  )
  private def lineContinuation[$: P]: P[String] =
    P("\\" ~ ws ~ newline ~ (CharIn(" \t") | newline).rep).map(_ => "")

  /** The end of a multi-line string: up to two quotes that belong to it, and three that do not. */
  private def quotes[$: P](quote: String): P[String] = P(
    (quote * 5).!.map(_ => quote * 2) | (quote * 4).!.map(_ => quote) | (quote * 3).!.map(_ => "")
  )

  private def literal[$: P]: P[String] = P(
    "'" ~ CharsWhile(c => c != '\'' && (c == '\t' || isText(c)), 0).! ~ "'"
  )
  private def multiLineLiteral[$: P]: P[String] =
    P("'''" ~ newline.? ~ multiLineLiteralPart.rep.! ~ quotes("'"))
      .map { case (text, quotes) => text + quotes }
  private def multiLineLiteralPart[$: P]: P[Unit] = P(
    CharPred(c => c != '\'' && (c == '\t' || isText(c))) | newline | ("'".rep(min = 1, max = 2) ~ !"'")
  )

  private def integer[$: P]: P[ujson.Value] =
    P((CharIn("+\\-").? ~ decimal).!).map(s => ujson.Num(java.lang.Long.parseLong(s).toDouble))
  private def decimal[$: P]: P[Unit] = P(CharIn("1-9") ~ ("_".? ~ CharIn("0-9")).rep | "0")

  private def float[$: P]: P[ujson.Value] = P(special | number)
  private def special[$: P]: P[ujson.Value] = P(CharIn("+\\-").?.! ~ ("inf" | "nan").!).map { case (sign, name) =>
    ujson.Num(
      if (name == "nan") Double.NaN
      else if (sign == "-") Double.NegativeInfinity
      else Double.PositiveInfinity
    )
  }
  private def number[$: P]: P[ujson.Value] =
    P((CharIn("+\\-").? ~ decimal ~ (fraction ~ exponent.? | exponent)).!).map(s =>
      ujson.Num(s.replace("_", "").toDouble)
    )
  private def fraction[$: P]: P[Unit] = P("." ~ digits)
  private def exponent[$: P]: P[Unit] = P(IgnoreCase("e") ~ CharIn("+\\-").? ~ digits)
  private def digits[$: P]: P[Unit] = P(CharIn("0-9") ~ ("_".? ~ CharIn("0-9")).rep)

  private def dateTime[$: P]: P[ujson.Value] =
    P((fullDate ~ (CharIn("Tt ") ~ partialTime ~ offset.?).? | partialTime).!)
      .filter(isValidDateTime)
      .map(s => ujson.Str(TomlDocuments.Date + s))
  private def two[$: P]: P[Unit] = P(CharIn("0-9").rep(exactly = 2))
  private def fullDate[$: P]: P[Unit] = P(two ~ two ~ "-" ~ two ~ "-" ~ two)
  private def partialTime[$: P]: P[Unit] = P(two ~ ":" ~ two ~ ":" ~ two ~ ("." ~ CharsWhileIn("0-9")).?)
  private def offset[$: P]: P[Unit] = P(CharIn("Zz") | CharIn("+\\-") ~ two ~ ":" ~ two)

  /** What java.time has to say about the fields. */
  private def isValidDateTime(text: String): Boolean = scala.util.Try {
    val s = text.toUpperCase.replace(' ', 'T')
    if (!s.contains('T')) {
      if (s.contains('-')) java.time.LocalDate.parse(s) else java.time.LocalTime.parse(s)
    } else if (s.matches(".*(Z|[+-]..:..)")) {
      val _ = java.time.LocalTime.parse(s.takeRight(5).replaceFirst(".*Z", "00:00"))
      java.time.LocalDateTime.parse(s.stripSuffix("Z").replaceFirst("[+-]..:..$", ""))
    } else java.time.LocalDateTime.parse(s)
  }.isSuccess
}
